# Settings: sound, phrases, where files are.
look-contrast = Contraste
motion-hint = Con un clic o Espacio te saltas lo que se mueve.
sound = Sonido
sound-volume = Volumen
sound-off = Quitar sonido (Ctrl+M)
sound-on = Poner sonido (Ctrl+M)
phrases = Frases de otros
phrases-on = Mostrar
phrases-off = Ocultar
data-folder = Tus partidas se guardan en esta carpeta:
folder-open = Abrir
folder-copy = Copiar la ruta
folder-copied = Copiado

# Impostazioni: suono, frasi, dove sono i file.
look-contrast = Alto contrasto
motion-hint = Un clic o la barra spaziatrice salta i movimenti.
sound = Suono
sound-volume = Volume
sound-off = Spegni il suono (Ctrl+M)
sound-on = Accendi il suono (Ctrl+M)
phrases = Frasi degli altri
phrases-on = Mostra
phrases-off = Nascondi
data-folder = Le tue partite sono in questa cartella:
folder-open = Apri
folder-copy = Copia percorso
folder-copied = Copiato

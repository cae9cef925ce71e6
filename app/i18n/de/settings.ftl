# Einstellungen: Ton, Sprüche, wo die Dateien sind.
look-contrast = Mehr Kontrast
motion-hint = Klick oder Leertaste überspringt die Bewegung.
sound = Ton
sound-volume = Lautstärke
sound-off = Ton aus (Ctrl+M)
sound-on = Ton an (Ctrl+M)
phrases = Was andere sagen
phrases-on = Zeigen
phrases-off = Verbergen
data-folder = Deine Spiele liegen in diesem Ordner:
folder-open = Öffnen
folder-copy = Pfad kopieren
folder-copied = Kopiert

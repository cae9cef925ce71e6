# Settings: sound, phrases, where files are.
look-contrast = Contraste
motion-hint = Un clic ou Espace passe ce qui bouge.
sound = Son
sound-volume = Volume
sound-off = Couper le son (Ctrl+M)
sound-on = Mettre le son (Ctrl+M)
phrases = Mots des autres
phrases-on = Montrer
phrases-off = Cacher
data-folder = Tes parties sont dans ce dossier :
folder-open = Ouvrir
folder-copy = Copier le chemin
folder-copied = Copié

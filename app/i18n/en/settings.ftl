# Settings: sound, phrases, where files are.
look-contrast = High contrast
motion-hint = A click or the space bar skips what moves.
sound = Sound
sound-volume = Volume
sound-off = Sound off (Ctrl+M)
sound-on = Sound on (Ctrl+M)
phrases = What others say
phrases-on = Show it
phrases-off = Hide it
data-folder = Your games are kept in this folder:
folder-open = Open
folder-copy = Copy the path
folder-copied = Copied

# Why a seat or a table is not to be had.
refused-no-table = Cette table a disparu.
refused-full = Il n’y a plus de place à cette table.
refused-started = La partie a commencé à cette table.
refused-seated = Tu es déjà à cette table.
refused-not-seated = Il n’y a personne à cette place.
refused-not-invited = Cette table est pour ceux qui ont joué la dernière partie.
refused-operator = Un robot ne s’assoit qu’à la table de son propriétaire.
refused-name = Le nom à la table n’est pas celui que porte ce joueur.
refused-guest = La table ne peut pas prendre cet invité.
refused-draft = La partie lancée n’est pas celle qui était prévue.
refused-changed = La table a changé entre-temps. Regarde encore !
refused-not-ready = La partie a été lancée avant que tout le monde dise « C’est bon ».
refused-stood-up = Quelqu’un s’est levé avant le début de la partie.
refused-removed = On t’a demandé de quitter la table.
refused-not-opener = Seule la personne qui a ouvert la table peut faire cela.
refused-already-open = Tu as déjà ouvert une table.
refused-seats = Une table a de deux à cinq places, et une pour chaque invité.
refused-playing = Tu es dans une partie.
refused-away = Ce joueur ne répond pas en ce moment.
refused-no-rematch = On ne peut pas rejouer cette partie.
refused-cannot-play = Un des ordinateurs ne peut pas enregistrer la partie : elle ne commence pas.

# Why one sits at no table any more.
table-closed = La table a été fermée.
table-opener-lost = On n’arrive plus à joindre la personne qui a ouvert la table.
table-seat-lost = La connexion a été perdue trop longtemps, et ta place avec elle.

# Why a call does not go through.
call-no-answer = Personne ne répond. Vérifie le code, et si un pare-feu ferme le port.
call-somebody-else = Un autre ordinateur répond. Demande un nouveau code.
call-ourselves = C’est ton propre code.
call-newer = Le jeu de l’autre est plus récent (le sien { $theirs }, le tien { $ours }). Installe la dernière version sur cet ordinateur.
call-older = Le jeu de l’autre est plus ancien (le sien { $theirs }, le tien { $ours }). Installe la dernière version sur l’autre ordinateur.
called = Trouvé : { $name } est là.
code-empty = Tape d’abord un code ou une adresse.
code-letter = Un code n’a pas de { $letter }. Regarde encore.
code-short = Ce code est trop court : il manque des lettres.
code-long = Ce code est trop long.
code-check = Une lettre de ce code est fausse. Compare encore une fois.
code-kind = Ce code vient d’une autre version du jeu.
code-address = Personne ne peut être à cette adresse.
code-no-address = Ce n’est ni un code ni une adresse.
code-no-port = Il manque le port à l’adresse : le nombre après les deux-points.

# What is wrong with the network, and what to do about it.
net-none = Cet ordinateur n’est relié à aucun réseau.
net-none-advice = Branche-toi au Wi-Fi ou au câble des autres{ $system ->
    [windows]  : clique sur le symbole du réseau dans la barre des tâches, et vérifie que le mode Avion est désactivé.
    [mac]  : ouvre le menu Wi-Fi en haut de l’écran, et vérifie que le Wi-Fi est activé.
   *[linux]  : ouvre le menu réseau de ton bureau.
}
net-twice = L’ordinateur à l’adresse { $at } joue avec la même identité que celui-ci : ils ne peuvent pas se rencontrer.
net-twice-advice = Cela arrive quand les données du jeu ont été copiées d’un ordinateur à l’autre. Ferme le jeu sur l’un des deux, mets de côté sa copie des données et relance-le : il se crée alors sa propre identité.
net-vpn-only = Cet ordinateur n’est relié que par un VPN ou un réseau mobile, pas au réseau de la maison.
net-vpn-only-advice = Branche-toi au Wi-Fi ou au câble des autres. Si tout le monde est dans le même VPN, rejoins les autres par code : cela passe à travers.
net-no-address = Cet ordinateur n’a pas encore reçu d’adresse de la box.
net-no-address-advice = Coupe le Wi-Fi et rallume-le, ou débranche le câble et rebranche-le. Si cela n’aide pas, redémarre la box.
net-port-taken = Un autre programme garde pour lui le port UDP 5353 : les ordinateurs ne peuvent pas se trouver tout seuls.
net-port-taken-advice = { $system ->
    [windows] Dans un terminal, netstat -ano -p udp montre son numéro, et le Gestionnaire des tâches son nom.
    [mac] Dans un terminal, sudo lsof -nP -iUDP:5353 montre lequel.
   *[linux] Dans un terminal, sudo ss -ulpn 'sport = :5353' montre lequel.
} Ferme-le et relance le jeu. En attendant, rejoins les autres par code : cela marche sans recherche.
net-blocked = Un pare-feu ou le système retient les appels par lesquels les ordinateurs se trouvent.
net-blocked-advice = { $system ->
    [windows] Choisis un réseau privé dans Paramètres, Réseau et Internet. Puis autorise Sleeping Queens dans Sécurité Windows, Pare-feu.
    [mac] Active Sleeping Queens dans Réglages Système, Confidentialité et sécurité, Réseau local, puis relance le jeu.
   *[linux] Avec ufw : sudo ufw allow 5353/udp et sudo ufw allow { $port }/tcp. Avec firewalld : sudo firewall-cmd --add-service=mdns --add-port={ $port }/tcp.
} En attendant, rejoins les autres par code : cela marche sans recherche.
net-newer = Quelqu’un ici a une version plus récente du jeu (la sienne { $theirs }, la tienne { $ours }).
net-newer-advice = Installe la dernière version sur cet ordinateur. Ceux qui ont la même version peuvent déjà jouer.
net-older = Quelqu’un ici a une version plus ancienne du jeu (la sienne { $theirs }, la tienne { $ours }).
net-older-advice = Installe la dernière version sur l’autre ordinateur. Ceux qui ont la même version peuvent déjà jouer.
net-unreachable = { $count ->
    [one] { $who } est là, mais on n’arrive pas à l’appeler.
   *[other] { $who } sont là, mais on n’arrive pas à les appeler.
}
net-unreachable-advice = Un pare-feu sur l’autre ordinateur ferme sans doute le port du jeu : le jeu y dit comment l’ouvrir. Ou le Wi-Fi sépare ses ordinateurs, comme les réseaux d’invités. Un seul sens ouvert suffit : demande aux autres de te rejoindre avec ton code.
net-closed = Les autres ne peuvent pas joindre cet ordinateur ; un pare-feu ferme sans doute le port TCP { $port }.
net-closed-advice = { $system ->
    [windows] Autorise Sleeping Queens dans Sécurité Windows, Pare-feu et protection du réseau.
    [mac] Autorise les connexions entrantes pour Sleeping Queens dans Réglages Système, Réseau, Coupe-feu.
   *[linux] Avec ufw : sudo ufw allow { $port }/tcp. Avec firewalld : sudo firewall-cmd --add-port={ $port }/tcp.
} Un seul sens ouvert suffit : tu peux rejoindre les autres avec leur code.
net-nobody = Tout est prêt, mais il n’y a encore personne.
net-nobody-advice = Lance le jeu sur un autre ordinateur du même réseau de la maison : le même nom de Wi-Fi, et pas le Wi-Fi des invités, qui sépare souvent ses ordinateurs. Si quelqu’un est là et n’apparaît pas, rejoins-le par code.
net-vpn-beside = Un VPN est actif, et certains VPN séparent les ordinateurs d’une même maison.
net-vpn-beside-advice = Autorise l’accès au réseau local dans les réglages du VPN, ou coupe-le pendant que tu joues.

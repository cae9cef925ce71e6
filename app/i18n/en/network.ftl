# Why a seat or a table is not to be had.
refused-no-table = This table is gone.
refused-full = All seats at this table are taken.
refused-started = The game at this table has begun.
refused-seated = You sit at this table already.
refused-not-seated = There is nobody in this seat.
refused-not-invited = This table is for those who played the last game.
refused-operator = A bot sits down only at the table of its own person.
refused-name = The name at the table is not the one this player goes by.
refused-guest = The table cannot take this guest.
refused-draft = The game that was started is not the one that was agreed to.
refused-changed = The table has changed in the meantime. Look again!
refused-not-ready = The game was started before everybody was ready.
refused-stood-up = Somebody stood up before the game began.
refused-removed = You were asked to leave the table.
refused-not-opener = Only whoever opened the table can do this.
refused-already-open = You have a table open already.
refused-seats = A table has two to five seats, and one for each guest.
refused-playing = You are in a game.
refused-away = This player cannot be reached just now.
refused-no-rematch = This game cannot be played again.
refused-cannot-play = The game cannot be saved on one of the computers, so it does not begin.

# Why one sits at no table any more.
table-closed = The table was closed.
table-opener-lost = Whoever opened the table cannot be reached any more.
table-seat-lost = The connection was lost for too long, and your seat with it.

# Why a call does not go through.
call-no-answer = Nobody answers there. Check the code, and whether a firewall closes the port.
call-somebody-else = Another computer answers there. Ask for a new code.
call-ourselves = That is your own code.
call-newer = They have a newer version of the game (theirs { $theirs }, yours { $ours }). Install the newest version on this computer.
call-older = They have an older version of the game (theirs { $theirs }, yours { $ours }). Install the newest version on their computer.
called = Found: { $name } is here.
code-empty = Type a code or an address first.
code-letter = A code has no { $letter }. Look again.
code-short = This code is too short: some letters are missing.
code-long = This code is too long.
code-check = A letter of this code is wrong. Compare it once more.
code-kind = This code is from another version of the game.
code-address = Nobody can be at that address.
code-no-address = This is neither a code nor an address.
code-no-port = The address lacks its port, the number after the colon.

# What is wrong with the network, and what to do about it.
net-none = This computer is not connected to any network.
net-none-advice = Connect to the Wi-Fi or cable that the others use{ $system ->
    [windows] : click the network symbol in the taskbar, and see that flight mode is off.
    [mac] : open the Wi-Fi menu at the top of the screen, and see that Wi-Fi is on.
   *[linux] : open the network menu of your desktop.
}
net-twice = The computer at { $at } plays with the same identity as this one, so the two cannot meet.
net-twice-advice = This happens when the game's data was copied from one computer to the other. Close the game on one of them, move its copy of the data away, and start it again: it then makes an identity of its own.
net-vpn-only = This computer is connected only through a VPN or a mobile link, not to the home network.
net-vpn-only-advice = Connect to the Wi-Fi or cable that the others use. If everyone is in the same VPN, join by code: that works through it.
net-no-address = This computer has no address from a router yet.
net-no-address-advice = Switch Wi-Fi off and on, or pull the cable and put it back. Restart the router if that does not help.
net-port-taken = Another program keeps UDP port 5353 to itself, so computers cannot find each other by themselves.
net-port-taken-advice = { $system ->
    [windows] In a terminal, netstat -ano -p udp shows its number, and the Task Manager its name.
    [mac] In a terminal, sudo lsof -nP -iUDP:5353 shows which one.
   *[linux] In a terminal, sudo ss -ulpn 'sport = :5353' shows which one.
} Close it and start the game again. Meanwhile join by code: that needs no discovery.
net-blocked = A firewall or the system holds back the calls by which computers find each other.
net-blocked-advice = { $system ->
    [windows] Make your network a private one under Settings, Network & internet. Then allow Sleeping Queens under Windows Security, Firewall.
    [mac] Switch Sleeping Queens on under System Settings, Privacy & Security, Local Network, and start the game again.
   *[linux] With ufw: sudo ufw allow 5353/udp and sudo ufw allow { $port }/tcp. With firewalld: sudo firewall-cmd --add-service=mdns --add-port={ $port }/tcp.
} Meanwhile join by code: that needs no discovery.
net-newer = Somebody here has a newer version of the game (theirs { $theirs }, yours { $ours }).
net-newer-advice = Install the newest version on this computer. Everyone with the same version can play now.
net-older = Somebody here has an older version of the game (theirs { $theirs }, yours { $ours }).
net-older-advice = Install the newest version on the other computer. Everyone with the same version can play now.
net-unreachable = { $count ->
    [one] { $who } can be found here but not reached.
   *[other] { $who } can be found here but not reached.
}
net-unreachable-advice = Probably a firewall on their computer closes the game's port: the game there says how to open it. Or the Wi-Fi keeps its computers apart, as guest networks do. One open direction is enough: ask them to join you by your code.
net-closed = Others cannot connect to this computer; a firewall probably closes TCP port { $port }.
net-closed-advice = { $system ->
    [windows] Allow Sleeping Queens under Windows Security, Firewall & network protection.
    [mac] Let Sleeping Queens receive incoming connections under System Settings, Network, Firewall.
   *[linux] With ufw: sudo ufw allow { $port }/tcp. With firewalld: sudo firewall-cmd --add-port={ $port }/tcp.
} One open direction is enough: you can join others by their code.
net-nobody = All is ready, and nobody else is here yet.
net-nobody-advice = Start the game on another computer in the same home network: the same Wi-Fi name, and not the guest Wi-Fi, which often keeps its computers apart. If somebody is there and does not appear, join by code.
net-vpn-beside = A VPN is on, and some VPNs keep computers of one home apart.
net-vpn-beside-advice = Allow access to the local network in the settings of the VPN, or disconnect it while you play.

### Ce que disent les images de Seastead, en plus des textes du jeu.

## Emplacements et docks

web-free = gratuit
# $price (texte) : 2 poissons, par exemple.
web-price = Prix actuel : { $price }
web-prices = Prix actuel : port { $port }, académie { $academy }, chantier naval { $shipyard }
web-location = Emplacement { $location }
web-cost = coût { $cost }
# $type (texte) : port, par exemple ; $amount (nombre).
web-tag = { $type } à { $amount } de moins
# $player (texte) : Équipe 1, par exemple.
web-built = { $type } ({ $player })
web-ship-of = bateau ({ $player })
# $points (texte) : avec son mot ; $port (texte) : 1-3, par exemple.
web-dock-area = { $type } ici : { $points } grâce au dock en { $port }
web-dock-score = { $player } : { $points } pour les bâtiments
web-dock-owner = { $player } : { $kind } en stock, { $most } au plus
web-flotilla = Flottille { $flotilla } : demande { $kind }, face { $side }, emplacements construits : { $built } sur 6
web-demand =
    { $locked ->
        [yes] Demande de la flottille { $flotilla } : { $kind }, verrouillée
       *[no] Demande de la flottille { $flotilla } : { $kind }
    }

## Plateaux joueurs, cartes

# $left (nombre) : combien de bâtiments restent.
web-row = { $type } : reste { $left } sur 4
web-columns = Colonnes
# $beside et $boxed (nombres) ; $placed (texte) : des emplacements, ou "none".
web-ships =
    { $placed ->
        [none] { $beside } à côté
       *[other] { $beside } à côté, en { $placed }
    }{ $boxed ->
        [0] {""}
       *[other] , { $boxed } hors jeu
    }
web-no-specialists = Aucun pour l'instant : chaque académie en apporte un.
web-face-down = face cachée
web-ready = Spécialistes visibles
web-removed = Hors jeu : { $names }
web-removed-docks =
    { $count ->
        [one] { $count } dock hors jeu
       *[other] { $count } docks hors jeu
    }
web-first = Joue en premier
web-pad-dock = Bâtiments au dock { $location }
web-either = ainsi
web-or = ou ainsi
# $half (texte) : a ou b ; $mine et $other (texte) : ce que donnent les moitiés.
web-way = Moitié { $half } pour vous : { $mine }. En face : { $other }
web-half-of = { $player } : { $half }
web-drawn = Décret pioché : { $name }. { $rule }
web-locks = verrouille { $kind }
web-displays = Réserve et étalages

## Les choix en quelques mots

web-do-dive = Plonger
web-do-build = { $type } { $location } : { $price }
web-do-half = Vous : { $own } | adversaire : { $other }
web-do-half-solo = Vous : { $own } | Boss : { $other }
web-do-market = Échanger { $amount }
web-do-dock = { $slot } : dock { $kind }
web-do-copy = Effet de { $location }
web-do-swap = { $kind } et { $other }
web-do-stop = En rester là
web-do-decline = Renoncer
web-prompt-take = encore { $amount }
web-prompt-picked = depuis { $location }
web-window-pre = avant l'action
web-window-oriented = avant les prises
web-window-taken = après les prises
web-window-location = avant l'effet d'emplacement
web-window-post = après l'action
web-window-opponent-oriented = l'adversaire a orienté la carte
web-window-opponent-paid = l'adversaire a payé

## Ce que sont les choses

web-use-dive = Pour plonger.
web-use-build = Pour construire.
web-use-both = Pour plonger et pour construire.
web-tip-kind = Demande de la flottille { $flotilla } ; { $supply } dans la réserve. Un dock de ce type fait marquer le stock de son propriétaire.
web-name-any = Ressource au choix
web-tip-any = Poisson, algue, artefact ou métal, à votre gré.
web-name-cleanup = Jeton Dépollution
web-tip-cleanup = Vaut 1 PV. À deux, le dernier jeton de la réserve déclenche la fin de partie.
web-name-points = Points de victoire
web-tip-points = Grâce aux docks, aux emplacements, aux spécialistes visibles et aux jetons Dépollution.
web-tip-port = Apporte un dock de l'étalage, posé à son emplacement.
web-tip-academy = Apporte un spécialiste de l'étalage.
web-tip-shipyard = Apporte un bateau, placé sur l'un des emplacements libres les moins chers d'une flottille.
web-name-ship = Bateau
web-tip-ship = Là où il se trouve, construire coûte 1 de moins, pour tout le monde. Si l'adversaire y construit, son propriétaire prend 1 ressource au choix.
web-name-dock = Dock
web-tip-dock = Son propriétaire marque les ressources de ce type qu'il a en stock. Les bâtiments du bon type autour de lui font marquer qui les a construits : vus du dock, deux à gauche et deux à droite.
web-name-demand = Jeton Demande
web-tip-demand = Sur cette flottille, on paie avec ce type de ressource.
web-name-lock = Jeton Demande verrouillé
web-tip-lock = Tant qu'il est verrouillé, il ne peut pas être échangé.
web-name-dive = Plongée
web-tip-dive = Révélez une carte et tournez-la : une moitié pour vous, l'autre pour l'adversaire. Quand une carte des abysses apparaît sur la pioche, la fin approche.
web-tip-face-up = Elle reste comme on l'a tournée ; certains effets d'emplacement y puisent de nouveau.
web-name-specialist = Spécialiste
web-tip-specialist = S'utilise une fois, au bon moment, puis passe face cachée. Visible, la carte vaut 1 PV.
web-name-resolution = Décret
web-tip-resolution = Change une règle pour tout le monde tant qu'il est en vigueur.
web-name-first = Joue en premier
web-tip-first = Commence chaque manche.
web-name-buildings = Bâtiments
web-name-row-port = Bonus de rangée des ports
web-tip-row-port = Après votre quatrième port : désignez l'un de vos docks et prenez 1 jeton Dépollution par ressource de son type en votre possession, 3 au plus.
web-name-row-academy = Bonus de rangée des académies
web-tip-row-academy = Après votre quatrième académie : remettez visible l'un de vos spécialistes.
web-name-row-shipyard = Bonus de rangée des chantiers navals
web-tip-row-shipyard = Après votre quatrième chantier naval : déplacez autant de vos bateaux que vous voulez vers des emplacements libres.
web-name-column = Bonus de colonne
web-tip-column = Quand le port, l'académie et le chantier naval d'une colonne sont construits : échangez deux jetons Demande et verrouillez l'un d'eux.
web-name-boss = Boss
web-tip-boss = A 20 PV, et 3 pour chacun de ses bâtiments. Il construit là où une deuxième ressource à lui arrive, ou là où l'une d'elles rencontre votre bateau.

## Le mémento

web-group-pieces = Matériel
web-group-resolutions = Décrets
web-group-effects = Effets d'emplacement
web-group-dive = Cartes Plongée
# $where (texte) : des emplacements et leur face, comme 1-6 A, 2-6 B.
web-effect = Effet { $number } ({ $where })

## La première partie

web-guide-sea = Quatre flottilles flottent sur la mer. Le jeton au milieu de chacune dit avec quelle ressource on y paie. À votre tour, vous plongez ou vous construisez.
web-guide-use = Avant l'action, vous pouvez utiliser vos spécialistes. La Quartier-maître vous apporte deux ressources. Cliquez sur la carte.
web-guide-take = Prenez une algue. Avec celle que vous avez, cela fait deux.
web-guide-more = La deuxième aussi est à votre choix. Prenez un métal.
web-guide-build = Maintenant, construisez. L'emplacement 2-1 coûte 2, et la flottille 2 demande des algues. Cliquez sur votre rangée de ports, puis sur 2-1.
web-guide-dock = Un port apporte un dock. Celui du milieu rapporte 1 PV pour votre académie en 2-2, et 3 de plus pour une académie en 2-3. Prenez-le.
web-guide-cleanup = Vient l'effet de l'emplacement : un jeton Dépollution, qui vaut 1 PV. Prenez-le.
web-guide-column = Le port, l'académie et le chantier naval de votre première colonne sont construits. Vous pouvez échanger deux jetons Demande. Vous avez du métal : cliquez sur les jetons des flottilles 1 et 2.
web-guide-lock = L'un des deux est maintenant verrouillé et reste en place pour un temps. Verrouillez le métal sur la flottille 2.
web-guide-end = Votre tour est fini. La prochaine fois, essayez de plonger : vous tournez la carte, et l'adversaire reçoit l'autre moitié. À partir d'ici, c'est une vraie partie. Continuez.

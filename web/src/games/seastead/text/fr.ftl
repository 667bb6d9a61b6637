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
# $player (texte) : Joueur 1, par exemple.
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
# $price (texte) : 2 poissons, par exemple.
web-do-build = Construire en { $location } ({ $type }) : { $price }
web-do-half = Prendre { $own } (adversaire : { $other })
web-do-half-solo = Prendre { $own } (Boss : { $other })
web-do-market = Échanger { $amount }
web-do-dock = Prendre le dock { $slot } ({ $kind })
web-do-remove-dock = Retirer le dock { $slot } ({ $kind })
web-do-hire = Prendre : { $name }
web-do-remove = Retirer : { $name }
web-do-use = Utiliser : { $name }
web-do-ready = Remettre visible : { $name }
web-do-flip = Retourner : { $name }
web-do-copy = Copier l'effet de { $location }
web-do-swap = Échanger { $kind } et { $other }
web-do-lock = Verrouiller { $kind } (flottille { $flotilla })
web-do-resolve = Adopter : { $name }
web-do-dive-with = Plonger avec { $card }
web-do-boss = Donner au Boss : { $type }
web-group-build = Construire sur la flottille { $flotilla }
web-group-market = Échanger d'abord
web-prompt-take = encore { $amount }
web-prompt-at = en { $location }
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

## Le jeu en une page

web-outline-goal = Faites de quatre flottilles un foyer : construisez-y ports, académies et chantiers navals.
web-outline-win = Qui a le plus de points à la fin l'emporte.
web-outline-boss = En solo, vous affrontez le Boss, qui construit et marque lui aussi.
web-outline-dive = À chaque tour, plongez ou construisez. Plonger : révélez une carte et prenez une moitié ; l'autre va à l'adversaire.
web-outline-build = Construire : payez avec la ressource que demande la flottille.
web-outline-effects = Un port apporte un dock, une académie un spécialiste, un chantier naval un bateau ; puis l'emplacement agit.
web-outline-specialists = Chaque spécialiste sert une fois, à son moment.
web-outline-bonuses = Une rangée ou une colonne vidée de votre plateau rapporte un bonus.
web-outline-end-built = La fin approche quand une flottille est pleine ou qu'un plateau n'a plus qu'1 bâtiment,
web-outline-end-supply = ou quand une carte des abysses apparaît sur la pioche ou qu'il n'y a plus de jetons Dépollution.
web-outline-end-round = On termine cette manche, puis on en joue une dernière.
web-outline-locations = Chaque bâtiment rapporte les points de son emplacement.
web-outline-docks = Les docks comptent les bâtiments voisins du bon type, pour vous deux, et jusqu'à 3 ressources en stock pour leur propriétaire.
web-outline-cards = Chaque spécialiste encore visible : 1 point.
web-outline-cleanup = Chaque jeton Dépollution : 1 point.

## La première partie

web-guide-sea = Quatre flottilles voguent sur la mer. Le jeton au milieu de chacune dit avec quelle ressource on y paie. À votre tour, vous plongez ou vous construisez.
web-guide-build = Vous avez 3 poissons. L'emplacement 3-3 coûte 3, et la flottille 3 demande du poisson : vous pouvez y construire. Cliquez sur votre rangée de ports, puis sur 3-3, ou faites-y glisser un port.
web-guide-dock = Un port apporte un dock. Le premier rapporte 2 points pour votre chantier naval en 3-1 et 1 pour chaque métal en stock. Prenez-le.
web-guide-cleanup = Vient ensuite l'effet de l'emplacement : un jeton Dépollution, qui vaut 1 point. Prenez-le.
web-guide-column = Le port, l'académie et le chantier naval de votre première colonne sont construits. Vous pouvez échanger deux jetons Demande. Amenez le métal sur la flottille 3 : cliquez sur les jetons des flottilles 3 et 4.
web-guide-lock = L'un des deux est maintenant verrouillé et reste là pour un temps. Verrouillez le métal de la flottille 3.
web-guide-use = Votre action est faite ; vous pouvez maintenant utiliser des spécialistes. La Fondatrice vous donne aussitôt un autre tour. Cliquez sur la carte.
web-guide-dive = Cette fois, plongez. Personne ne connaît la carte du dessus ; pointez la pioche pour voir ce qui peut venir. Cliquez sur la pioche Plongée.
web-guide-half = Une moitié est pour vous, l'autre pour l'adversaire, et c'est vous qui décidez. Choisissez le premier sens.
web-guide-finish = La fin approche quand une flottille est pleine, qu'un plateau n'a plus qu'1 bâtiment, qu'une carte des abysses apparaît sur la pioche ou qu'il n'y a plus de jetons Dépollution. On termine alors la manche, on en joue une dernière, et les points décident.
web-guide-end = À partir d'ici, c'est une vraie partie. Continuez.
web-guide-wants-build = Le guide attend un port en 3-3.
web-guide-wants-dock = Le guide attend le premier dock.
web-guide-wants-cleanup = Le guide attend que vous preniez le jeton Dépollution de la réserve.
web-guide-wants-column = Le guide attend les jetons Demande des flottilles 3 et 4.
web-guide-wants-lock = Le guide attend le jeton de la flottille 3.
web-guide-wants-use = Le guide attend la Fondatrice, l'une de vos cartes.
web-guide-wants-dive = Le guide attend une plongée : la pioche à côté de la mer.
web-guide-wants-half = Le guide attend le premier des deux sens.

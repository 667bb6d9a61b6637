### Otys en français : ce que dit en plus la table dans le navigateur. Les termes sont ceux des textes du jeu.

## Mots brefs

# Un nom et ce qui s'y rapporte.
web-pair = { $name } : { $value }
web-key = Clé { $key }
web-turn = Le tour
web-supply = Réserve
web-divers = Plongeurs
web-contracts = Contrats
web-token = Jeton Récompense { $token }
web-sponsor =
    { $side ->
        [standard] Sponsor { $tile }, face standard
       *[advanced] Sponsor { $tile }, face avancée
    }
web-surface-slot = Place { $slot } en surface

# Une tuile Sponsor en deux ou trois mots.
web-sponsor-1a = 1 crédit
web-sponsor-1b = Plongeur gratuit
web-sponsor-2a = Plongeur deux fois
web-sponsor-2b = 1 récompense
web-sponsor-3a = 1 Clé reprise
web-sponsor-3b = Niveau 5 remonte
web-sponsor-4a = Équiper ce plongeur
web-sponsor-4b = Équiper en surface
web-sponsor-5a = 1 batterie
web-sponsor-5b-move = Batterie ou déplacement
web-sponsor-5b-swap = Batterie ou échange

## Noms des pièces

web-key-available = Clé { $key }, disponible
web-key-used = Clé { $key }, déjà jouée
web-key-played = Clé { $key }, en cours au niveau { $level }
web-key-space = Emplacement de la Clé X
web-neutral =
    { $count ->
        [one] { $count } Clé X neutre
       *[other] { $count } Clés X neutres
    }
web-level-holds =
    Niveau { $level } : { $cubes } ({ $free ->
        [one] { $free } emplacement libre
       *[other] { $free } emplacements libres
    } sur { $capacity })
web-sponsor-label =
    { $used ->
        [yes] Niveau { $level }, sponsor { $tile } : { $effect } (utilisé)
       *[no] Niveau { $level }, sponsor { $tile } : { $effect }
    }
web-sell-credits =
    vendre 1 { $resource } pour { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
web-sell-points =
    vendre 1 { $resource } pour { $count ->
        [one] { $count } point de notoriété
       *[other] { $count } points de notoriété
    }
web-buy =
    acheter 1 { $resource } pour { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    } (au magasin : { $stock })
web-stock = { $resource } : { $count } au magasin
web-complete-on = Réalisable au niveau : { $levels }
web-hidden =
    { $count ->
        [one] { $count } contrat privé, face cachée
       *[other] { $count } contrats privés, face cachée
    }
web-token-in-use = Jeton Récompense en cours
web-bag = Sac : { $count }
web-discarded = Défausse : { $count }
web-neutral-supply = Clés X neutres : { $count }
web-neutral-unlimited = Clés X neutres : sans limite
web-completed = Réalisés : { $count }
web-under = Vous savez que ces contrats sont sous la pioche : { $cards }
web-last-round = Dernier tour de table

## Les choix en peu de mots

web-short-key = Jouer { $key } : { $diver }
web-short-divers = Échanger { $diver } ⇄ { $other }, 1 batterie
web-short-propeller = Déplacer { $diver } { $way }, 1 batterie
web-short-sponsor = Utiliser le sponsor : { $effect }
web-short-sponsor-paid = Utiliser le sponsor : { $effect }, { $cost }
web-short-upgrade-paid = Équiper { $diver }, { $cost }
web-short-token =
    Prendre { $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    } : { $token }
web-short-bonus = Prendre le bonus : { $bonus }
web-short-accept = Utiliser : { $front }
web-short-accept-level = Utiliser : { $front } (niveau { $level })
web-short-copy =
    Copier { $diver } { $side ->
        [left] (à gauche){ " " }
        [right] (à droite){ " " }
       *[only] { "" }
    }{ $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    }
web-short-draw =
    Piocher { $count ->
        [one] le dernier contrat
       *[other] { $count } contrats
    } { $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    }
web-short-keep = Garder { $card } : { $need }
web-short-pay = Dépenser { $cubes }
web-short-surface-rescue = Le laisser remonter
web-short-oxygen-rescue = Le garder en place pour 1 batterie
web-short-x = Jouer X au niveau { $level } : { $sponsor }
web-short-neutral = Jouer X neutre au niveau { $level } : { $sponsor }
web-short-retrieve = Reprendre la Clé { $key }
web-short-upgrade = Équiper { $diver }
web-short-move = Déplacer { $resource } au niveau { $level }, 1 batterie
web-short-swap = Échanger { $resource } contre { $other } (niveau { $level }), 1 batterie
web-short-go = Activer { $diver }
web-short-take = Prendre 1 { $resource }
web-short-complete =
    Réaliser { $card } au niveau { $level } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-short-surface = Remonter et finir le tour
web-short-oxygen = Rester pour 1 batterie et finir le tour

## Les titres des choix

web-group-contracts = Contrats
web-group-x = Clé X (les sponsors se décalent d'abord)
web-group-sponsor = Sponsor
web-group-diver = Plongeur
web-group-sell = Vendre
web-group-buy = Acheter
web-group-propeller = Propulseur
web-group-end = Fin du tour

## Ce que l'invite ajoute

web-paying = { $need }, prises au niveau { $level }
web-copying = Copié chez un joueur voisin : { $diver }
web-acting = En action : { $diver }
web-twice = L'effet s'exécute deux fois
web-free = Le plongeur activé ne coûte aucun crédit pendant ce tour
web-locked = Le plongeur au niveau du jeton Clé y reste pendant ce tour
web-sponsor-used = Le sponsor a été utilisé
web-drawn = Pioché : { $contract }

## Ce que font les plongeurs

web-does-expert = Pose 1 { $resource } à ce niveau.
web-does-expert-up = { $base } En plus : { $bonus }.
web-does-trader = Vend au magasin 1 ressource de ce niveau, contre des crédits ou des points de notoriété, ou en achète 1 contre des crédits.
web-does-trader-up = Vend au magasin 1 ressource de ce niveau pour 1 crédit ou 1 point de notoriété de plus, ou en achète 1 pour 1 crédit de moins.
web-does-spy = Pour { $cost }, pioche 4 contrats dont vous gardez 1, ou utilise le plongeur d'un joueur voisin à ce niveau.
web-does-spy-up = Pioche gratuitement 4 contrats dont vous gardez 1, ou utilise le plongeur d'un joueur voisin à ce niveau.
web-does-engineer = Pour { $cost }, fait progresser le mécanicien ou le hacker.
web-does-engineer-up = Fait progresser gratuitement le mécanicien ou le hacker.
web-does-explorer = Pour { $cost }, prend un jeton Récompense de ce niveau du Display de la colonie.
web-does-explorer-up = Pour { $cost } seulement, prend un jeton Récompense de ce niveau du Display de la colonie.
web-when-upgraded = Avec module : { $adds }.
web-adds-metal-expert = 1 Clé X neutre en plus
web-adds-plant-expert = 1 crédit en plus
web-adds-fuel-expert = 1 batterie en plus
web-adds-tech-expert = le retour d'un jeton Clé en plus
web-adds-trader = 1 de mieux à chaque échange
web-adds-spy = ne coûte rien
web-adds-engineer = ne coûte rien
web-adds-explorer = coûte 1 crédit de moins

## Ce que disent les icônes

web-tip-key = Donne le sponsor du niveau { $level } du Display de la colonie et active votre plongeur du niveau { $level }. Ensuite, elle va sur la piste du hacker.
web-tip-resource = Reste à l'un de vos niveaux jusqu'à ce qu'elle serve à un contrat ou soit vendue. Les ressources de niveaux différents ne se combinent pas.
web-tip-back = Posé à un niveau de votre plateau, il donne ce bonus pour chaque contrat que vous y réalisez.
web-name-any = Un type au choix
web-tip-any = Un tel nombre se paie avec des ressources d'un seul type ; chaque nombre demande un autre type.
web-name-resources = Ressources
web-tip-resources = Combien il y en a sur les cinq niveaux ensemble. À la fin, elles départagent les égalités.
web-name-keys = Jetons Clé disponibles
web-tip-keys = Combien peuvent encore être joués, Clés X neutres comprises.
web-name-credit = Crédits
web-tip-credit = Ils paient les plongeurs et les modules. À la fin, ils ne valent rien.
web-name-points = Points de notoriété
web-tip-points = Ils viennent des contrats, des modules du sponsor 4, du magasin et des jetons Récompense. À 18 ou plus, le tour de table est le dernier.
web-name-battery = Batterie
web-tip-battery = À l'étape 1, elle déplace un plongeur au propulseur ; à l'étape 3, elle fait garder sa place au plongeur activé.
web-name-mechanic = Mécanicien
web-tip-mechanic = Indique de combien de places au plus un plongeur se déplace au propulseur, pour 1 batterie.
web-name-hacker = Hacker
web-tip-hacker = Quand les jetons joués atteignent le hacker, tous reviennent. Plus il est à gauche, plus c'est tôt.
web-name-key-x = Clé X
web-tip-key-x = Elle se joue à n'importe quel niveau. D'abord, les tuiles Sponsor se décalent : chacune descend d'un niveau, la dernière passe au niveau 1.
web-name-key-neutral = Clé X neutre
web-tip-key-neutral = Comme votre Clé X, mais une seule fois : de la piste du hacker, elle va à la réserve.
web-name-store = Magasin
web-tip-store = Quatre colonnes remplies par le haut. Une vente rapporte ce qu'indique sa ligne, un achat coûte ce qu'indique la sienne. En dessous, les prix de votre négociante.
web-name-pile = Pioche
web-tip-pile = Des contrats face cachée. L'espion et certains jetons Récompense en piochent 4 ; on en garde 1.
web-name-bag = Sac
web-tip-bag = Les jetons Récompense qui complètent le Display de la colonie.
web-name-front = Jeton Récompense
web-tip-front = Le recto donne un bonus immédiat, le verso un bonus pour chaque contrat réalisé à son niveau.
web-name-first = Jeton Premier joueur
web-tip-first = Ce joueur commence chaque tour de table.
web-name-hand = Contrats privés
web-tip-hand = Seul le joueur qui les a en main les connaît et peut les réaliser.
web-name-done = Contrats réalisés
web-tip-done = Leurs points sont marqués ; ils sont hors du jeu.

## Le jeu en une page

web-outline-goal = Ayez le plus de points de notoriété quand quelqu'un en a atteint 18.
web-outline-contracts = La plupart des points viennent des contrats : réunissez les ressources demandées.
web-outline-levels = Toutes les ressources d'un contrat doivent être au même niveau de votre plateau.
web-outline-key = Jouez un jeton Clé, de 1 à 5 : il désigne le niveau. Une Clé X va à n'importe quel niveau et décale d'abord les sponsors.
web-outline-sponsor = Étape 1 : vous pouvez utiliser le sponsor de ce niveau et déplacer des plongeurs, pour 1 batterie chacun.
web-outline-diver = Étape 2 : le plongeur de ce niveau agit : trouver, négocier, espionner, améliorer, explorer.
web-outline-surface = Étape 3 : le plongeur remonte tout en haut, ceux d'au-dessus descendent. 1 batterie lui fait garder sa place.
web-outline-hacker = Le jeton va sur la piste du hacker. Quand elle est pleine, tous vos jetons reviennent.
web-outline-end = Qui atteint 18 points fait de ce tour de table le dernier ; il va à son terme.
web-outline-winner = Le plus grand total de points l'emporte.
web-outline-tie = À égalité, le plus grand nombre de ressources sur le plateau passe devant.
web-outline-points-contracts = Contrats : de 1 à 5 points chacun, à tout moment de votre tour.
web-outline-points-upgrades = Équiper un plongeur grâce au sponsor 4 : 1 point.
web-outline-points-store = Vendre dans une colonne vide du magasin : 1 point au lieu de crédits.
web-outline-points-tokens = Jetons Récompense : 1 point aussitôt, ou 1 point par contrat réalisé à leur niveau.

## La première partie

web-guide-board = Voici votre plateau : huit plongeurs l'un sous l'autre, trois en surface et cinq aux niveaux 1 à 5. À côté de chaque niveau, il y a de la place pour des ressources.
web-guide-contract = Les points viennent surtout des contrats. C01 demande 1 métal et 1 plante au même niveau. Au niveau 4, il y a déjà un métal, et votre expert Plantes s'y trouve aussi.
web-guide-key = À chaque tour, vous jouez un jeton Clé. Il ouvre le sponsor de son niveau et active le plongeur de son niveau. Jouez la Clé 4.
web-guide-sponsor = D'abord le sponsor du niveau 4 du Display de la colonie : il donne 1 batterie. Les batteries déplacent les plongeurs ou leur font garder leur place. Prenez-la.
web-guide-go = Maintenant, le jeton pousse votre expert Plantes et l'active. Cliquez encore une fois sur la Clé.
web-guide-take = L'expert trouve 1 plante pour le niveau 4. Prenez-la.
web-guide-complete = Métal et plante sont réunis. Réaliser un contrat ne coûte pas d'action : cliquez sur C01.
web-guide-hacker = Le jeton joué est maintenant sur la piste du hacker. Quand le sixième y arrive, tous les six reviennent. Un ingénieur peut rapprocher le hacker.
web-guide-battery = Votre batterie est toujours là. À l'étape 1, une batterie déplace un plongeur d'autant de places que l'indique votre mécanicien. À la fin du tour, elle fait garder sa place au plongeur activé.
web-guide-x = La Clé X va à n'importe quel niveau. Elle décale d'abord les sponsors : chacun descend d'un niveau, pour tout le monde.
web-guide-store = La négociante vend au magasin une ressource de son niveau, ou en achète une. Moins le magasin en a d'un type, mieux il paie ; pour une colonne vide, un point de notoriété si vous préférez.
web-guide-tokens = L'éclaireur prend un des deux jetons Récompense de son niveau : un effet aussitôt, puis un bonus pour chaque contrat à ce niveau. L'espion pioche des contrats pour vous seul, ou copie le plongeur d'un voisin.
web-guide-surface = À la fin du tour, le plongeur activé remonte à la surface, et ceux d'au-dessus descendent d'une place. Chaque tour prépare ainsi le suivant. Faites-le remonter.
web-guide-end = C'était un tour. Qui atteint 18 points fait du tour de table en cours le dernier. Continuez maintenant : c'est une vraie partie. Ce que vous pouvez utiliser est encadré, et chaque pièce s'explique si vous vous y attardez.
web-wants-key = Le guide attend la Clé 4 : elle est à gauche du niveau 4.
web-wants-sponsor = Le guide attend le sponsor du niveau 4 du Display de la colonie : 1 batterie.
web-wants-go = Le guide attend encore une fois la Clé 4.
web-wants-take = Le guide attend la plante : cliquez sur votre expert Plantes ou sur le niveau 4.
web-wants-complete = Le guide attend le contrat C01.
web-wants-surface = Le guide attend que l'expert Plantes du niveau 4 remonte : cliquez dessus.

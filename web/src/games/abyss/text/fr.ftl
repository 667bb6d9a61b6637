### Abyss sur la page : ce qu'il faut aux images en plus des mots du jeu.

## Les Pouvoirs en peu de mots, pour les cartes. $count (nombre) : ce que dit la carte.

web-power-none = Aucun Pouvoir
web-power-recruiter = Les autres paient 2 de plus par Seigneur
web-power-jailer = Chaque adversaire défausse un Allié
web-power-seeker = Chaque adversaire paie { $count } Perles
web-power-assassin = Tourne un Seigneur libre de chaque adversaire
web-power-commander = Les autres ont 6 Alliés en main au plus
web-power-tamer = Les autres sont récompensés une case plus bas
web-power-hunter = Prendre un pion Monstre à un adversaire
web-power-ship-master = 1 Perle par Peuple que vous envoyez au Conseil
# $amount (texte) : 3 Perles, par exemple.
web-power-pearls = Gagner { $amount }
web-power-landlord = 1 Perle maintenant et à chacun de vos tours
web-power-slaver = 2 Perles pour un Allié défaussé
web-power-shaman = Les Militaires adverses ne vous touchent pas
web-power-invoker = Un tour de plus après celui-ci
web-power-apprentice = Prendre une pile du Conseil
web-power-oracle = Défausser une pile du Conseil
web-power-alchemist = Le soutien rapporte deux piles
web-power-illusionist = Échanger l'un de vos Lieux
web-power-master-of-magic = Fédérer l'Allié utilisé de votre choix
web-power-opportunist = Remplacer un Seigneur de la Cour
web-power-corruptor = Un second Seigneur pour { $count } Perles
web-power-traitor = Échanger un Seigneur contre un de la Cour
web-power-diplomat = Aucun Peuple obligatoire pour vous
web-power-treasurer = Vos Seigneurs coûtent 2 de moins
web-power-schemer = Échanger un Seigneur contre le premier de la pioche
web-power-ambassador =
    { $count ->
        [one] Piocher un Lieu et le prendre
       *[other] Piocher { $count } Lieux, en prendre un
    }
web-power-ferryman = Changer 1 Nebulis en 1 Perle
web-power-outlaw = Payer avec 2 Nebulis au plus
web-power-counterfeiter = Payer en Nebulis, garder ses Perles
web-power-fence = Donner 1 Nebulis à chaque adversaire
web-power-cleaner = À la fin, pas de Nebulis pour les Krakens en main
web-power-sentinel = 1 Nebulis et une Sentinelle
web-power-shareholder = 1 Perle quand un adversaire recrute
web-power-hypnotist = Acheter jusqu'à 2 Alliés par tour
web-power-healer = Prendre un Allié dans la défausse
web-power-highwayman = Prendre 1 Perle à qui en gagne 2 ou plus
web-power-executioner = Les autres perdent un Allié fédéré d'un Peuple
web-power-recipient = Révéler un Seigneur gratuitement
web-power-liberator = Libérer un Seigneur sous un Lieu

web-when-once = Immédiat
web-when-always = Permanent
web-when-turn = Une fois par tour

## Étiquettes

web-cost = coût { $cost }
web-cheapest = Vous pouvez payer : { $price }
web-races =
    { $count ->
        [one] { $count } Peuple
       *[other] { $count } Peuples
    }
web-races-with = { $races } dont { $race }
web-races-all = les 5 Peuples
web-with-key = avec une Clé
web-without-key = sans Clé
web-reserved = Réservé par la Sentinelle de Joueur { $seat }
web-court-free = Cour, place { $space } : libre
web-lord-deck = { $count } Seigneurs dans la pioche
web-plot-here = Manigancer : 1 Perle
web-deck = Pioche Exploration : { $count }
web-track-space = Exploration, case { $space }
web-empty = vide
web-for-sale = à vendre : { $price }
web-threat-space = Menace, case { $space }
web-marker = Le marqueur Menace est ici
web-or = ou
web-left = il en reste { $count }
web-council = Conseil, { $race } : { $amount }
web-location-deck = { $count } Lieux dans la pile
web-no-locations = Aucun Lieu n'est face visible.
web-removed = Hors du jeu : { $names }
# $count (nombre) : peut être négatif.
web-worth =
    { $count ->
        [one] Vous vaudrait { $count } point maintenant
       *[other] Vous vaudrait { $count } points maintenant
    }
web-loot = Butin : { $values }
web-last-turns = Derniers tours
web-figure-supply = Dans la réserve
# $tokens (nombre) : combien de Clés sont des pions.
web-keys =
    { $count ->
        [one] { $count } Clé
       *[other] { $count } Clés
    }, { $tokens ->
        [0] aucun pion
        [one] dont { $tokens } pion
       *[other] dont { $tokens } pions
    }
web-sentinel-home = Une Sentinelle à poser
web-sentinel-rests = Une Sentinelle au repos jusqu'au prochain tour
web-rests = au repos
web-there = présent
web-lacking = manquant
web-wasted = { $count } de trop
web-take-back = reprendre
web-races-lacking =
    { $count ->
        [one] il manque un Peuple
       *[other] il manque { $count } Peuples
    }
web-points-missing = il manque { $count }
web-purse-short = il manque { $count }, les Perles paient { $most } au plus
web-empty-hand = Aucune carte en main
web-hidden-hand = Main, face cachée : { $amount }
web-scores = compte
web-best = le plus fort de chaque Peuple compte : { $sum }
web-final = Si la partie finissait : { $count }
web-no-lords = Aucun Seigneur libre
web-keys-chosen = Clés de Seigneurs : { $count }, pions Clef : { $tokens }

## Boutons : un verbe, et ce qu'il coûte ou rapporte

web-pass-menu = N'effectuer aucune action
web-pass-buying = Ne pas acheter
web-decline-turn = Ne plus rien acheter pendant ce tour
web-pass-window = Finir le tour
web-pass-smoking = Garder les Fumeurs noirs
web-pass-searching = Arrêter la fouille
web-pass-rewarding = Se passer de récompense
web-pass-illusion = Garder vos Lieux
web-pass-corrupting = Ne pas recruter de second Seigneur
web-pass-betraying = Garder vos Seigneurs
web-pass-scheming = Garder vos Seigneurs
web-plot = Manigancer pour 1 Perle : révéler un Seigneur
web-explore = Explorer : révéler une carte
web-explore-taking = Le laisser, révéler la carte suivante
web-explore-fighting = Ne pas combattre, continuer
web-explore-searching = Piocher encore une carte Butin
# $what (texte) : une carte ou une récompense.
web-take = Prendre { $what }
web-fight = Combattre : { $reward }
# $amount (texte) : 2 cartes, par exemple.
web-stack-take = Prendre la pile : { $race } ({ $amount })
web-stack-oracle = Défausser la pile : { $race } ({ $amount })
web-stack-sending = Placer sur la pile : { $race } ({ $amount })
web-stack-posting = Réserver la pile : { $race } ({ $amount })
web-name = Nommer ce Peuple : { $race }
web-court-menu = Recruter : { $lord } (coût { $cost })
web-court-corrupting = Recruter aussi : { $lord }
web-court-replacing = Prendre sans payer : { $lord }
web-court-opportunity = Remplacer : { $lord }
web-court-posting = Réserver : { $lord }
web-discard = Défausser { $card }
web-ally-paying = Poser { $card }
web-ally-affiliating = Fédérer { $card }
web-ally-losing = Perdre { $card }
# $price (texte) : 2 Perles, par exemple.
web-buy = Acheter { $card } pour { $price }
web-recruit =
    { $price ->
        [none] Recruter avec ces Alliés
       *[other] Recruter : { $price }
    }
web-recruit-cheapest = Recruter au moindre coût : { $price }
web-lord-keys = Dépenser la Clé : { $lord }
web-lord-assassinating = Tourner : { $lord }
web-lord-dismiss = Défausser : { $lord }
web-lord-liberating = Libérer : { $lord }
# $amount (texte) : 6 points, par exemple.
web-location-take = Prendre ce Lieu : { $location } ({ $amount })
web-location-illusion = Céder ce Lieu : { $location }
web-location-posting = Réserver ce Lieu : { $location }
# $amount (texte) : 2 tuiles, par exemple.
web-draw = Piocher { $amount }

## Titres des groupes de choix

web-group-court = Recruter un Seigneur
web-group-council = Prendre une pile du Conseil
web-group-explore = Explorer les profondeurs
web-group-before = Avant votre action
web-group-pay = Payer et recruter
web-group-ally = Poser des Alliés
web-group-open = Prendre un Lieu face visible
web-group-draw = Piocher des Lieux et en prendre un

## Bulles d'aide

web-price = Prix d'un Allié
web-last-space = La dernière case
web-plotting = Manigancer à la Cour
web-lord-discard = Seigneurs défaussés
web-cost-title = Coût
web-cheapest-title = Paiement le moins cher
web-worth-title = Valeur pour vous
web-final-title = Si la partie finissait maintenant
web-kraken = Kraken
web-guilds = Guildes
web-signs = Signes
web-exploration-cards = Cartes Exploration
web-loot-card = Butin { $value }
# $reward (texte) : 2 Perles, par exemple.
web-loot-text = Vaut { $value } points sur un Sanctuaire. La piocher rapporte : { $reward }. Il y en a { $count }.
web-loot-ally = le prochain Allié de la pioche Exploration
web-loot-nothing = rien
# $count cartes de valeur $value.
web-count-of = { $count } × { $value }

web-tip-race = Les Alliés paient les Seigneurs avec leur valeur, de 1 à 5. Ce Peuple est obligatoire pour la Guilde : { $guild }.
web-tip-guild = Pour recruter dans cette Guilde, il faut au moins un Allié de ce Peuple : { $race }.
web-tip-ambassador = Demande des Alliés des cinq Peuples. Pioche des Lieux et se glisse sous l'un d'eux.
web-tip-smuggler = Ne demande aucun Peuple précis. Les Contrebandiers font commerce de Nebulis.
web-tip-kraken = Un Allié joker : il remplace n'importe quel Peuple. Payer avec lui oblige à prendre les Nebulis qu'il porte.
web-tip-any = N'importe quel Peuple qui n'y est pas encore.
web-tip-monster = Combattez-le pour la récompense de la piste Menace, ou continuez ; la menace grandit alors.
web-tip-points = Le plus grand total l'emporte à la fin. Ils viennent des Seigneurs, du plus fort Allié fédéré de chaque Peuple, des Lieux et des pions Monstre.
web-tip-final = Avec ce qui viendra à coup sûr : l'Allié le plus faible de chaque Peuple en main est fédéré, et les Krakens en main donnent des Nebulis.
web-tip-pearl = Comble les points manquants d'un paiement, achète les Alliés que les autres révèlent et paie les manigances.
web-tip-nebulis = Une perle noire : 1 point de moins chacune à la fin. L'une d'elles remplace une Perle dans un paiement qui prend toutes vos Perles.
web-tip-key = Avec 3 Clés à la fin de votre action, vous prenez un Lieu. Les pions et les Clés des Seigneurs libres comptent.
web-tip-token = Gagné contre les Monstres : 2, 3 ou 4 points, cachés aux autres jusqu'à la fin.
web-tip-hand = Les Alliés en main. À la fin, le plus faible de chaque Peuple est fédéré.
web-tip-lord = Un septième Seigneur provoque la fin de la partie : les autres jouent un dernier tour.
web-tip-end = Un septième Seigneur provoque la fin de la partie : les autres jouent un dernier tour.
web-tip-deck = Révélez les cartes une à une. Les autres peuvent acheter un Allié ; sinon vous le prenez et arrêtez, ou continuez.
web-tip-discard = Ces cartes reviennent quand la pioche est épuisée.
web-tip-price = Ce que les autres paient à qui explore pour le prochain Allié. Il monte de 1 à chaque vente du tour.
web-tip-last-space = L'exploration finit ici : vous prenez la carte ou combattez le Monstre, et gagnez une Perle.
web-tip-lord-deck = Avant votre action, payez 1 Perle pour révéler un Seigneur sur une place libre. Autant de fois que vous voulez.
web-tip-lord-discard = Les Seigneurs qui ont quitté la Cour ou un joueur ; ils ne reviennent pas.
web-tip-location-deck = Au lieu d'un Lieu face visible, vous pouvez en piocher 1 à 4 et en prendre un ; les autres restent face visible.
web-tip-loot = On fouille un Sanctuaire carte par carte. Une valeur déjà présente est perdue et met fin à la fouille.
web-tip-sentinel = Réserve un Seigneur, une pile du Conseil ou un Lieu.
web-tip-figure = Revient au joueur qui a le plus de Nebulis : 5 points de moins à la fin.
web-tip-cost = Ce que la valeur de vos Alliés doit atteindre. Le Trésorier et le Recruteur le changent. Les Perles comblent ce qui manque.
web-tip-cheapest = Vous pouvez recruter ce Seigneur. Ce paiement donne le moins de Nebulis, puis gaspille le moins, puis coûte le moins de Perles.
web-tip-worth = Ce que ce Lieu vous vaudrait si la partie finissait maintenant.
web-tip-affiliated = De chaque recrutement, l'Allié le plus faible reste avec vous. Dans chaque Peuple, le plus fort compte.
web-tip-threat = Grandit à chaque Monstre laissé derrière soi et revient à la case 1 après un combat.
web-tip-council = Les Alliés que personne n'a pris attendent ici, face cachée. Une action permet de prendre toute une pile.
web-tip-once = Agit dès que le Seigneur vous rejoint, puis plus jamais.
web-tip-always = Agit tant que le Seigneur est libre et n'est pas tourné.
web-tip-turn = S'utilise une fois à chacun de vos tours, tant que le Seigneur est libre et n'est pas tourné.

## La table en mots

web-now = Maintenant
web-none = aucun
web-fact = { $what } : { $value }
web-in-question = Il s'agit de
web-keys-from = Clés choisies
web-asked = À qui l'on demande
web-tied = Peuvent recevoir la figurine Kraken
web-owed = Cartes au-delà de la limite de main
web-marker-on = Le marqueur Menace est sur la case { $space } :
web-tokens-left = Pions Monstre restants : { $count }
web-drawn = Tout juste piochés
web-loot-discard = Butin défaussé
web-without-tokens = sans les pions Monstre
web-free-lord = Libre :
web-under = Dessous : { $lords }.
web-bought = Alliés achetés pendant ce tour

## La page avant les règles : but, tour, fin, points

web-outline-goal = Le plus grand total de points d'influence l'emporte à la fin.
web-outline-goal-lords = Les Seigneurs donnent des points et des Pouvoirs. On les recrute avec des Alliés.
web-outline-goal-locations = Les Seigneurs à Clé ouvrent des Lieux, qui rapportent souvent le plus.
web-outline-turn-plot = D'abord, si vous voulez : manigancer. 1 Perle fait venir un Seigneur de plus à la Cour.
web-outline-turn-explore = Puis une action. Explorer : révélez les cartes une à une. Les autres peuvent vous acheter un Allié ; vous en prenez un et arrêtez.
web-outline-turn-monster = Un Monstre en chemin : combattez-le pour la récompense de la piste Menace, ou continuez et la menace grandit.
web-outline-turn-council = Ou demander du soutien : prenez toute une pile d'Alliés au Conseil.
web-outline-turn-recruit = Ou recruter : payez un Seigneur avec des Alliés des bons Peuples et des Perles. Le plus faible est fédéré et reste avec vous.
web-outline-turn-keys = Avec 3 Clés à la fin de votre action, vous prenez un Lieu.
web-outline-end = Au septième Seigneur, ou quand les Seigneurs manquent, les autres jouent un dernier tour.
web-outline-end-hand = Puis l'Allié le plus faible de chaque Peuple en main est fédéré ; les Krakens en main donnent leurs Nebulis.
web-outline-points-lords = Chaque Seigneur : les points de sa carte.
web-outline-points-allies = Alliés fédérés : seulement le plus fort de chaque Peuple.
web-outline-points-locations = Chaque Lieu : ce qui est écrit dessus.
web-outline-points-tokens = Pions Monstre : 2, 3 ou 4 points chacun, cachés jusqu'à la fin.
web-outline-points-nebulis = Nebulis : 1 point de moins chacun ; qui en a le plus tient la figurine Kraken, 5 points de moins.

## Le guide, et ce qu'il répond à un autre clic

web-guide-court = Ces Seigneurs forment la Cour. Un Seigneur rapporte des points, la plupart ont un Pouvoir, certains une Clé. Le nombre dans le coin est son coût ; les créatures sont les Peuples qu'il demande.
web-guide-plot = Avant votre action, vous pouvez manigancer : pour 1 Perle, un Seigneur de plus vient à la Cour. Cliquez sur la pioche des Seigneurs.
web-guide-hand = Vous payez les Seigneurs avec les Alliés de votre main. Leurs valeurs s'ajoutent, et une Perle comble chaque point manquant. Un Kraken remplace n'importe quel Peuple.
web-guide-lord = L'Invocateur coûte 8, ne demande que des Méduses et donne un tour de plus. Cliquez sur l'Invocateur.
web-guide-first = Posez vos Alliés, dans l'ordre que vous voulez. Commencez par Méduse 3.
web-guide-second = Maintenant Méduse 2. Cela fait 5 sur 8. Un clic sur une carte posée la reprend.
web-guide-kraken = Plus de Méduses : le Kraken en tient lieu. Son prix est 1 Nebulis, une perle noire qui coûte 1 point à la fin. Posez Kraken 2.
web-guide-pay = 7 sur 8 : une Perle comble le dernier point. Rien n'est dépensé avant que vous ne le disiez. Recrutez l'Invocateur pour 1 Perle.
web-guide-won = L'Invocateur est à vous. L'Allié le plus faible du paiement, Méduse 2, est fédéré : il reste avec vous et compte. Qui a le plus de Nebulis a aussi la figurine Kraken, 5 points de moins ; ici, c'est votre adversaire.
web-guide-council = Voici votre tour de plus. Vous pourriez recruter encore, ou prendre toute une pile du Conseil, où attendent les Alliés que personne n'a pris.
web-guide-explore = Explorez : révélez une carte. Les autres peuvent acheter un Allié avant vous, mais pas un Monstre. Cliquez sur la pioche Exploration.
web-guide-monster = Un Monstre. Vous pouvez continuer et laisser grandir la menace, ou combattre pour la récompense du marqueur : sur la case 3, une Clé, et l'on gagne toujours. Cliquez sur le Monstre pour combattre.
web-guide-location = Avec les Clés de vos Seigneurs, vous avez 3 Clés : vous prenez un Lieu. Les Champs de sargasses vous valent 9 points. Cliquez dessus.
web-guide-keys = Les Clés sont dépensées : la Gardienne et la Bergère passent sous le Lieu, et leurs Pouvoirs sont perdus. Cliquez sur vos Clés.
web-guide-end = Voilà un Seigneur, un Monstre et un Lieu. Un septième Seigneur annonce la fin, et le plus grand total l'emporte. C'est une vraie partie : à vous de jouer.

web-wants-plot = Le guide veut manigancer : cliquez sur la pioche des Seigneurs, au-dessus de la Cour.
web-wants-lord = Le guide veut l'Invocateur : cliquez sur sa carte à la Cour.
web-wants-first = Le guide veut Méduse 3, dans votre main.
web-wants-second = Le guide veut Méduse 2, dans votre main.
web-wants-kraken = Le guide veut Kraken 2, dans votre main.
web-wants-pay = Le guide veut le paiement : cliquez sur le bouton à 1 Perle.
web-wants-explore = Le guide veut explorer : cliquez sur la pioche Exploration.
web-wants-monster = Le guide veut combattre : cliquez sur le Monstre de la piste.
web-wants-location = Le guide veut les Champs de sargasses : cliquez sur ce Lieu.
web-wants-keys = Le guide veut dépenser les Clés : cliquez sur la clé à côté de vos Perles.

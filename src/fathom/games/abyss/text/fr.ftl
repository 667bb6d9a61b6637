### Abyss en français.
###
### Les actions annoncent ce qui va se passer à qui décide, à l'infinitif comme sur un bouton ; les événements le
### racontent à tout le monde ; sans point final. Les termes sont ceux de rules/fr.md. Qui joue s'appelle « Joueur 1 » à « Joueur 4 ». Les noms
### des Seigneurs et des Lieux ont leur article : ils sont sujets, ou viennent après deux-points ou entre parenthèses.

game-name = Abyss
game-tagline = Briguez le trône des profondeurs : réunissez des Alliés, recrutez des Seigneurs, contrôlez des Lieux et méfiez-vous des Nebulis.

## Mots

race-jellyfish = Méduse
race-crab = Crabe
race-seahorse = Hippocampe
race-shellfish = Coquillage
race-squid = Poulpe
race-kraken = Kraken

guild-mage = Mage
guild-soldier = Militaire
guild-farmer = Cultivateur
guild-merchant = Marchand
guild-politician = Politicien
guild-ambassador = Ambassadeur
guild-smuggler = Contrebandier

# $race (texte) : Crabe, par exemple, au singulier ; $value (nombre) : la valeur de la carte.
card-ally = { $race } { $value }
# Dans une phrase, à la place de « Crabe 3 ».
card-monster = un Monstre

# $count (nombre) : combien, parfois zéro.
amount-pearls =
    { $count ->
        [0] aucune Perle
        [one] { $count } Perle
       *[other] { $count } Perles
    }
amount-both = { $pearls } et { $nebulis }
amount-nebulis =
    { $count ->
        [0] aucun Nebulis
       *[other] { $count } Nebulis
    }
amount-keys =
    { $count ->
        [0] aucun pion Clef
        [one] { $count } pion Clef
       *[other] { $count } pions Clef
    }
amount-tokens =
    { $count ->
        [0] aucun pion Monstre
        [one] { $count } pion Monstre
       *[other] { $count } pions Monstre
    }
amount-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
amount-tiles =
    { $count ->
        [0] aucune tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-races =
    { $count ->
        [one] { $count } Peuple
       *[other] { $count } Peuples
    }

# Morceaux de phrases sur les paiements et les récompenses.
amount-allies =
    { $count ->
        [one] { $count } Allié
       *[other] { $count } Alliés
    }

# Morceaux de phrases sur les paiements et les récompenses.
words-and = { $one } et { $other }
words-or = { $one } ou { $other }
cards-of = { $race } { $values }
gain-nebulis = +{ $count } Nebulis
figure-taken = figurine Kraken { $points }
figure-lost = figurine Kraken cédée { $points }
figure-moved = figurine Kraken à Joueur { $other }
figure-open = figurine Kraken en d'autres mains

# Une Sentinelle, nommée d'après le Seigneur qui l'apporte.

## Les Seigneurs

lord-recruiter = Le Recruteur
lord-jailer = Le Geôlier
lord-seeker = Le Questeur
lord-assassin = L'Assassin
lord-commander = Le Chef des armées
lord-tamer = La Dresseuse
lord-hunter = Le Chasseur
lord-ship-master = L'Armateur
lord-trader = La Négociante
lord-peddler = Le Colporteur
lord-landlord = Le Rentier
lord-slaver = L'Esclavagiste
lord-shopkeeper = Le Boutiquier
lord-shaman = La Chamanesse
lord-invoker = L'Invocateur
lord-apprentice = L'Apprenti
lord-oracle = L'Oracle
lord-alchemist = L'Alchimiste
lord-illusionist = L'Illusionniste
lord-master-of-magic = Le Maître de magie
lord-opportunist = L'Opportuniste
lord-corruptor = Le Corrupteur
lord-traitor = Le Traître
lord-diplomat = Le Diplomate
lord-treasurer = Le Trésorier
lord-schemer = L'Intrigant
lord-keeper = La Gardienne
lord-reaper = Le Faucheur
lord-shepherd = La Bergère
lord-miller = Le Meunier
lord-aquaculturalist = L'Aquaculteur
lord-landowner = L'Exploitant
lord-sage = Le Sage
lord-hermit = L'Ermite
lord-elder = L'Ancien
lord-ferryman = Le Passeur
lord-outlaw = Le Hors-la-loi
lord-counterfeiter = La Faussaire
lord-fence = La Receleuse
lord-cleaner = Le Nettoyeur
lord-watcher = Le Guetteur
lord-vigil = La Veilleuse
lord-lookout = La Vigie
lord-shareholder = L'Actionnaire
lord-inheritor = L'Héritière
lord-hypnotist = L'Hypnotiseur
lord-healer = La Guérisseuse
lord-highwayman = Le Bandit de grand chemin
lord-executioner = L'Exécuteur
lord-recipient = Le Récipiendaire
lord-liberator = La Libératrice
lord-grower = La Cultivatrice
lord-oyster-farmer = L'Ostréiculteur

lord-recruiter-power = Permanent : vos adversaires paient chaque recrutement 2 de plus.
lord-jailer-power = Immédiat : chaque adversaire défausse un Allié de sa main, de son choix.
lord-seeker-power = Immédiat : chaque adversaire rend 2 Perles au Trésor.
lord-assassin-power = Immédiat : chez chaque adversaire, un Seigneur libre est tourné et perd l'usage de son Pouvoir et de sa Clé.
lord-commander-power = Permanent : un adversaire qui a plus de 6 Alliés en main en défausse jusqu'à n'en garder que 6.
lord-tamer-power = Permanent : un adversaire qui combat un Monstre reçoit la récompense de la case qui précède le marqueur Menace.
lord-hunter-power = Immédiat : vous prenez au hasard un pion Monstre à un adversaire.
lord-ship-master-power = Permanent : à la fin de votre exploration, vous gagnez 1 Perle par Peuple qui passe de la piste au Conseil.
lord-trader-power = Immédiat : vous gagnez 3 Perles.
lord-peddler-power = Immédiat : vous gagnez 2 Perles.
lord-landlord-power = Permanent : vous gagnez 1 Perle au recrutement, puis 1 Perle au début de chacun de vos tours.
lord-slaver-power = Une fois par tour : vous pouvez défausser un Allié de votre main pour 2 Perles.
lord-shopkeeper-power = Immédiat : vous gagnez 1 Perle.
lord-shaman-power = Permanent : les Pouvoirs des Militaires adverses ne vous touchent pas.
lord-invoker-power = Immédiat : vous jouez encore un tour après celui-ci.
lord-apprentice-power = Immédiat : vous prenez en main toute une pile du Conseil.
lord-oracle-power = Une fois par tour : vous pouvez défausser toute une pile du Conseil.
lord-alchemist-power = Permanent : quand vous demandez le soutien du Conseil, vous prenez deux piles au lieu d'une.
lord-illusionist-power = Immédiat, facultatif : vous échangez l'un de vos Lieux contre un Lieu face visible.
lord-master-of-magic-power = Permanent : vous fédérez l'Allié de votre choix parmi ceux que vous avez utilisés, hors Krakens.
lord-opportunist-power = Une fois par tour : vous pouvez défausser un Seigneur de la Cour ; le premier de la pioche prend sa place.
lord-corruptor-power = Immédiat, facultatif : vous recrutez à la Cour un second Seigneur pour 5 Perles au lieu de son coût.
lord-traitor-power = Immédiat, facultatif : vous défaussez un autre de vos Seigneurs libres et en prenez un à la Cour sans payer.
lord-diplomat-power = Permanent : vos recrutements n'ont plus de Peuple obligatoire.
lord-treasurer-power = Permanent : vos recrutements coûtent 2 de moins.
lord-schemer-power = Immédiat, facultatif : vous défaussez un autre de vos Seigneurs libres et prenez le premier de la pioche sans payer.
lord-keeper-power = Aucun Pouvoir.
lord-reaper-power = Aucun Pouvoir.
lord-shepherd-power = Aucun Pouvoir.
lord-miller-power = Aucun Pouvoir.
lord-aquaculturalist-power = Aucun Pouvoir.
lord-landowner-power = Aucun Pouvoir.
lord-sage-power = Immédiat : vous piochez 2 Lieux et prenez le contrôle de l'un d'eux, sans Clés, en glissant le Sage dessous.
lord-hermit-power = Immédiat : vous piochez 1 Lieu et en prenez le contrôle, sans Clés, en glissant l'Ermite dessous.
lord-elder-power = Immédiat : vous piochez 3 Lieux et prenez le contrôle de l'un d'eux, sans Clés, en glissant l'Ancien dessous.
lord-ferryman-power = Une fois par tour : vous pouvez échanger 1 de vos Nebulis contre 1 Perle.
lord-outlaw-power = Permanent : un paiement peut contenir jusqu'à 2 de vos Nebulis.
lord-counterfeiter-power = Permanent : vous pouvez payer avec un Nebulis tout en gardant des Perles.
lord-fence-power = Immédiat : vous donnez 1 de vos Nebulis à chaque adversaire.
lord-cleaner-power = Permanent : à la fin de la partie, les Krakens de votre main ne vous donnent aucun Nebulis.
lord-watcher-power = Immédiat : vous gagnez 1 Nebulis et la Sentinelle du Guetteur, que vous posez aussitôt.
lord-vigil-power = Immédiat : vous gagnez 1 Nebulis et la Sentinelle de la Veilleuse, que vous posez aussitôt.
lord-lookout-power = Immédiat : vous gagnez 1 Nebulis et la Sentinelle de la Vigie, que vous posez aussitôt.
lord-shareholder-power = Permanent : vous gagnez 1 Perle chaque fois qu'un adversaire recrute un Seigneur.
lord-inheritor-power = Immédiat : vous gagnez 5 Perles.
lord-hypnotist-power = Permanent : vous pouvez acheter jusqu'à 2 Alliés pendant le tour de chaque adversaire.
lord-healer-power = Immédiat : vous prenez en main un Allié de votre choix dans la défausse des cartes Exploration.
lord-highwayman-power = Permanent : quand un adversaire gagne 2 Perles ou plus en une fois, vous lui prenez 1 Perle.
lord-executioner-power = Immédiat : vous nommez un Peuple, et chaque adversaire défausse un Allié fédéré de ce Peuple.
lord-recipient-power = Une fois par tour : vous pouvez placer gratuitement à la Cour le premier Seigneur de la pioche.
lord-liberator-power = Immédiat : l'un de vos Seigneurs placés sous un Lieu redevient libre ; vous gardez le Lieu.
lord-grower-power = Aucun Pouvoir.
lord-oyster-farmer-power = Aucun Pouvoir.

## Les Lieux

location-sargasso-silos = Les Silos à sargasses
location-hydrozoa-reserves = La Réserve d'hydrozoaires
location-sanctuary = Le Sanctuaire
location-parliament = Le Parlement
location-barracks = La Caserne
location-dockworks = Les Docks
location-sargasso-fields = Les Champs de sargasses
location-abyss = L'Abysse
location-city-of-mirrors = La Cité des miroirs
location-black-smokers = Les Fumeurs noirs
location-oceanic-senate-assembly = L'Assemblée océanique du Sénat
location-depths = Les Profondeurs
location-throne-room = La Salle du trône
location-jail = La Prison
location-chasm = Le Gouffre
location-closed-tower = La Tour close
location-lost-tower = La Tour perdue
location-chamber-of-allies = La Chambre des Alliés
location-nest-of-giant-clams = Le Nid des bénitiers géants
location-coral-barrier = La Barrière de corail
location-gambling-den = Le Tripot
location-krakens-lair = La Tanière du Kraken
location-cetacean-graveyard = Le Cimetière des cétacés
location-abandoned-convoy = Le Convoi abandonné
location-megalodon = Le Mégalodon
location-battlefield = Le Champ de bataille

# Ce que vaut un Lieu, après son nom et deux-points.
location-sargasso-silos-points = 5 points, plus 2 par Cultivateur parmi vos Seigneurs
location-hydrozoa-reserves-points = 6 points, plus 2 par Mage parmi vos Seigneurs
location-sanctuary-points = 4 points, plus 3 par Méduse que vous avez fédérée
location-parliament-points = 6 points, plus 2 par Politicien parmi vos Seigneurs
location-barracks-points = 7 points, plus 2 par Militaire parmi vos Seigneurs
location-dockworks-points = 5 points, plus 2 par Marchand parmi vos Seigneurs
location-sargasso-fields-points = 3 points, plus 3 par Hippocampe que vous avez fédéré
location-abyss-points = 2 points par Guilde différente parmi vos Seigneurs
location-city-of-mirrors-points = autant que vous rapporterait le meilleur Lieu d'un adversaire
location-black-smokers-points = 0 point, mais vous pouvez prendre à la place n'importe quelle tuile de la pile
location-oceanic-senate-assembly-points = 4 points, plus 3 par Poulpe que vous avez fédéré
location-depths-points = le double des points de votre Seigneur le plus faible
location-throne-room-points = les points de votre Seigneur le plus fort
location-jail-points = 15 points, moins 1 par Seigneur que vous possédez
location-chasm-points = 5 points, plus 3 par Crabe que vous avez fédéré
location-closed-tower-points = 3 points par Seigneur à vous qui porte une Clé
location-lost-tower-points = 3 points par Seigneur à vous qui ne porte pas de Clé
location-chamber-of-allies-points = 3 points, plus, pour chaque Peuple, la valeur de votre Allié fédéré le plus faible
location-nest-of-giant-clams-points = 3 points, plus 3 par Coquillage que vous avez fédéré
location-coral-barrier-points = 20 points, moins 1 par Allié que vous avez fédéré
location-gambling-den-points = 5 points, plus 2 par Contrebandier parmi vos Seigneurs
location-krakens-lair-points = 15 points, moins 3 par Nebulis que vous possédez
location-cetacean-graveyard-points = Sanctuaire : la somme des cartes Butin posées dessus
location-abandoned-convoy-points = Sanctuaire : la somme des cartes Butin posées dessus
location-megalodon-points = Sanctuaire : la somme des cartes Butin posées dessus
location-battlefield-points = Sanctuaire : la somme des cartes Butin posées dessus

## Actions

action-pass = Passer
action-pass-menu = N'effectuer aucune action, faute d'action possible
action-pass-buying = Ne pas acheter cet Allié
action-pass-window = Terminer votre tour
action-pass-smoking = Garder les Fumeurs noirs
action-pass-searching = Arrêter la fouille et garder le Butin du Sanctuaire
action-pass-keys =
    { $loot ->
        [0] Dépenser ces Clés ({ $keys }) et prendre le contrôle : { $location }
       *[other] Dépenser ces Clés ({ $keys }), piocher une carte Butin et prendre le contrôle : { $location }
    }
action-pass-illusion = Renoncer : garder vos Lieux
action-pass-corrupting = Renoncer : ne pas recruter de second Seigneur
action-pass-betraying = Renoncer : garder vos Seigneurs
action-pass-scheming = Renoncer : garder vos Seigneurs
action-pass-rewarding = Se passer de récompense, faute de pions Monstre
action-plot = Manigancer à la Cour : payer 1 Perle et piocher un Seigneur
action-explore = Explorer les profondeurs : révéler une carte
action-explore-taking = Laisser l'Allié et révéler la carte suivante
action-explore-fighting = Laisser le Monstre et révéler la carte suivante : le marqueur Menace avance
action-explore-searching =
    { $count ->
        [one] Piocher une autre carte Butin ; si sa valeur y est déjà, les deux sont perdues
       *[other] Piocher une autre carte Butin ; si sa valeur est parmi les { $count } déjà là, les deux sont perdues
    }
action-take =
    { $last ->
        [0] Prendre { $card } et mettre fin à l'exploration
       *[other] Prendre { $card } et { $amount }, et mettre fin à l'exploration
    }
action-take-fighting =
    { $last ->
        [0] Combattre le Monstre et mettre fin à l'exploration ; récompense : { $reward }
       *[other] Combattre le Monstre, gagner { $amount } et mettre fin à l'exploration ; récompense : { $reward }
    }
action-council = Demander le soutien du Conseil : la pile des { $race }s ({ $amount })
action-council-sending = Placer { $card } sur la pile des { $race }s ({ $amount })
action-council-second-stack = Prendre aussi la pile des { $race }s ({ $amount })
action-council-apprentice = Prendre la pile des { $race }s ({ $amount })
action-council-oracle = Défausser la pile des { $race }s ({ $amount })
action-council-executing = Nommer ce Peuple : { $race }
action-council-posting = Réserver au Conseil la pile des { $race }s ({ $amount })
action-court = Recruter : { $lord } (coût { $cost })
action-court-empty = Choisir la place { $space } de la Cour, qui est libre
action-court-corrupting = Recruter un second Seigneur : { $lord }
action-court-replacing = Prendre sans payer : { $lord }
action-court-opportunity = Défausser ce Seigneur et en piocher un autre à sa place : { $lord }
action-court-posting = Réserver à la Cour : { $lord }
action-ally = Choisir { $card }
action-ally-paying = Poser { $card }
action-ally-affiliating = Fédérer { $card }
action-ally-jailed = Défausser { $card }
action-ally-limited = Défausser { $card }
action-ally-enslaving = Défausser { $card } pour { $amount }
action-ally-healing = Prendre { $card } en main
action-ally-losing = Perdre cet Allié fédéré : { $card }
action-ally-martial-law = Défausser { $card }
action-pay = Payer : { $amount }
action-pay-buying = Acheter { $card } pour { $price }
action-pay-paying = Recruter : { $lord } ({ $bill })
action-pay-bribing = Recruter un second Seigneur : { $lord } ({ $price })
action-pay-martial-law = Payer 1 Perle et garder la carte
action-cheapest = Compléter le paiement au moindre coût
action-cheapest-paying = Recruter au moindre coût (le moins de Nebulis reçus, puis le moins d'excédent, puis le moins de Perles) : { $lord } ({ $bill })
action-pay-lacking = Recruter avec ce qui est posé et { $price } : { $lord }
action-power-slaver = Utiliser l'Esclavagiste : défausser un Allié pour { $amount }
action-power-oracle = Utiliser l'Oracle : défausser une pile du Conseil
action-power-opportunist = Utiliser l'Opportuniste : défausser un Seigneur de la Cour et en piocher un autre
action-power-ferryman = Utiliser le Passeur : échanger 1 Nebulis contre 1 Perle
action-power-recipient = Utiliser le Récipiendaire : piocher sans payer un Seigneur pour la Cour
action-sentinel = Poser votre Sentinelle pour vous réserver quelque chose
action-reward = Prendre la récompense : { $reward }
action-draw = Piocher { $amount } de la pile de Lieux, dont vous prenez une
action-location = Choisir un Lieu : { $location }
action-location-controlling = Prendre le contrôle d'un Lieu : { $location }
action-location-drawn = Prendre ce Lieu et laisser les autres face visible : { $location }
action-location-ambassador = Prendre ce Lieu avec l'Ambassadeur : { $location }
action-location-illusion = Céder ce Lieu : { $location }
action-location-exchanging = Prendre ce Lieu en échange : { $location }
action-location-smoking = Prendre ce Lieu à la place des Fumeurs noirs : { $location }
action-location-posting = Réserver un Lieu : { $location }
action-lord = Choisir un Seigneur : { $lord }
action-lord-keys = Choisir la Clé de ce Seigneur, qui passera sous le Lieu : { $lord }
action-lord-assassinating = Tourner ce Seigneur : { $lord }
action-lord-betraying = Défausser ce Seigneur pour en prendre un à la Cour : { $lord }
action-lord-scheming = Défausser ce Seigneur et en piocher un à sa place : { $lord }
action-lord-liberating = Libérer ce Seigneur : { $lord }
action-seat = Choisir Joueur { $other }
action-seat-hunting = Prendre au hasard un pion Monstre à Joueur { $other }
action-seat-fencing = Donner 1 Nebulis à Joueur { $other }
action-seat-figure = Remettre la figurine Kraken à Joueur { $other }

## Pourquoi c'est interdit : la cause dans cette position

why-can-act =
    { $action ->
        [explore] Vous pouvez encore explorer
        [support] Vous pouvez encore demander le soutien du Conseil
       *[recruit] Vous pouvez encore recruter un Seigneur
    }
why-reward-there = Vous pouvez prendre une récompense : { $reward }
why-keys-missing =
    { $missing ->
        [one] Il manque 1 Clé : { $chosen } en Seigneurs, { $tokens } en pions
       *[other] Il manque { $missing } Clés : { $chosen } en Seigneurs, { $tokens } en pions
    }
why-no-pearl = Vous n'avez pas de Perle, et les Nebulis ne valent rien ici
why-lord-deck-empty = La pioche des Seigneurs est vide
why-court-full = Aucune place n'est libre à la Cour
why-no-cards = La pioche Exploration et sa défausse sont vides
why-no-loot = Il n'y a plus de carte Butin
why-last-space-ally = L'Allié est sur la dernière case : vous devez le prendre
why-last-space-monster = Le Monstre est sur la dernière case : vous devez le combattre
why-no-option =
    { $count ->
        [one] La case { $space } de la piste de Menace n'offre qu'une récompense
       *[other] La case { $space } de la piste de Menace n'offre que { $count } récompenses
    }
why-tokens-short = Il faut { $wanted } pions Monstre, il en reste { $count }
why-power-none = Vous n'avez aucun Seigneur actif ayant ce Pouvoir ({ $lord })
why-power-used = Vous avez déjà utilisé ce Pouvoir pendant ce tour ({ $lord })
why-power-last-space = L'exploration ne peut pas continuer : aucun Pouvoir n'est possible maintenant
why-hand-empty = Vous n'avez aucun Allié en main
why-no-stack = Il n'y a aucune pile du Conseil à votre portée
why-no-nebulis = Vous n'avez pas de Nebulis
why-no-lord = La Cour n'a aucun Seigneur que personne d'autre n'a réservé
why-sentinel-none = Aucune Sentinelle à vous n'est devant vous
why-sentinel-rests = Votre Sentinelle est revenue pendant ce tour et se repose jusqu'au prochain
why-sentinel-no-area = Cour, Conseil et Lieux n'ont plus rien pour une Sentinelle
why-area-council = Une Sentinelle de Joueur { $other } est déjà au Conseil
why-area-court = Une Sentinelle de Joueur { $other } est déjà à la Cour
why-area-location = Une Sentinelle de Joueur { $other } est déjà sur un Lieu
why-stack-empty = La pile des { $race }s du Conseil est vide
why-stack-reserved = Une Sentinelle de Joueur { $other } réserve la pile des { $race }s
why-court-empty = La place { $space } de la Cour est vide
why-lord-reserved = Une Sentinelle de Joueur { $other } réserve ce Seigneur : { $lord }
why-race-lacking = Demande le Peuple { $race }, et vous n'avez ni lui ni Kraken
why-races-few =
    { $shown ->
        [0] Demande { $wanted }, vous ne pouvez en montrer aucun
       *[other] Demande { $wanted }, vous pouvez en montrer { $shown }
    }
why-too-dear = Trop cher de { $missing } : coût { $cost }, vous pouvez payer { $most }
why-location-reserved = Une Sentinelle de Joueur { $other } réserve ce Lieu : { $location }
why-not-drawn = Ce Lieu n'a pas été pioché : { $location }
why-not-controlled = Vous ne contrôlez pas ce Lieu : { $location }
why-not-in-stack = Ce Lieu n'est pas dans la pile : { $location }
why-not-face-up = Ce Lieu n'est pas face visible : { $location }
why-stack-short =
    { $count ->
        [0] La pile de Lieux est vide
        [one] La pile de Lieux n'a qu'une tuile
       *[other] La pile de Lieux a { $count } tuiles, et on en pioche 4 au plus
    }
why-not-lowest = { $card } n'est pas le plus faible : un Allié de valeur { $value } a été utilisé
why-not-used = { $card } n'a pas été utilisé, ou est un Kraken
why-not-discarded = { $card } n'est pas dans la défausse
why-not-named = Le Peuple nommé est { $race }
why-not-affiliated = Vous n'avez pas fédéré { $card }
why-law-kraken = La loi martiale ne défausse pas de Kraken
why-law-nebulis = La loi martiale se paie d'une Perle, pas de Nebulis
why-not-in-hand = Vous n'avez pas { $card } en main
why-all-laid = { $card } est déjà posé, vous n'en avez pas d'autre
why-races-full =
    { $wanted ->
        [one] Le paiement montre déjà son seul Peuple
       *[other] Le paiement montre déjà ses { $wanted } Peuples
    }
why-place-kept = La dernière place parmi les Peuples est pour { $race }
why-not-needed = Avec { $card } ce serait trop : un Allié d'un Peuple présent deux fois serait superflu
why-card-short = Avec { $card }, il vous manquerait au moins { $missing }
why-races-laid =
    { $shown ->
        [0] Demande { $wanted }, aucun n'est posé
        [1] Demande { $wanted }, 1 est posé
       *[other] Demande { $wanted }, { $shown } sont posés
    }
why-race-laid = Le Peuple { $race } n'est pas encore posé
why-too-many-laid = Un Allié posé est superflu
why-nebulis-price =
    { $price ->
        [0] Il ne reste rien à payer
       *[other] Il n'y a que { $price } à payer
    }
why-nebulis-limit = Un paiement ne peut contenir que { $count } Nebulis au plus
why-nebulis-pair = Tant que vous gardez des Perles, cette table ne permet que 1 Nebulis
why-nebulis-few =
    { $count ->
        [0] Vous n'avez pas de Nebulis
       *[other] Vous n'avez que { $count } Nebulis
    }
why-pearls-left = Vous garderiez { $amount }, et un Nebulis ne se paie qu'avec la dernière Perle
why-short = Il manque { $missing } (à payer : { $price }, à votre disposition : { $money })
why-nothing-to-add = Aucun Allié ne peut plus rejoindre le paiement
why-not-target = Ce n'est pas un Seigneur libre et droit de Joueur { $other } : { $lord }
why-not-under = Ce Seigneur n'est sous aucun de vos Lieux : { $lord }
why-no-key = Vous n'avez pas de Clé utilisable de ce Seigneur : { $lord }
why-key-chosen = La Clé de ce Seigneur est déjà choisie : { $lord }
why-keys-enough = { $count } Clés sont choisies, il n'en faut pas plus
why-lord-itself = Ce Seigneur ne peut pas se céder lui-même : { $lord }
why-not-free = Vous n'avez pas ce Seigneur, libre, devant vous : { $lord }
why-players = Il n'y a que { $count } joueurs
why-sheltered = La Chamanesse protège Joueur { $other }
why-no-tokens = Joueur { $other } n'a pas de pion Monstre
why-given = Joueur { $other } reçoit déjà un Nebulis
why-not-level = Joueur { $other } n'est pas de ceux qui ont assez de Nebulis

## Ce que le hasard peut apporter

odds-monster = un Monstre
odds-ally = un Allié
# A stack of the Council as everybody could remember it.
note-stack = Conseil, { $race } : { $cards }
odds-kraken = un Kraken
odds-race = { $race } { $low } à { $high }
odds-loot = Butin { $value } : { $reward }
odds-loot-lost = Butin { $value } encore : { $reward }, les deux cartes sont perdues
odds-nothing = rien de plus
odds-tokens =
    { $count ->
        [one] pion Monstre : { $points }
       *[other] { $count } pions Monstre : { $points }
    }
odds-guild = guilde : { $guild }
odds-tile = le meilleur Lieu vous rapporte { $points }
odds-tile-less = le meilleur Lieu vous rapporte au plus { $points }

## Événements

event-turn = Tour { $turn } : à Joueur { $seat } de jouer
event-skip = Joueur { $seat } n'effectue aucune action, faute d'action possible
event-pearls = Joueur { $seat } gagne { $amount }
event-loses = Joueur { $seat } rend { $amount } au Trésor
event-income = Joueur { $seat } gagne { $amount } ({ $lord })
event-robbed = Le Bandit de grand chemin de Joueur { $by } prend 1 Perle à Joueur { $seat }
event-plot = Joueur { $seat } manigance à la Cour pour 1 Perle et révèle un Seigneur : { $lord }
event-court = { $lord } arrive à la Cour
event-bonus = Il reste peu de Seigneurs : la Cour est complétée, avec un bonus pour Joueur { $seat }
event-reveal = Joueur { $seat } révèle { $card } sur la case { $space } de la piste
event-buy = Joueur { $seat } achète { $card } pour { $price }
event-take = Joueur { $seat } prend { $card }
event-shuffle = La défausse des cartes Exploration est mélangée et forme une nouvelle pioche
event-threat = Joueur { $seat } laisse le Monstre de côté ; le marqueur Menace est maintenant sur la case { $space }
event-fight = Joueur { $seat } combat le Monstre : récompense de la case { $space } de la piste de Menace
event-keys = Joueur { $seat } gagne { $amount }
event-token = Joueur { $seat } tire un pion Monstre : { $points }
event-token-unseen = Joueur { $seat } tire un pion Monstre
event-send = { $card } rejoint la pile des { $race }s au Conseil
event-stack = Joueur { $seat } prend la pile des { $race }s au Conseil ({ $amount })
# $price (String) : ce qui est payé en Perles et Nebulis, ou "none".
event-recruit =
    { $price ->
        [none] Joueur { $seat } recrute avec ses seuls Alliés : { $lord }
       *[other] Joueur { $seat } recrute en payant { $price } : { $lord }
    }
event-use =
    { $count ->
        [one] Joueur { $seat } utilise { $card }
       *[other] Joueur { $seat } utilise { $card } ({ $amount })
    }
event-nebulis = Joueur { $seat } gagne { $amount }
event-affiliate = Joueur { $seat } fédère { $card }
event-join = { $lord } rejoint Joueur { $seat } sans paiement
event-dismiss = Joueur { $seat } défausse un Seigneur : { $lord }
event-discard = Joueur { $seat } défausse { $card }
event-turned = Un Seigneur de Joueur { $seat } est tourné : { $lord }
event-steal = Joueur { $seat } prend un pion Monstre à Joueur { $of } : { $points }
event-steal-unseen = Joueur { $seat } prend un pion Monstre à Joueur { $of }
event-again = Joueur { $seat } jouera un tour supplémentaire après celui-ci
event-exchange = Joueur { $seat } échange un Lieu ({ $location }) contre un autre ({ $other })
event-tile = Joueur { $seat } pioche un Lieu : { $location }
event-control = Joueur { $seat } prend le contrôle d'un Lieu : { $location }
event-slide = { $lord } passe sous le Lieu ({ $location })
event-spend = Joueur { $seat } dépense { $amount }
event-loot = Joueur { $seat } pioche une carte Butin de valeur { $value }
event-lost = Les deux cartes Butin de valeur { $value } sont défaussées et la fouille s'arrête
event-sunk = Joueur { $seat } pioche { $card }, aussitôt défaussé ; le marqueur Menace est maintenant sur la case { $space }
event-give = Joueur { $seat } donne 1 Nebulis à Joueur { $to }
event-heal = Joueur { $seat } prend { $card } dans la défausse
event-name = Joueur { $seat } nomme un Peuple : { $race }
event-lose = Joueur { $seat } perd un Allié fédéré : { $card }
event-free = Un Seigneur de Joueur { $seat } redevient libre : { $lord }
event-post-lord = Joueur { $seat } réserve un Seigneur de la Cour : { $lord }
event-post-council = Joueur { $seat } réserve la pile des { $race }s au Conseil
event-post-location = Joueur { $seat } réserve un Lieu : { $location }
event-home = Une Sentinelle revient à Joueur { $seat }
event-figure = Joueur { $seat } prend la figurine Kraken
event-figure-gone = La figurine Kraken retourne à la réserve
event-oracle = Joueur { $seat } utilise l'Oracle et défausse la pile des { $race }s du Conseil ({ $amount })
event-remove = Joueur { $seat } utilise l'Opportuniste et défausse un Seigneur de la Cour : { $lord }
event-ferry = Joueur { $seat } utilise le Passeur et remet 1 Nebulis à la réserve
event-law = Joueur { $seat } paie 1 Perle et garde une carte au-delà de la limite de main
event-ending = Joueur { $seat } déclenche la fin de partie ; chaque autre joueur joue un dernier tour
event-convert = Joueur { $seat } doit prendre des Nebulis pour les Krakens de sa main
event-over = La partie est finie

## Décisions : l'invite pour qui décide, et ce que les autres attendent

phase-over = La partie est finie
phase-menu = Manigancez à la Cour ou choisissez votre action : explorer, demander le soutien ou recruter
phase-buying = Achetez l'Allié révélé ou renoncez-y
phase-taking = Prenez l'Allié ou révélez la carte suivante
phase-fighting = Combattez le Monstre ou poursuivez l'exploration
phase-rewarding = Choisissez votre récompense
phase-sending = Choisissez une pile du Conseil pour le Kraken
phase-second-stack = L'Alchimiste : choisissez une seconde pile du Conseil
phase-paying = Posez des Alliés dans l'ordre voulu, puis payez
phase-affiliating = Choisissez l'Allié que vous fédérez
phase-jailed = Le Geôlier : défaussez un Allié
phase-limited = Le Chef des armées : vous avez trop d'Alliés en main, défaussez-en un
phase-assassinating = L'Assassin : choisissez le Seigneur qui sera tourné
phase-hunting = Le Chasseur : choisissez à qui vous prenez un pion Monstre
phase-apprentice = L'Apprenti : choisissez une pile du Conseil
phase-illusion = L'Illusionniste : cédez l'un de vos Lieux ou renoncez-y
phase-exchanging = L'Illusionniste : choisissez le Lieu que vous prenez en échange
phase-corrupting = Le Corrupteur : recrutez un second Seigneur ou renoncez-y
phase-bribing = Le Corrupteur : choisissez comment vous payez
phase-betraying = Le Traître : défaussez l'un de vos Seigneurs ou renoncez-y
phase-replacing = Le Traître : prenez un Seigneur à la Cour
phase-scheming = L'Intrigant : défaussez l'un de vos Seigneurs ou renoncez-y
phase-ambassador = L'Ambassadeur : choisissez l'un des Lieux piochés
phase-controlling = Prenez le contrôle d'un Lieu : choisissez-en un face visible ou piochez
phase-drawn = Choisissez l'un des Lieux piochés
phase-keys = Choisissez les Clés à dépenser, puis prenez le Lieu
phase-smoking = Gardez les Fumeurs noirs ou prenez à la place une tuile de la pile
phase-searching = Arrêtez, ou piochez une autre carte Butin : une valeur déjà là fait perdre les deux cartes et met fin à la fouille
phase-fencing = La Receleuse : choisissez qui reçoit un Nebulis
phase-healing = La Guérisseuse : choisissez un Allié dans la défausse
phase-executing = L'Exécuteur : nommez un Peuple
phase-losing = L'Exécuteur : choisissez l'Allié fédéré que vous perdez
phase-liberating = La Libératrice : choisissez le Seigneur qui redevient libre
phase-posting = Posez votre Sentinelle : vous seul pourrez prendre ce qu'elle garde
phase-figure = Choisissez qui reçoit la figurine Kraken
phase-enslaving = L'Esclavagiste : choisissez l'Allié que vous défaussez
phase-oracle = L'Oracle : choisissez la pile du Conseil à défausser
phase-opportunity = L'Opportuniste : choisissez le Seigneur qui quitte la Cour
phase-window = Utilisez les Pouvoirs de vos Seigneurs ou terminez votre tour
phase-martial-law = Loi martiale : payez 1 Perle ou défaussez un Allié

wait-over = La partie est finie
wait-menu = Joueur { $seat } choisit une action
wait-buying = Joueur { $seat } achète l'Allié ou y renonce
wait-taking = Joueur { $seat } prend l'Allié ou poursuit l'exploration
wait-fighting = Joueur { $seat } combat le Monstre ou poursuit l'exploration
wait-rewarding = Joueur { $seat } choisit une récompense
wait-sending = Joueur { $seat } place un Kraken au Conseil
wait-second-stack = Joueur { $seat } choisit une seconde pile du Conseil
wait-paying = Joueur { $seat } paie un Seigneur
wait-affiliating = Joueur { $seat } choisit l'Allié à fédérer
wait-jailed = Joueur { $seat } défausse un Allié à cause du Geôlier
wait-limited = Joueur { $seat } défausse un Allié à cause du Chef des armées
wait-assassinating = Joueur { $seat } choisit le Seigneur que l'Assassin tourne
wait-hunting = Joueur { $seat } envoie le Chasseur
wait-apprentice = Joueur { $seat } choisit une pile pour l'Apprenti
wait-illusion = Joueur { $seat } utilise l'Illusionniste ou y renonce
wait-exchanging = Joueur { $seat } choisit un Lieu en échange
wait-corrupting = Joueur { $seat } utilise le Corrupteur ou y renonce
wait-bribing = Joueur { $seat } paie un second Seigneur
wait-betraying = Joueur { $seat } utilise le Traître ou y renonce
wait-replacing = Joueur { $seat } choisit un Seigneur pour le Traître
wait-scheming = Joueur { $seat } utilise l'Intrigant ou y renonce
wait-ambassador = Joueur { $seat } choisit un Lieu pour l'Ambassadeur
wait-controlling = Joueur { $seat } choisit un Lieu
wait-drawn = Joueur { $seat } choisit parmi les Lieux piochés
wait-keys = Joueur { $seat } choisit les Clés à dépenser
wait-smoking = Joueur { $seat } garde ou échange les Fumeurs noirs
wait-searching = Joueur { $seat } fouille un Sanctuaire
wait-fencing = Joueur { $seat } distribue ses Nebulis
wait-healing = Joueur { $seat } regarde la défausse
wait-executing = Joueur { $seat } nomme un Peuple
wait-losing = Joueur { $seat } choisit un Allié fédéré à perdre
wait-liberating = Joueur { $seat } libère un Seigneur
wait-posting = Joueur { $seat } pose une Sentinelle
wait-figure = Joueur { $seat } décide qui reçoit la figurine Kraken
wait-enslaving = Joueur { $seat } choisit un Allié pour l'Esclavagiste
wait-oracle = Joueur { $seat } choisit une pile pour l'Oracle
wait-opportunity = Joueur { $seat } choisit un Seigneur pour l'Opportuniste
wait-window = Joueur { $seat } utilise des Pouvoirs ou termine son tour
wait-martial-law = Joueur { $seat } dépasse la limite de la loi martiale

## La fin

source-lords = Seigneurs
source-allies = Alliés fédérés
source-locations = Lieux
source-monsters = Pions Monstre
source-nebulis = Nebulis et figurine Kraken
source-pearls = Perles
source-keys = Clés
source-hand = Alliés en main
source-powers = Pouvoirs des Seigneurs
tie-breaker = À égalité de points, le plus grand nombre de Perles l'emporte, puis le meilleur Seigneur ; si tout est égal, la place est partagée.

## Options de la table

option-players = Joueurs
option-players-help = Combien de joueurs participent, de 2 à 4.
option-kraken = Extension Kraken
option-kraken-help = Si l'extension Kraken s'ajoute au jeu de base.
option-kraken-on = oui
option-kraken-off = non
option-first_player = Qui commence
option-first_player-help = Qui commence la partie : tirage au sort ou un joueur au choix.
option-first_player-random = tirage au sort
option-martial_law = Loi martiale
option-martial_law-help = Une variante : à la fin de votre tour, pour chaque Allié en main au-delà de 12, vous payez 1 Perle ou défaussez un Allié autre qu'un Kraken.
option-martial_law-off = non
option-martial_law-on = oui
option-disabled_lords = Seigneurs tournés
option-disabled_lords-help = Si un Seigneur tourné par l'Assassin compte pour les Lieux et comme l'un des sept Seigneurs.
option-disabled_lords-count = ils comptent
option-disabled_lords-ignored = ils ne comptent pas
option-court_end = Fin par la Cour
option-court_end-help = Quand la Cour déclenche la fin de partie.
option-court_end-refill = quand elle doit être complétée et que des Seigneurs manquent
option-court_end-gap = quand une place est libre et la pioche des Seigneurs vide
option-assassin = Assassin
option-assassin-help = Qui choisit les Seigneurs que l'Assassin tourne.
option-assassin-recruiter = le joueur qui recrute l'Assassin
option-assassin-victim = chaque adversaire touché
option-commander_purchase = Chef des armées et achats
option-commander_purchase-help = Quand vous défaussez si un achat vous fait dépasser la limite du Chef des armées.
option-commander_purchase-at-once = juste après l'achat
option-commander_purchase-turn-end = à la fin de votre prochain tour
option-black_smokers = Fumeurs noirs
option-black_smokers-help = Où va leur tuile quand une autre est prise à la place.
option-black_smokers-removed = hors de la partie
option-black_smokers-stack = dans la pile de Lieux
option-surplus = Alliés superflus
option-surplus-help = Si un paiement peut contenir des Alliés dont il n'a pas besoin, par exemple pour se défaire de cartes faibles.
option-surplus-useful = interdit
option-surplus-any = permis
option-given_loot = Butin cédé
option-given_loot-help = Ce que devient le Butin d'un Sanctuaire cédé par l'Illusionniste.
option-given_loot-discarded = il est défaussé
option-given_loot-stays = il reste sur la tuile
option-figure_choice = Choix pour la figurine Kraken
option-figure_choice-help = Plusieurs joueurs peuvent rejoindre ou dépasser au même moment le détenteur de la figurine Kraken. Il choisit alors qui la prend : entre qui ?
option-figure_choice-most = entre ceux qui ont le plus de Nebulis
option-figure_choice-any = entre tous
option-loot_monster = Monstres d'un Butin 6
option-loot_monster-help = Un Butin de valeur 6 apporte le prochain Allié de la pioche ; les Monstres tirés avant lui sont défaussés. Dans quel sens va le marqueur Menace pour chacun d'eux.
option-loot_monster-forward = une case en avant
option-loot_monster-back = une case en arrière
option-outlaw_pair = Hors-la-loi et Faussaire
option-outlaw_pair-help = Combien de Nebulis ils permettent ensemble dans un paiement si vous gardez des Perles.
option-outlaw_pair-two = jusqu'à 2
option-outlaw_pair-one = un seul
option-memory = Mémoire
option-memory-help = Ce que les bots retiennent des cartes vues une fois : tout, ou rien des mains et des piles du Conseil. Cela ne change aucune règle ni ce que l'on voit.
option-memory-perfect = tout
option-memory-none = rien
option-turn_cap = Limite de tours
option-turn_cap-help = Une sécurité pour les parties sans fin : après ce nombre de tours, la partie s'arrête et l'on compte les points. Une partie ordinaire en est loin.

## La table

table-score = Points d'influence
table-player = Joueur { $seat }
table-you = Vous

# Les articles laissés de côté devant les noms des Seigneurs sur leurs cartes, et les Seigneurs à qui cela ne suffit pas.
table-articles = Le La L'
table-lord-outlaw = Hors-la-loi
table-lord-sage = Sage
table-lord-elder = Ancien
table-lord-master-of-magic = Maître de magie
table-lord-highwayman = Bandit

# Une lettre par Peuple et deux par Guilde, toutes différentes.
table-race-jellyfish = M
table-race-crab = C
table-race-seahorse = H
table-race-shellfish = Q
table-race-squid = P
table-race-kraken = Ψ
table-guild-mage = Mg
table-guild-soldier = Mi
table-guild-farmer = Cu
table-guild-merchant = Md
table-guild-politician = Po
table-guild-ambassador = Am
table-guild-smuggler = Co

# Le titre. $price (texte) : 1○, par exemple.
table-turn = Tour { $turn }
table-to-play = à Joueur { $seat } de jouer
table-extra =
    { $count ->
        [one] puis un tour supplémentaire
       *[other] puis { $count } tours supplémentaires
    }
table-price = Allié à { $price }
table-deck = pioche Exploration { $count }, défausse { $discard }
table-ending = derniers tours, provoqués par Joueur { $seat }

# Le milieu de la table.
table-court = La Cour
table-lord-deck = { $count } dans la pioche
table-free = libre
table-track = Exploration
table-monster = Monstre
table-threat = Menace
table-council = Conseil
table-stack = { $count } dans la pile
table-loot-deck =
    { $count ->
        [0] aucune carte Butin
        [one] { $count } carte Butin
       *[other] { $count } cartes Butin
    }
table-loot = Butin

# Ce que l'on a, après un nombre et un signe. $count (nombre) : combien de Clés sont des pions.
table-pearls = Perles
table-nebulis = Nebulis
table-keys = Clés
table-key-tokens =
    { $count ->
        [one] dont { $count } pion
       *[other] dont { $count } pions
    }
table-tokens = pions Monstre
table-in-hand = en main
table-figure = figurine Kraken
table-sentinel = Sentinelle

# D'où viennent les points, devant un nombre.
table-source-lords = Seigneurs
table-source-allies = Alliés
table-source-locations = Lieux
table-source-monsters = Monstres
table-source-nebulis = Nebulis

# Les rangées de la zone à soi, 10 signes au plus.
table-hand = Main
table-laid = Posés
table-affiliated = Fédérés
table-lords = Seigneurs
table-locations = Lieux

table-turned = tourné
table-used = utilisé
table-pile = Défausse

# Un paiement. $lord (texte) : le nom sur la carte ; $price (texte) : 2○, par exemple.
table-paying = Paiement : { $lord }
table-paid = { $value } sur { $cost }
table-missing = il manque { $price }
table-races = Peuples { $count } sur { $wanted }
table-without = encore sans

# La légende.
table-sign-points = points d'influence
table-sign-any = n'importe quel autre Peuple
table-sign-cost = coût pour vous
table-sign-hidden = pions Monstre
table-sign-kraken = Kraken, figurine Kraken

help-signs = Signes : ★ points d'influence, ○ Perles, • Nebulis, ϙ Clés, aussi sur les Seigneurs, Ж Monstres et pions Monstre, ▤ cartes en main, Ψ Krakens et figurine Kraken ; M C H Q P les cinq Peuples, ? n'importe quel Peuple qui n'y est pas encore ; Mg Mi Cu Md Po Am Co les Guildes : Mage, Militaire, Cultivateur, Marchand, Politicien, Ambassadeur, Contrebandier ; 10→8 coûte 10, et 8 pour vous ; ♠■ réservé par la Sentinelle de ■ ; ▸ ce dont on décide, et la case du marqueur Menace ; └ un Seigneur sous un Lieu ; 20→18★ 20 points maintenant, 18 si la partie finissait là ; 20★+? sans les points des pions Monstre, qui sont cachés ; =7 les valeurs d'un Peuple additionnées.

## Why a position cannot be set by hand like that

impossible-figure = la figurine Kraken est chez quelqu’un qui a des Nebulis, et chez personne si personne n’en a
impossible-holder = qui a la figurine Kraken a le plus de Nebulis
impossible-lords = un Seigneur sous un Lieu va avec ce Lieu
impossible-sentinel = ce sur quoi repose une Sentinelle doit rester en place
impossible-laid-out = les cartes posées pour un paiement doivent rester en main

## Exercises

exercise-1 = Pas la première carte
exercise-1-text = Votre exploration a révélé un Hippocampe de valeur 1. Le prenez-vous, ou continuez-vous ?
exercise-1-learned = Prendre un Allié met fin à l’exploration. Qui continue voit d’autres cartes : mieux peut venir, l’adversaire peut en acheter et vous paie, et la cinquième carte rapporte une Perle. Ce que vous laissez rejoint le Conseil.
exercise-2 = Quand cesser d’explorer
exercise-2-text = Un Monstre, et le marqueur Menace est sur la case 5. Vous avez deux Clés. Le combattre, ou le laisser ?
exercise-2-learned = Un combat met fin à l’exploration, et c’est ici qu’il faut finir : la Clé de la case 5 est votre troisième, et trois Clés donnent un Lieu. Laisser le Monstre fait avancer le marqueur et abandonne aux autres une récompense plus riche.
exercise-3 = Trois cartes, c’est sûr
exercise-3-text = C’est votre tour. Trois Coquillages attendent au Conseil, et c’est justement le Peuple qu’exige l’Héritière à la Cour. Que faites-vous ?
exercise-3-learned = Le soutien du Conseil donne toute la pile, d’un coup et à coup sûr, là où une exploration ne rapporte peut-être qu’une carte. Regardez d’abord la Cour : une pile vaut le plus quand un Seigneur y exige son Peuple.
exercise-4 = L’Allié le plus faible reste
exercise-4-text = Le Faucheur coûte 7, à payer avec un Hippocampe et un autre Peuple. Quel Allié posez-vous d’abord ?
exercise-4-learned = Parmi les Alliés du paiement, le plus faible est fédéré, et de chaque Peuple le plus fort compte. Avec Crabe 4 et Hippocampe 4, vous payez un de trop, mais un 4 reste, et ces Peuples vous manquent encore. Une Méduse 3 ne rapporterait qu’un point : une 2 est déjà fédérée.
exercise-5 = La troisième Clé
exercise-5-text = Vous avez deux Clés, et quatre Lieux sont face visible. Quel Seigneur, s’il y en a un ?
exercise-5-learned = La Dresseuse apporte la troisième Clé, et avec elle un Lieu aussitôt : cela vaut plus que ses 4 points. Le Bandit de grand chemin a aussi une Clé, mais coûte plus cher ; et une pile du Conseil peut attendre.

### Otys en français.
###
### Les actions annoncent ce qui va se passer à qui décide, à l'infinitif comme sur un bouton ; les événements le
### racontent à tout le monde ; sans point final. Les termes sont ceux de rules/fr.md. Qui joue s'appelle « Joueur 1 » à « Joueur 4 ».

game-name = Otys
game-tagline = Plongez dans la ville engloutie : huit plongeurs, cinq niveaux et une clé à chaque tour.

## Mots

resource-metal = métal
resource-plant = plante
resource-fuel = carburant
resource-tech = technologie

# $count (nombre) : combien de cubes.
cubes-metal =
    { $count ->
        [one] { $count } métal
       *[other] { $count } métaux
    }
cubes-plant =
    { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
    }
cubes-fuel =
    { $count ->
        [one] { $count } carburant
       *[other] { $count } carburants
    }
cubes-tech =
    { $count ->
        [one] { $count } technologie
       *[other] { $count } technologies
    }
amount-credits =
    { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
amount-points =
    { $count ->
        [one] { $count } point de notoriété
       *[other] { $count } points de notoriété
    }

# Dans une phrase, avec l'article, jamais après « de » ni « à ». Pour le nom seul : table-diver-*.
diver-metal-expert = l'expert Métaux
diver-plant-expert = l'expert Plantes
diver-fuel-expert = l'expert Carburants
diver-tech-expert = l'expert Technologies
diver-trader = la négociante
diver-spy = l'espion
diver-engineer = l'ingénieur
diver-explorer = l'éclaireur

# Complément de « joue » ou « pose ».
key-1 = la Clé 1
key-2 = la Clé 2
key-3 = la Clé 3
key-4 = la Clé 4
key-5 = la Clé 5
key-x = la Clé X
key-neutral = une Clé X neutre

specialist-mechanic = mécanicien
specialist-hacker = hacker

# Ce que donne un sponsor, après deux-points : action, événement ou tuile.
sponsor-1a = 1 crédit
sponsor-1b = aucun crédit à payer pour le plongeur activé
sponsor-2a = deux fois l'effet du plongeur activé
sponsor-2b = le bonus immédiat d'un jeton Récompense
sponsor-3a = le retour d'un jeton Clé déjà joué
sponsor-3b = la remontée du plongeur du niveau 5
sponsor-4a = un module pour le plongeur activé et { $points }, pour { $cost }
sponsor-4b = un module pour un plongeur en surface et { $points }, pour { $cost }
sponsor-5a = 1 batterie
sponsor-5b = 1 batterie, ou un déplacement ou un échange de ressources pour 1 batterie
sponsor-5b-move = 1 batterie, ou le déplacement d'une ressource depuis ou vers le niveau du jeton Clé pour 1 batterie
sponsor-5b-swap = 1 batterie, ou l'échange de deux ressources de niveaux différents pour 1 batterie

# Ce que donne un expert avec module, en plus de la ressource ; les autres plongeurs n'ont pas de tel bonus.
bonus-metal-expert = 1 Clé X neutre
bonus-plant-expert = 1 crédit
bonus-fuel-expert = 1 batterie
bonus-tech-expert = le retour d'un jeton Clé déjà joué
bonus-trader = celui d'un expert avec module
bonus-spy = celui d'un expert avec module
bonus-engineer = celui d'un expert avec module
bonus-explorer = celui d'un expert avec module

# Ce que coûte quelque chose, après deux-points.
cost-credits =
    { $count ->
        [0] gratuit
        [one] { $count } crédit
       *[other] { $count } crédits
    }
cost-trader = ses seuls achats

need-fixed = { $cubes }
need-free = { $lots } de types différents
contract-words =
    le contrat { $card } (coûte { $need } ; rapporte { $points ->
        [one] { $points } point de notoriété
       *[other] { $points } points de notoriété
    }{ $credits ->
        [0] { "" }
       *[other]
            { $batteries ->
                [0] { " et " }
               *[other] { ", " }
            }{ $credits ->
                [one] { $credits } crédit
               *[other] { $credits } crédits
            }
    }{ $batteries ->
        [0] { "" }
        [one] { " et " }{ $batteries } batterie
       *[other] { " et " }{ $batteries } batteries
    })

front-resource = 1 { $one } ou 1 { $other }
front-battery = 1 batterie
front-contract =
    piocher { $count ->
        [one] le dernier contrat
       *[other] { $count } contrats
    } et en garder 1
front-upgrade = équiper un plongeur d'un module
front-prestige = { $points }
back-orange = { $credits } par contrat
back-green = { $points } par contrat
token-words = { $front } (verso : { $back })

## Actions

action-key = Jouer la Clé { $level }
action-x = Jouer votre Clé X au niveau { $level } (les sponsors se décalent ; alors à ce niveau : { $sponsor })
action-neutral = Jouer une Clé X neutre au niveau { $level } (les sponsors se décalent ; alors à ce niveau : { $sponsor })
action-propeller-swap = Dépenser 1 batterie : { $diver } et { $other } échangent leurs places
action-propeller-up =
    Dépenser 1 batterie : { $diver } monte de { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
action-propeller-down =
    Dépenser 1 batterie : { $diver } descend de { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
action-sponsor = Utiliser le sponsor : { $effect }
# Sponsor 5, face avancée : la première des deux possibilités.
action-sponsor-battery = Utiliser le sponsor : 1 batterie
action-retrieve =
    { $key ->
        [X] Reprendre votre Clé X
       *[other] Reprendre la Clé { $key }
    }
action-upgrade = Équiper { $diver } d'un module
action-upgrade-paid = Équiper { $diver } d'un module pour { $cost } et gagner { $points }
action-token =
    Prendre un jeton Récompense { $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    } : { $token }
action-token-use = Utiliser un jeton Récompense : { $token }
action-out = Dépenser 1 batterie : déplacer 1 { $resource } du niveau { $from } au niveau { $to }
action-in = Dépenser 1 batterie : déplacer 1 { $resource } du niveau { $from } au niveau { $to }
action-swap = Dépenser 1 batterie : échanger 1 { $resource } du niveau { $from } contre 1 { $other } du niveau { $to }
action-go = Continuer : activer { $diver }
action-take = Poser 1 { $resource } au niveau { $level }
action-bonus = Prendre le bonus : { $bonus }
action-sell =
    Vendre 1 { $resource } pour { $payout ->
        [points]
            { $count ->
                [one] { $count } point de notoriété
               *[other] { $count } points de notoriété
            }
       *[credits]
            { $count ->
                [one] { $count } crédit
               *[other] { $count } crédits
            }
    }
action-buy =
    Acheter 1 { $resource } { $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    }
action-draw =
    Piocher { $count ->
        [0] aucun contrat
        [one] le dernier contrat
       *[other] { $count } contrats
    } { $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    } et en garder 1
action-copy =
    Copier { $diver }{ $side ->
        [1] { " " }avec module
       *[other] { "" }
    } de Joueur { $seat } (espion : { $spy }, plongeur copié : { $own }{ $short ->
        [0] { "" }
       *[other] , que vous ne pourrez pas payer
    })
action-keep = Garder { $contract }
action-improve =
    Faire progresser le { $specialist } { $cost ->
        [0] gratuitement
        [one] pour { $cost } crédit
       *[other] pour { $cost } crédits
    }
action-gain = Poser 1 { $resource } au niveau { $level }
action-accept = Utiliser le bonus immédiat : { $front }
action-decline = Refuser
action-decline-expert = Refuser la ressource
action-decline-bonus = Refuser le bonus
action-decline-trade = Ne rien vendre ni acheter
action-decline-spying = Ne pas utiliser l'espion
action-decline-engineering = Ne faire progresser personne
action-decline-exploring = Ne prendre aucun jeton Récompense
action-decline-front = Renoncer au bonus immédiat
# Quand rien d'autre n'est possible.
action-decline-full = Ne pas prendre la ressource : le niveau { $level } est plein
action-decline-poor =
    Ne pas utiliser l'effet : il manque { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
action-complete = Réaliser au niveau { $level } { $contract }
action-pay = Dépenser { $cubes }
action-surface = Faire remonter { $diver } à la surface
action-surface-rescue = Laisser { $diver } remonter à la surface
action-oxygen = Dépenser 1 batterie : { $diver } garde sa place
action-oxygen-rescue = Dépenser 1 batterie : { $diver } garde sa place

## Événements

event-turn = Tour de table { $round } : à Joueur { $seat } de jouer
event-key = Joueur { $seat } joue { $key } au niveau { $level }
event-rotate = Les tuiles Sponsor se décalent
event-sponsor = Joueur { $seat } utilise le sponsor : { $sponsor }
event-activate = Joueur { $seat } active { $diver }
event-front = Joueur { $seat } utilise un jeton Récompense du niveau { $level } : { $token }
event-lay = Joueur { $seat } place le jeton Récompense au niveau { $level } : { $token }
event-propel =
    Joueur { $seat } déplace au propulseur { $diver } { $from ->
        [U1] de la place 1 en surface
        [U2] de la place 2 en surface
        [U3] de la place 3 en surface
        [L1] du niveau 1
        [L2] du niveau 2
        [L3] du niveau 3
        [L4] du niveau 4
       *[L5] du niveau 5
    } { $to ->
        [U1] à la place 1 en surface
        [U2] à la place 2 en surface
        [U3] à la place 3 en surface
        [L1] au niveau 1
        [L2] au niveau 2
        [L3] au niveau 3
        [L4] au niveau 4
       *[L5] au niveau 5
    }
event-find = Joueur { $seat } pose 1 { $resource } au niveau { $level }
event-credits =
    Joueur { $seat } gagne { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
event-pays =
    Joueur { $seat } paie { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
event-battery = Joueur { $seat } gagne 1 batterie
event-spends = Joueur { $seat } dépense 1 batterie
event-neutral = Joueur { $seat } gagne 1 Clé X neutre
event-retrieve =
    { $key ->
        [X] Joueur { $seat } reprend sa Clé X
       *[other] Joueur { $seat } reprend sa Clé { $key }
    }
event-points =
    Joueur { $seat } gagne { $count ->
        [one] { $count } point de notoriété
       *[other] { $count } points de notoriété
    }
event-upgrade = Chez Joueur { $seat }, { $diver } reçoit son module
event-move = Joueur { $seat } déplace 1 { $resource } du niveau { $from } au niveau { $to }
event-sell = Joueur { $seat } vend 1 { $resource }
event-buy =
    Joueur { $seat } achète 1 { $resource } { $count ->
        [0] gratuitement
        [one] pour { $count } crédit
       *[other] pour { $count } crédits
    }
event-draw =
    Joueur { $seat } pioche { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
event-keep = Joueur { $seat } garde { $card }
event-keep-unseen = Joueur { $seat } garde un contrat
event-copy = Joueur { $seat } copie { $diver } de Joueur { $of }
event-improve = Joueur { $seat } fait progresser son { $specialist } (cran { $count } sur 3)
event-token = Joueur { $seat } prend un jeton Récompense du niveau { $level } : { $token }
event-refill = Nouveau jeton Récompense au niveau { $level } du Display de la colonie : { $token }
event-complete = Joueur { $seat } réalise au niveau { $level } { $card }
event-reveal = Désormais public : { $card }
event-used =
    Joueur { $seat } pose { $key } sur la piste du hacker ({ $count ->
        [one] { $count } jeton joué
       *[other] { $count } jetons joués
    })
event-return =
    Joueur { $seat } atteint son hacker : ses jetons Clé reviennent{ $count ->
        [0] { "" }
        [one] , la Clé X neutre va à la réserve
       *[other] , les { $count } Clés X neutres vont à la réserve
    }
event-surface = Joueur { $seat } fait remonter { $diver } à la surface
event-stay = Joueur { $seat } garde { $diver } en place
event-ending = Joueur { $seat } a { $points } : c'est le dernier tour de table
event-over = La partie est finie

## Décisions : l'invite pour qui décide, et ce que les autres attendent

phase-over = La partie est finie
phase-key = Choisissez un jeton Clé
phase-step1 = Utilisez le sponsor, déplacez des plongeurs ou activez le plongeur
phase-expert = Prenez la ressource ou refusez-la
phase-bonus = Prenez le bonus ou refusez-le
phase-trade = Vendez ou achetez une ressource
phase-spying = Piochez des contrats ou copiez un plongeur
phase-engineering = Faites progresser le mécanicien ou le hacker
phase-exploring = Prenez un jeton Récompense
phase-front = Utilisez le bonus immédiat ou refusez-le
phase-keep = Choisissez le contrat que vous gardez
phase-pay = Choisissez les ressources à dépenser
phase-step3 = Faites remonter le plongeur ou utilisez sa réserve d'oxygène
phase-rescue = Votre plongeur a été copié : laissez-le remonter ou dépensez 1 batterie

wait-over = La partie est finie
wait-key = Joueur { $seat } choisit un jeton Clé
wait-step1 = Joueur { $seat } est à l'étape 1
wait-expert = Joueur { $seat } prend ou refuse une ressource
wait-bonus = Joueur { $seat } prend ou refuse un bonus
wait-trade = Joueur { $seat } négocie au magasin
wait-spying = Joueur { $seat } envoie son espion
wait-engineering = Joueur { $seat } choisit qui faire progresser
wait-exploring = Joueur { $seat } choisit un jeton Récompense
wait-front = Joueur { $seat } utilise ou refuse un bonus immédiat
wait-keep = Joueur { $seat } choisit un contrat
wait-pay = Joueur { $seat } choisit les ressources d'un contrat
wait-step3 = Joueur { $seat } décide si le plongeur remonte
wait-rescue = Joueur { $seat } décide si le plongeur copié remonte

## Pourquoi une action n'est pas possible pour l'instant

why-key-used =
    { $key ->
        [X] Votre Clé X
       *[other] La Clé { $key }
    } est sur votre piste du hacker ; vos jetons reviennent quand il y en a { $threshold } (pour l'instant { $used })
why-key-available =
    { $key ->
        [X] Votre Clé X
       *[other] La Clé { $key }
    } est disponible : elle n'est pas sur la piste du hacker
why-key-in-play =
    { $key ->
        [X] Votre Clé X
       *[other] La Clé { $key }
    } est en jeu : elle n'est pas encore sur la piste du hacker
why-neutral = Vous n'avez pas de Clé X neutre
why-battery = Il manque 1 batterie : vous n'en avez pas
why-credits =
    Cela coûte { $need }, vous avez { $have } : il manque { $missing ->
        [one] { $missing } crédit
       *[other] { $missing } crédits
    }
why-far =
    Cela fait { $count ->
        [one] { $count } place
       *[other] { $count } places
    } ; votre capacité de déplacement est de { $most }
why-locked = Le sponsor vient d'équiper ce plongeur ({ $diver }), qui reste au niveau { $level } pendant ce tour
why-upgraded = Ce plongeur a déjà son module ({ $diver })
why-sponsor-used = Vous avez déjà utilisé le sponsor de ce tour
why-sponsor = Le sponsor du niveau { $level } donne autre chose : { $sponsor }
why-which-key = Choisissez le jeton Clé que vous reprenez
why-no-used-key = Aucun de vos propres jetons Clé n'est sur la piste du hacker
why-which-diver = Choisissez le plongeur en surface qui reçoit son module
why-all-upgraded = Les trois plongeurs en surface ont déjà leur module
why-only-diver = Ce sponsor n'équipe que le plongeur du niveau { $level } ({ $diver }) : utilisez le sponsor lui-même
why-below = Ce plongeur ({ $diver }) est au niveau { $level }, pas en surface
why-token-level = Seuls les deux jetons Récompense du niveau { $level } du Display sont au choix
why-any-token = Choisissez le jeton Récompense du Display que vous utilisez
why-move = À cette table, la tuile Sponsor 5 déplace une ressource ; elle n'en échange pas deux
why-swap = À cette table, la tuile Sponsor 5 échange deux ressources ; elle n'en déplace pas une seule
why-same-level = Le niveau { $level } est celui de votre jeton Clé : il en faut un autre
why-no-cube = Le niveau { $level } ne contient pas de { $resource }
why-full = Le niveau { $level } est plein : { $count } sur { $capacity }
why-copied = L'effet du plongeur copié doit d'abord s'achever ({ $diver })
why-not-yours = Le contrat { $card } n'est ni public ni dans votre main
why-missing = Le contrat { $card } demande { $need } ; il manque au niveau { $level } : { $missing }
why-free = Le contrat { $card } demande { $lots } de types différents ; au niveau { $level } : { $held }
why-lots = Le contrat { $card } demande { $lots } de types différents ; ces lots-ci sont autres
why-payment = Il manque au niveau { $level } : { $missing }
why-bonus = Le bonus de cet expert est un autre : { $bonus }
why-supply = Il ne reste pas de Clé X neutre dans la réserve
why-store-full = Le magasin ne prend plus de { $resource } : { $count } sur { $count }
why-store-empty = Le magasin n'a pas de { $resource }
why-row = Pour { $resource }, la prochaine case est à la ligne { $row } du magasin, qui ne donne que des crédits
why-no-contract = Il ne reste aucun contrat à piocher
why-one-side = À deux, votre adversaire compte comme votre voisin de gauche
why-second-spy = Un espion copié ne peut pas copier un autre espion
why-improved = Le { $specialist } a déjà progressé trois fois
why-front = Ce jeton Récompense donne autre chose : { $front }
why-not-drawn = Le contrat { $card } n'est pas parmi les cartes que vous avez piochées

## Ce que le hasard peut apporter

odds-none = aucun contrat réalisable aussitôt
odds-at-once =
    un contrat réalisable aussitôt, pour { $count ->
        [one] { $count } point de notoriété
       *[other] { $count } points de notoriété
    }
odds-new-none = un nouveau contrat public, non réalisable aussitôt
odds-new-at-once =
    un nouveau contrat public, réalisable aussitôt, pour { $count ->
        [one] { $count } point de notoriété
       *[other] { $count } points de notoriété
    }
odds-token = le nouveau jeton Récompense : { $front }
odds-token-resource = le nouveau jeton Récompense : une ressource

## La fin

source-contracts = Contrats
source-upgrades = Modules
source-store = Magasin
source-fronts = Bonus immédiats
source-backs = Bonus permanents
source-riches = Crédits et batteries
source-keys = Jetons Clé
source-tokens = Jetons Récompense
source-cubes = Ressources
tie-breaker = À égalité de points de notoriété, le plus grand nombre de ressources dans les zones de fouille l'emporte.

## Options de la table

option-players = Joueurs
option-players-help = Combien de joueurs, de 2 à 4.
option-edition = Édition
option-edition-help = L'édition à suivre là où la française et l'allemande diffèrent. Elle décide de ce que fait la tuile Sponsor 5 sur sa face avancée.
option-edition-fr = française
option-edition-de = allemande
option-sponsors = Tuiles Sponsor
option-sponsors-help = Les faces utilisées. Cinq lettres règlent les tuiles 1 à 5 une à une : A pour la face standard, B pour la face avancée.
option-sponsors-standard = faces standard
option-sponsors-random = tirées au sort
option-sponsors-advanced = faces avancées
option-sponsor5b = Sponsor 5, face avancée
option-sponsor5b-help = Ce que fait 1 batterie : déplacer une ressource vers un emplacement libre ou en échanger deux.
option-sponsor5b-move = déplacer une ressource
option-sponsor5b-swap = échanger deux ressources
option-sponsor2b_scope = Sponsor 2, face avancée
option-sponsor2b_scope-help = Les jetons Récompense du Display de la colonie qu'elle peut utiliser.
option-sponsor2b_scope-same = ceux de son niveau
option-sponsor2b_scope-any = ceux de tous les niveaux
option-contract_recycle = Contrats réutilisés
option-contract_recycle-help = Si les contrats réalisés forment une nouvelle pioche quand l'ancienne est épuisée.
option-contract_recycle-off = non
option-contract_recycle-on = oui
option-neutral_x = Clés X neutres
option-neutral_x-help = Combien il y a de Clés X neutres en tout.
option-neutral_x-12 = 12
option-neutral_x-unlimited = sans limite
option-author_variant = Variante de l'auteur
option-author_variant-help = L'espion paie le joueur dont il copie le plongeur, et ce plongeur remonte lui aussi à la surface.
option-author_variant-off = non
option-author_variant-on = oui
option-first_player = Qui commence
option-first_player-help = Qui commence la partie : un joueur désigné, ou un tirage au sort.
option-first_player-random = tirage au sort
option-round_cap = Limite de tours de table
option-round_cap-help = La partie s'arrête au plus tard après ce nombre de tours de table, pour ne jamais durer sans fin.

## La table

table-score = Points de notoriété
table-credits = Crédits
table-batteries = Batteries
table-keys = Jetons Clé disponibles
table-used = Jetons Clé déjà joués
table-neutral = Clés X neutres
table-hand = Contrats privés
table-mechanic = Mécanicien : capacité de déplacement { $value }
table-hacker =
    Hacker : { $used ->
        [one] { $used } jeton joué
       *[other] { $used } jetons joués
    } sur { $threshold }
table-surface = En surface
table-level = Niveau { $level }
table-store = Magasin
table-contracts = Contrats publics
table-pile =
    Pioche : { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
table-sponsors = Sponsors
table-rewards = Jetons Récompense
table-display = Display de la colonie
table-resources = Ressources
table-round = Tour de table { $round }
table-turn = À Joueur { $seat } de jouer
table-first = Jeton Premier joueur
table-upgraded = avec module
table-free-space = emplacement libre
table-you = Vous
table-player = Joueur { $seat }
table-completed = Contrats réalisés
table-none = rien

table-diver-metal-expert = Expert Métaux
table-diver-plant-expert = Expert Plantes
table-diver-fuel-expert = Expert Carburants
table-diver-tech-expert = Expert Technologies
table-diver-trader = Négociante
table-diver-spy = Espion
table-diver-engineer = Ingénieur
table-diver-explorer = Éclaireur

## La table dans un terminal : formes brèves, ★ points de notoriété, ¢ crédits, ϟ batteries, ↑ module

table-sell = vente
table-buy = achat

short-metal-expert = Exp. Métaux
short-plant-expert = Exp. Plantes
short-fuel-expert = Exp. Carbur.
short-tech-expert = Exp. Techno.
short-contract = contrat
short-upgrade = module

# Ce que fait un sponsor, en 16 caractères au plus.
tile-1a = +1¢
tile-1b = plongeur à 0¢
tile-2a = plongeur 2 fois
tile-2b = 1 récompense
tile-3a = 1 Clé reprise
tile-3b = niveau 5 remonte
tile-4a = { $cost }¢ : module, { $points }★
tile-4b = { $cost }¢ : surface, { $points }★
tile-5a = +1ϟ
tile-5b = +1ϟ ou transfert

help-signs = Signes : [4] un jeton Clé disponible, »4« le jeton Clé en cours, +2×[X] deux Clés X neutres, M · · un métal et deux emplacements libres, ↑ avec module, M/P›2¢ un jeton Récompense (bonus immédiat, puis bonus permanent), ✓2 ce contrat est réalisable au niveau 2.
help-key = Vous jouez un jeton Clé. Il vous donne le sponsor de son niveau du Display de la colonie et active le plongeur du même niveau de votre plateau. Une Clé X se joue à n'importe quel niveau, mais elle décale d'abord les tuiles Sponsor.
help-step1 = Vous pouvez utiliser le sponsor une fois et déplacer des plongeurs au propulseur, pour 1 batterie chacun. Ensuite, le plongeur du niveau de votre jeton Clé est activé. Les contrats sont réalisables à tout moment de votre tour.
help-expert = Un expert vous apporte 1 ressource. Elle va au niveau de votre jeton Clé.
help-bonus = Un expert avec module vous apporte un bonus en plus de la ressource.
help-trade = La négociante vend au magasin 1 ressource de son niveau, ou en achète 1 qui va à son niveau. Plus le magasin a de ressources d'un type, plus leur prix est bas.
help-spying = L'espion pioche 4 contrats, dont vous gardez 1, ou copie le plongeur d'un joueur voisin au même niveau.
help-engineering = Un meilleur mécanicien déplace les plongeurs plus loin au propulseur ; un meilleur hacker fait revenir plus tôt les jetons Clé déjà joués.
help-exploring = Vous prenez un des deux jetons Récompense de ce niveau. D'abord, vous pouvez utiliser son bonus immédiat ; ensuite, il est posé au verso à ce niveau de votre plateau et donne son bonus pour chaque contrat que vous y réalisez.
help-front = Le bonus immédiat d'un jeton Récompense s'utilise maintenant ou jamais.
help-keep = Un contrat rejoint votre main, à l'insu des autres. Le reste va sous la pioche.
help-pay = Ce contrat demande des lots de types différents ; vous choisissez le type de chaque lot.
help-step3 = Le plongeur activé remonte à la surface : il prend la première place, et chaque plongeur qu'il dépasse descend. La réserve d'oxygène, pour 1 batterie, lui fait garder sa place.
help-rescue = Avec la variante de l'auteur, un plongeur copié remonte lui aussi. Pour 1 batterie, il garde sa place.

## Exercices

exercise-1 = Une clé pour un contrat qui attend
exercise-1-text = Votre sponsor vous rend une clé utilisée. Laquelle ? Regardez ce qui se trouve à chaque niveau et ce que demandent les contrats.
exercise-1-learned = Au niveau 4 se trouvent deux plantes et un carburant, et c’est là que nage l’expert Carburants : avec la clé 4, le prochain tour remplit le contrat d’une plante et deux carburants. Une clé vaut ce qui attend à son niveau.
exercise-2 = Pourquoi l’éclaireur va au fond
exercise-2-text = Votre espion avec module peut copier un éclaireur. Cela coûte 2 crédits. Un jeton récompense au niveau 5 les vaut-il ?
exercise-2-learned = Le recto du jeton compte tout de suite, et il reste à votre niveau 5. Il y a là de la place pour six cubes : des contrats y seront remplis encore et encore, chacun avec le bonus du verso.
exercise-3 = Quand les biens deviennent des points
exercise-3-text = La partie touche à sa fin : 18 points suffisent et vous en avez 14 tous les deux. Que faites-vous de la négociante ?
exercise-3-learned = Vers la fin, un point vaut plus que des cubes ou des crédits dont on ne fera plus rien. Au milieu de la partie, c’est l’inverse.
exercise-4 = Quatre cartes valent mieux qu’un cube
exercise-4-text = Votre espion avec module peut piocher quatre contrats et en garder un, ou copier quelqu’un d’autre. Vous avez des cubes à trois niveaux.
exercise-4-learned = Sur quatre contrats, un conviendra sans doute aux cubes que vous avez déjà. Tard dans la partie, cela vaut plus qu’un cube de plus.
exercise-5 = Un tour d’avance
exercise-5-text = Il ne reste qu’une clé, à part celle que rend le sponsor. Qui voulez-vous activer ensuite ?
exercise-5-learned = La meilleure clé à reprendre est celle de votre prochain tour : au niveau 5 attend l’éclaireur avec module, avec deux carburants pour le contrat de votre main. Qui ne pense qu’à ce tour continue sans y regarder.

## Pieces that can be set by hand

piece-diver = Plongeur en
piece-available = disponible
piece-used = utilisée

## Why a position cannot be set by hand like that

impossible-end = quelqu’un a { $points } points : la dernière manche aurait commencé
impossible-capacity = le niveau { $level } de Joueur { $seat } dépasse sa capacité
impossible-keys-back = Joueur { $seat } a joué tant de clés qu’elles seraient revenues
impossible-no-key = Joueur { $seat } n’a aucune clé à jouer
impossible-upgrades = Joueur { $seat } a plus de points pour ses modules que de modules

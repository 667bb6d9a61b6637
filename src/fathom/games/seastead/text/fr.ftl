### Seastead en français.
###
### Les actions annoncent ce qui va se passer à qui décide, à l'infinitif comme sur un bouton ; les événements le
### racontent à tout le monde ; sans point final. Les termes sont ceux de rules/fr.md. Qui joue s'appelle « Joueur 1 » et « Joueur 2 », sans article. Les noms
### des spécialistes ont leur article : ils sont compléments directs, ou viennent après deux-points. Les types de
### bâtiment n'en ont pas : ils viennent après deux-points, après « chaque » ou entre parenthèses.

game-name = Seastead
game-tagline = Plongez, construisez, dépolluez : élevez ports, académies et chantiers navals sur quatre flottilles, à deux ou face au Boss.

## Mots

kind-fish = poisson
kind-seaweed = algue
kind-artifact = artefact
kind-metal = métal

type-port = port
type-academy = académie
type-shipyard = chantier naval
type-none = aucun bâtiment

depth-shallow = eaux peu profondes
depth-reef = récif
depth-deep = abysses

# $count (nombre) : combien, parfois zéro.
amount-fish =
    { $count ->
        [0] aucun poisson
        [one] { $count } poisson
       *[other] { $count } poissons
    }
amount-seaweed =
    { $count ->
        [0] aucune algue
        [one] { $count } algue
       *[other] { $count } algues
    }
amount-artifact =
    { $count ->
        [0] aucun artefact
        [one] { $count } artefact
       *[other] { $count } artefacts
    }
amount-metal =
    { $count ->
        [0] aucun métal
        [one] { $count } métal
       *[other] { $count } métaux
    }
amount-resources =
    { $count ->
        [0] aucune ressource
        [one] { $count } ressource
       *[other] { $count } ressources
    }
amount-other =
    { $count ->
        [one] { $count } ressource d'un autre type
       *[other] { $count } ressources d'un autre type
    }
amount-cleanup =
    { $count ->
        [0] aucun jeton Dépollution
        [one] { $count } jeton Dépollution
       *[other] { $count } jetons Dépollution
    }
amount-points =
    { $count ->
        [0] aucun PV
       *[other] { $count } PV
    }

# Ce que donne une moitié de carte Plongée quand elle laisse le choix.
half-choice =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
half-different =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources différentes au choix
    }
half-equal =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources identiques au choix
    }

# Après « une » ou « la ». $a et $b (texte) : 1 poisson, 1 algue, par exemple.
dive-card = carte Plongée ({ $depth }) : { $a } / { $b }
# Après « le ». Les zones le long de l'anneau : deux avant le port | deux après.
dock-tile = dock { $kind } ({ $type0 } { $points0 }, { $type1 } { $points1 } | { $type2 } { $points2 }, { $type3 } { $points3 })
# Un dock dont les zones sont ailleurs sur l'anneau : à quelle distance du port, dans le sens horaire.
dock-tile-apart = dock { $kind } ({ $at0 } { $type0 } { $points0 }, { $at1 } { $type1 } { $points1 }, { $at2 } { $type2 } { $points2 }, { $at3 } { $type3 } { $points3 })

## Les spécialistes et les décrets

specialist-fisher = la Pêcheuse
specialist-architect = l'Architecte
specialist-diver = la Plongeuse
specialist-trader = la Marchande
specialist-environmentalist = l'Écologiste
specialist-captain = la Capitaine
specialist-master-builder = la Maîtresse d'œuvre
specialist-quartermaster = la Quartier-maître
specialist-founder = la Fondatrice
specialist-investor = l'Investisseuse
specialist-agent = l'Agente
specialist-salvager = la Récupératrice
specialist-cartographer = la Cartographe
specialist-scout = l'Éclaireuse
specialist-engineer = l'Ingénieure
specialist-diplomat = la Diplomate

# Après « le décret ».
resolution-free-trade = Libre-échange
resolution-port-subsidy = Subvention portuaire
resolution-education-drive = Élan éducatif
resolution-fleet-programme = Programme naval
resolution-flagship-projects = Projets phares
resolution-environmental-standard = Norme environnementale
resolution-rich-grounds = Eaux poissonneuses
resolution-solidarity-fund = Fonds de solidarité
resolution-storage-tax = Taxe de stockage
resolution-free-passage = Libre passage
resolution-tug-service = Service de remorquage
resolution-pilotage-fee = Droits de pilotage
resolution-exchange-market = Bourse d'échange
resolution-neighbourhood-aid = Entraide
resolution-expert-fee = Honoraires d'experts
resolution-clean-up-duty = Devoir de nettoyage

# Ce que fait un emplacement, à l'infinitif. $amount et $times (nombres) ; $building (texte) : un type de bâtiment.
effect-gain-cleanup =
    prendre { $amount ->
        [one] { $amount } jeton Dépollution
       *[other] { $amount } jetons Dépollution
    }
effect-trade-cleanup =
    { $times ->
        [one] payer
       *[other] jusqu'à { $times } fois, payer
    } 1 ressource contre { $amount ->
        [one] { $amount } jeton Dépollution
       *[other] { $amount } jetons Dépollution
    }
effect-trade =
    { $times ->
        [one] payer
       *[other] jusqu'à { $times } fois, payer
    } 1 ressource contre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
effect-gain-other =
    prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }, sauf du type demandé ici
effect-return-to = chacun, vous d'abord, rend des ressources de son choix jusqu'à n'en garder que { $amount } au plus
effect-copy = utiliser l'effet d'un autre emplacement qui porte l'un de vos bâtiments, comme si le nouveau s'y trouvait
effect-own-half = prendre les ressources de votre moitié de la carte Plongée visible
effect-whole-card = prendre toutes les ressources de la carte Plongée visible, celles des deux moitiés
effect-resolution-cleanup =
    piocher 2 décrets et en mettre un en vigueur, puis prendre { $amount ->
        [one] { $amount } jeton Dépollution
       *[other] { $amount } jetons Dépollution
    }
effect-resolution-trade =
    piocher 2 décrets et en mettre un en vigueur, puis payer 1 ressource contre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
effect-flip =
    retourner face cachée l'un de vos spécialistes visibles contre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
effect-other-per-building =
    pour chaque { $building } de cette flottille, prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }, sauf du type demandé ici
effect-cleanup-per-building =
    pour chaque { $building } de cette flottille, prendre { $amount ->
        [one] { $amount } jeton Dépollution
       *[other] { $amount } jetons Dépollution
    }

# Ce que permet un spécialiste, à l'infinitif, après deux-points ou entre parenthèses.
ability-fisher =
    à votre plongée, prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    } en plus de votre moitié ; l'adversaire en prend { $amount } au choix au lieu de sa moitié, et un lien entre les moitiés tombe
ability-architect = après votre construction, échanger une académie et un chantier naval de la même flottille, dont l'un au moins est à vous, sur des emplacements dont les PV imprimés diffèrent de { $amount } au plus
ability-diver = après les prises de votre plongée, prendre une seconde fois les ressources imprimées sur votre moitié, sans tenir compte d'un lien
ability-trader = jusqu'à { $amount } fois, rendre 1 ressource et en prendre 1 d'un autre type
ability-environmentalist =
    prendre { $amount ->
        [one] { $amount } jeton Dépollution
       *[other] { $amount } jetons Dépollution
    }
ability-captain = déplacer un ou plusieurs de vos bateaux placés, chacun une fois au plus, vers d'autres emplacements libres de n'importe quelle flottille
ability-master-builder =
    construire obligatoirement ce tour-ci, pour { $amount ->
        [one] { $amount } ressource
       *[other] { $amount } ressources
    } de moins
ability-quartermaster =
    prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
ability-founder = après votre action, gagner un autre tour complet, à jouer juste après celui-ci
ability-investor = quand l'adversaire vient de payer un bâtiment, prendre autant de ressources du type demandé là-bas qu'il en a payé, { $amount } au plus
ability-agent = quand l'adversaire vient d'orienter une carte Plongée, la faire tourner, ce qui inverse les moitiés
ability-salvager = déplacer l'une de vos académies ou l'un de vos chantiers navals vers un emplacement sans bâtiment, sur n'importe quelle flottille, dont les PV imprimés dépassent de { $amount } au plus ceux de l'emplacement quitté
ability-cartographer =
    échanger deux jetons Demande comme pour un bonus de colonne, puis prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
ability-scout =
    plonger obligatoirement ce tour-ci avec l'une des 2 premières cartes de la pioche Plongée, en reposant l'autre dessus, et prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    } après les prises
ability-engineer = appliquer deux fois l'effet d'emplacement de cette construction
ability-diplomat =
    prendre 1 ressource au choix pour chaque flottille où vous avez au moins { $least ->
        [one] { $least } bâtiment
       *[other] { $least } bâtiments
    }, { $amount } au plus

# Ce qu'un décret change pour les deux joueurs. $least (nombre) : à partir de quel coût, ou de combien de bâtiments.
rule-free-trade = qui paie un bâtiment à un emplacement de coût imprimé { $least } ou plus peut remplacer 1 des ressources dues par 1 ressource d'un autre type
rule-cheaper-building = chaque { $building } coûte { $amount } de moins à construire
rule-cheaper-location = construire à un emplacement de coût imprimé { $least } ou plus coûte { $amount } de moins
rule-build-cleanup =
    à la fin d'une construction à un emplacement de coût imprimé { $least } ou plus, qui a construit peut prendre { $amount ->
        [one] { $amount } jeton Dépollution
       *[other] { $amount } jetons Dépollution
    }
rule-dive-gain =
    après les prises d'une plongée, qui a plongé peut prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
rule-dive-gain-both =
    après les prises d'une plongée, chacun, d'abord qui a plongé, peut prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
rule-storage-tax = à la fin de son tour, qui a plus de { $amount } ressources en rend jusqu'à n'en garder que { $amount }
rule-free-passage = un bateau placé ou replacé peut aller sur n'importe quel emplacement libre au lieu d'un des moins chers
rule-tug-service = un bateau retire { $amount } au coût de construction de son emplacement
rule-pilotage-fee =
    le bonus du propriétaire du bateau va jusqu'à { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
rule-exchange-market = { $amount } fois par tour, avant l'action, qui joue peut rendre 1 ressource et en prendre 1 d'un autre type
rule-build-gain =
    à la fin d'une construction sur une flottille qui porte alors au moins { $least ->
        [one] { $least } bâtiment
       *[other] { $least } bâtiments
    }, qui a construit peut prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
rule-expert-fee =
    qui vient d'utiliser la capacité d'un spécialiste peut prendre { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
rule-clean-up-duty = qui plonge peut laisser 1 des ressources de sa moitié et prendre 1 jeton Dépollution à la place

# Pourquoi la partie se termine, après deux-points.
cause-none = aucune raison
cause-full-flotilla = tous les emplacements d'une flottille portent un bâtiment
cause-few-buildings = un plateau joueur n'a plus qu'un bâtiment, ou aucun
cause-deep-card = le dos d'une carte des abysses apparaît sur la pioche Plongée
cause-no-cleanup = la réserve n'a plus de jeton Dépollution
cause-no-buildings = un plateau joueur n'a plus de bâtiment
cause-no-dive-cards = la pioche Plongée est épuisée

## Actions

# $depth (texte) : la profondeur de la première carte de la pioche, ou "none".
action-dive =
    { $depth ->
        [none] Plonger
       *[other] Plonger ({ $depth })
    }
# $price (texte) : 2 poissons, par exemple, ou "none" ; $points (texte) : 1 PV, par exemple.
action-build =
    { $price ->
        [none] Construire : { $type } en { $location }, gratuitement ({ $points } ; { $effect })
       *[other] Construire : { $type } en { $location } pour { $price } ({ $points } ; { $effect })
    }
action-half = Tourner vers vous : { $own } (vers l'adversaire : { $other })
action-half-solo = Tourner vers vous : { $own } (vers le Boss : { $other })
action-take = Prendre { $amount }
action-give = Rendre { $amount }
action-give-taking = Laisser { $amount } et prendre 1 jeton Dépollution à la place
action-give-forgoing = Laisser { $amount } et prendre 1 jeton Dépollution à la place
action-give-returning = Rendre { $amount }
action-give-trading = Payer { $amount } contre { $gain }
action-give-exchanging = Rendre { $amount } et prendre 1 ressource d'un autre type
action-give-menu = Échanger avant votre action : rendre { $amount } et prendre 1 ressource d'un autre type
action-give-substituting = Payer { $amount } au lieu de { $gain }
action-slot = Choisir la place { $slot } de l'étalage
action-slot-choosing-dock = Choisir le { $dock }
action-slot-removing-dock = Retirer de la partie le { $dock }
action-slot-choosing-specialist = Choisir { $specialist } ({ $ability })
action-slot-removing-specialist = Retirer de la partie { $specialist } ({ $ability })
action-location = Choisir l'emplacement { $location }
action-location-placing = Placer le bateau en { $location }
action-location-shipping = Déplacer le bateau qui se trouve en { $location }
action-location-sailing = Déplacer le bateau de { $from } vers { $location }
action-location-dock-bonus = Désigner le dock en { $location } : { $amount }
action-location-copying = Copier l'effet de { $location } : { $effect }
action-location-salvaging = Déplacer ce bâtiment : { $type } en { $location }
action-location-landing = Déplacer le bâtiment de { $from } vers { $location } ({ $points })
action-location-designing = Échanger ce bâtiment : { $type } en { $location }
action-location-swapping = Échanger le bâtiment de { $from } avec celui de { $location } ({ $type })
action-location-boss-placing = Poser la ressource du Boss en { $location }
action-exchange = Échanger les jetons Demande des flottilles { $flotilla } ({ $kind }) et { $other } ({ $new })
action-lock = Verrouiller le jeton Demande de la flottille { $flotilla } ({ $kind })
action-use = Utiliser { $specialist } : { $ability }
action-use-readying = Remettre visible { $specialist } ({ $ability })
action-use-flipping = Retourner face cachée { $specialist } contre { $amount }
action-card = Choisir la carte { $number }
action-card-looking = Plonger avec la { $dive }
action-card-resolving = Mettre en vigueur le décret { $resolution } : { $rule }
action-boss = Poser un bâtiment du Boss : { $type }
action-yes = Oui
action-yes-cleaning = Prendre { $amount }
action-yes-whole-card = Prendre toutes les ressources de la carte Plongée visible : { $own } / { $other }
action-yes-own-half = Prendre les ressources de votre moitié : { $own }
action-no = Non
# $amount (texte) : ce qui pourrait encore être pris.
action-no-taking = Renoncer à { $amount }
action-no-window = Continuer sans utiliser de spécialiste
action-no-substituting = Payer sans rien remplacer
action-no-exchanging = Ne rien échanger de plus
action-no-shipping = Laisser les bateaux où ils sont
action-no-forgoing = Ne rien laisser et prendre toute votre moitié
action-no-trading = Ne payer aucune ressource
action-no-cleaning = Renoncer à { $amount }
action-no-card-taking = Ne pas prendre les ressources de la carte Plongée visible
action-no-dock-bonus = Renoncer au bonus de rangée : ne désigner aucun dock
action-no-readying = Renoncer au bonus de rangée : ne remettre visible aucun spécialiste
action-no-demands = Renoncer à l'échange de jetons Demande
action-no-copying = Ne copier aucun effet
action-no-flipping = Ne retourner aucun spécialiste
action-end = Terminer le tour
action-end-menu = Passer, faute de pouvoir plonger ou construire
action-end-window = Terminer votre tour

## Événements

event-start = Joueur { $seat } joue en premier
event-demand = Demande de la flottille { $flotilla } : { $resource }
event-turn = Manche { $round } : à Joueur { $seat } de jouer
event-reveal = Joueur { $seat } retourne une { $dive }
# $own et $other (texte) : ce que donnent les deux moitiés.
event-half = Joueur { $seat } tourne la carte Plongée : de son côté { $own }, de l'autre { $other }
event-turned = Joueur { $seat } fait tourner la carte Plongée : les moitiés sont inversées
event-take = Joueur { $seat } prend { $amount }
event-give = Joueur { $seat } rend { $amount }
event-pay = Joueur { $seat } paie { $amount }
event-forgo = Joueur { $seat } laisse { $amount } dans la réserve générale
event-cleanup = Joueur { $seat } prend { $amount }
event-noted = La réserve étant vide, Joueur { $seat } note { $amount } sur le bloc de score
event-build = Joueur { $seat } construit en { $location } : { $type }
event-dock = Joueur { $seat } pose en { $location } le { $dock }
event-new-dock = Le { $dock } rejoint l'étalage
event-hire = Joueur { $seat } choisit { $specialist }
event-new-specialist = Un spécialiste rejoint l'étalage : { $specialist }
event-gone-dock = Joueur { $seat } retire de la partie le { $dock }
event-gone-specialist = Joueur { $seat } retire de la partie { $specialist }
event-ship = Joueur { $seat } place un bateau en { $location }
event-sail = Joueur { $seat } déplace un bateau de { $from } vers { $location }
event-boxed = Faute d'emplacement libre, un bateau de Joueur { $seat } retourne dans la boîte
event-use = Joueur { $seat } utilise { $specialist }
event-flip = Joueur { $seat } retourne face cachée { $specialist }
event-ready = Joueur { $seat } remet visible { $specialist }
event-move = Joueur { $seat } déplace un bâtiment de { $from } vers { $location }
event-swap = Joueur { $seat } échange le bâtiment de { $from } avec celui de { $location }
event-exchange = Joueur { $seat } échange les jetons Demande des flottilles { $flotilla } et { $other }
event-lock = Le jeton Demande de la flottille { $flotilla } est verrouillé
event-copy = Joueur { $seat } copie l'effet de { $location }
event-resolution = Le décret { $resolution } entre en vigueur : { $rule }
event-under = Joueur { $seat } glisse sous la pioche le décret { $resolution }
event-under-unseen = Joueur { $seat } glisse un décret sous la pioche
event-look = Joueur { $seat } regarde une { $dive }
event-look-unseen = Joueur { $seat } regarde une carte de la pioche Plongée
event-boss = Une ressource du Boss est posée en { $location } : { $resource }
event-back = La ressource du Boss en { $location } revient à la réserve générale
event-boss-build = Un bâtiment du Boss est posé en { $location } : { $type }
event-again = Joueur { $seat } jouera un autre tour complet après celui-ci
event-pass = Joueur { $seat } passe, faute de pouvoir plonger ou construire
event-ending = La fin de partie est déclenchée : { $cause }
event-over = La partie est finie

## Décisions : l'invite pour qui décide, et ce que les autres attendent

phase-over = La partie est finie
phase-menu = Choisissez votre action : plonger ou construire
phase-orienting = Choisissez la moitié de la carte Plongée que vous tournez vers vous
phase-window = Utilisez vos spécialistes ou continuez
phase-taking = Choisissez la ressource que vous prenez
phase-forgoing = Laissez 1 ressource pour 1 jeton Dépollution ou prenez toute votre moitié
phase-returning = Vous avez trop de ressources : choisissez celle que vous rendez
phase-trading = Choisissez la ressource que vous payez ou renoncez-y
phase-exchanging = La Marchande : choisissez la ressource que vous rendez
phase-choosing-dock = Choisissez un dock de l'étalage
phase-choosing-specialist = Choisissez un spécialiste de l'étalage
phase-removing-dock = Choisissez le dock que vous retirez de la partie
phase-removing-specialist = Choisissez le spécialiste que vous retirez de la partie
phase-placing = Choisissez l'emplacement de votre bateau
phase-shipping = Choisissez le bateau que vous déplacez ; si c'est permis, vous pouvez vous arrêter
phase-sailing = Choisissez où va le bateau
phase-dock-bonus = Bonus de rangée : désignez l'un de vos docks ou renoncez-y
phase-readying = Bonus de rangée : remettez visible l'un de vos spécialistes ou renoncez-y
phase-demands = Bonus de colonne : échangez deux jetons Demande ou renoncez-y
phase-locking = Choisissez le jeton Demande que vous verrouillez
phase-cleaning = Prenez des jetons Dépollution ou renoncez-y
phase-copying = Choisissez l'emplacement dont vous copiez l'effet ou renoncez-y
phase-card-taking = Prenez les ressources de la carte Plongée visible ou renoncez-y
phase-flipping = Retournez face cachée l'un de vos spécialistes pour des ressources ou renoncez-y
phase-resolving = Choisissez le décret que vous mettez en vigueur ; l'autre passe sous la pioche
phase-looking = L'Éclaireuse : choisissez la carte avec laquelle vous plongez
phase-substituting = Choisissez avec quoi vous payez : 1 ressource due peut être d'un autre type
phase-salvaging = La Récupératrice : choisissez le bâtiment que vous déplacez
phase-landing = La Récupératrice : choisissez où va le bâtiment
phase-designing = L'Architecte : choisissez l'académie que vous échangez
phase-swapping = L'Architecte : choisissez le chantier naval que vous échangez
phase-boss-placing = Choisissez l'emplacement de la ressource du Boss
phase-boss-building = Choisissez le type du bâtiment que reçoit le Boss
phase-start-half = Mise en place : choisissez la moitié de la carte Plongée que vous tournez vers vous

wait-over = La partie est finie
wait-menu = Joueur { $seat } choisit une action
wait-orienting = Joueur { $seat } oriente la carte Plongée
wait-window = Joueur { $seat } utilise des spécialistes ou continue
wait-taking = Joueur { $seat } choisit une ressource à prendre
wait-forgoing = Joueur { $seat } laisse une ressource ou prend toute sa moitié
wait-returning = Joueur { $seat } choisit une ressource à rendre
wait-trading = Joueur { $seat } paie une ressource ou y renonce
wait-exchanging = Joueur { $seat } échange des ressources grâce à la Marchande
wait-choosing-dock = Joueur { $seat } choisit un dock
wait-choosing-specialist = Joueur { $seat } choisit un spécialiste
wait-removing-dock = Joueur { $seat } retire un dock de la partie
wait-removing-specialist = Joueur { $seat } retire un spécialiste de la partie
wait-placing = Joueur { $seat } place un bateau
wait-shipping = Joueur { $seat } choisit un bateau à déplacer
wait-sailing = Joueur { $seat } choisit où va le bateau
wait-dock-bonus = Joueur { $seat } désigne un dock pour le bonus de rangée ou y renonce
wait-readying = Joueur { $seat } remet visible un spécialiste ou y renonce
wait-demands = Joueur { $seat } échange deux jetons Demande ou y renonce
wait-locking = Joueur { $seat } verrouille un jeton Demande
wait-cleaning = Joueur { $seat } prend des jetons Dépollution ou y renonce
wait-copying = Joueur { $seat } copie l'effet d'un emplacement ou y renonce
wait-card-taking = Joueur { $seat } prend les ressources de la carte Plongée visible ou y renonce
wait-flipping = Joueur { $seat } retourne un spécialiste pour des ressources ou y renonce
wait-resolving = Joueur { $seat } choisit un décret
wait-looking = Joueur { $seat } regarde des cartes avec l'Éclaireuse
wait-substituting = Joueur { $seat } choisit comment payer
wait-salvaging = Joueur { $seat } choisit un bâtiment pour la Récupératrice
wait-landing = Joueur { $seat } choisit où va le bâtiment
wait-designing = Joueur { $seat } choisit une académie pour l'Architecte
wait-swapping = Joueur { $seat } choisit un chantier naval pour l'Architecte
wait-boss-placing = Joueur { $seat } place une ressource du Boss
wait-boss-building = Joueur { $seat } choisit un bâtiment pour le Boss
wait-start-half = Joueur { $seat } oriente la carte Plongée de départ

## La fin

source-dock-resources = Ressources des docks
source-dock-buildings = Bâtiments des docks
source-locations = Emplacements
source-specialists = Spécialistes
source-cleanup = Dépollution
source-storage = Ressources en réserve
source-ships = Bateaux
tie-breaker = À égalité de PV, le plus grand nombre de bâtiments encore sur le plateau joueur l'emporte, puis le plus grand nombre de jetons Dépollution ; si tout est égal, la victoire est partagée. Face au Boss, l'égalité est une défaite.
result-won = Vous avez battu le Boss.
result-lost = Le Boss a gagné.

## Options de la table

option-players = Joueurs
option-players-help = À deux, l'un contre l'autre, ou seul contre le Boss, qui construit lui aussi et marque des points.
option-sides = Faces des flottilles
option-sides-help = Quelles faces sont visibles ; aussi quatre lettres pour les flottilles 1 à 4, comme ABBA, sans aucun B ou avec au moins deux. Les faces B apportent les décrets ; contre le Boss, seulement A.
option-sides-a = toutes les faces A
option-sides-b = toutes les faces B
option-sides-mixed = un mélange tiré au sort, avec au moins deux faces B
option-specialists = Spécialistes
option-specialists-help = Quels spécialistes sont en jeu ; contre le Boss, toujours tous, moins les quatre retirés.
option-specialists-all = toutes les cartes, A et B
option-specialists-a = seulement les huit cartes A, pour une première partie
option-resolution = Premier décret
option-resolution-help = Le décret en vigueur au début de la partie ; en nommer un exige des faces B.
option-resolution-random = tirage au sort
option-resolution-free-trade = Libre-échange
option-resolution-port-subsidy = Subvention portuaire
option-resolution-education-drive = Élan éducatif
option-resolution-fleet-programme = Programme naval
option-resolution-flagship-projects = Projets phares
option-resolution-environmental-standard = Norme environnementale
option-resolution-rich-grounds = Eaux poissonneuses
option-resolution-solidarity-fund = Fonds de solidarité
option-resolution-storage-tax = Taxe de stockage
option-resolution-free-passage = Libre passage
option-resolution-tug-service = Service de remorquage
option-resolution-pilotage-fee = Droits de pilotage
option-resolution-exchange-market = Bourse d'échange
option-resolution-neighbourhood-aid = Entraide
option-resolution-expert-fee = Honoraires d'experts
option-resolution-clean-up-duty = Devoir de nettoyage
option-locked_flotilla = Flottille verrouillée
option-locked_flotilla-help = Si l'on peut construire sur la flottille au jeton Demande verrouillé.
option-locked_flotilla-open = oui, comme ailleurs
option-locked_flotilla-closed = non, personne
option-ship_relocation = Bateau à replacer
option-ship_relocation-help = Quand le propriétaire d'un bateau reçoit son bonus et le replace si l'on construit à son emplacement.
option-ship_relocation-after-payment = juste après le paiement
option-ship_relocation-build-end = tout à la fin de la construction
option-other_kinds = Ressources non demandées
option-other_kinds-help = Si les 2 ou 3 ressources d'un effet qui exclut le type demandé peuvent être du même type.
option-other_kinds-repeat = oui, un type peut revenir
option-other_kinds-distinct = non, toutes de types différents
option-copied_building = Effet copié
option-copied_building-help = Où compte le nouveau bâtiment quand il copie l'effet d'un emplacement d'une autre flottille.
option-copied_building-counts = sur la flottille copiée
option-copied_building-stands = là où il se trouve vraiment
option-solo_tags = Étiquettes en solo
option-solo_tags-help = Où la réduction d'emplacement disparaît dans une partie contre le Boss.
option-solo_tags-covered = là où une ressource du Boss recouvre l'étiquette
option-solo_tags-off = partout

## La table

table-score = Points de victoire
table-player = Joueur { $seat }
table-you = Vous

# La table dans un terminal. Sur les cartes le nom n'a pas d'article ; une lettre par type de ressource, deux par bâtiment.
table-articles = la l'
table-kind-fish = P
table-kind-seaweed = A
table-kind-artifact = R
table-kind-metal = M
table-type-port = Po
table-type-academy = Ac
table-type-shipyard = Ch
table-boss = Boss

# L'en-tête. $cause (texte) : l'un des messages cause-...
table-round = Manche { $round }
table-to-play = à Joueur { $seat } de jouer
table-extra = encore un tour ensuite
table-start = premier joueur
table-ending = dernière manche { $round } : { $cause }
table-over = La partie est finie : { $cause }

# Flottilles, pioche Plongée, étalages. $depth (texte) : récif, par exemple.
table-side = face { $side }
table-locked = verrouillée
table-dive = Pioche Plongée
table-next = dessus : { $depth }
table-empty = vide
table-face-up = Visible
table-linked = liées : aucun type en double
table-known = prochaine carte, vue par vous
table-looked = Regardées
table-left = reste { $count }
table-rule = { $name } : { $rule }
table-under = sous la pioche, vus par vous : { $names }
table-docks = Docks
table-supply = Réserve

# Plateaux joueurs.
table-storage = Stock
table-ships = Bateaux
table-beside = { $count } à côté
table-boxed = boîte { $count }
table-spent = face cachée : { $names }
table-noted = { $count } en note
table-columns = colonnes { $count }/{ $all }
table-boss-points = { $base } + { $each } pour chacun de ses { $count } bâtiments
table-beaten = battu
table-unbeaten = invaincu
table-source-docks = docks
table-source-locations = emplacements

# Le bloc de score.
table-pad = Bloc de score
table-pad-kind = Ressources : { $kind }
table-total = Total

# Le sens des signes.
table-sign-points = PV
table-sign-cleanup = jetons Dépollution
table-sign-left = encore sur le plateau
table-sign-any = ressource au choix
table-sign-other = tout type sauf { $kind }
table-sign-tag = { $type } à 1 de moins
table-sign-dock = dock : zones avant et après son port
table-sign-area = { $type } +{ $points }★ par un dock
table-sign-resolution = nouveau décret
table-sign-card = carte Plongée visible
table-sign-half = votre moitié de la carte
table-sign-copy = effet d'un autre lieu à vous
table-sign-keep = chacun en garde { $amount } au plus
table-sign-person = spécialiste
table-sign-flip = en retourner un
table-sign-boss = ressource du Boss

# Les effets en quelques mots, 36 signes au plus. $kind (texte) : le type demandé.
table-effect-gain-cleanup = prendre { $amount }✿
table-effect-trade-cleanup = payer 1◇ pour { $amount }✿
table-effect-trade = payer 1◇ pour { $amount }◇
table-effect-gain-other = prendre { $amount }, sauf { $kind }
table-effect-return-to = chacun garde { $amount }◇ au plus
table-effect-copy = effet d'un autre lieu à soi
table-effect-own-half = sa moitié de la carte Plongée
table-effect-whole-card = toute la carte Plongée
table-effect-resolution-cleanup = nouveau décret, prendre { $amount }✿
table-effect-resolution-trade = nouveau décret, payer 1◇ pour { $amount }◇
table-effect-flip = spécialiste retourné pour { $amount }◇
table-effect-other-per-building = par { $building } { $amount }, sauf { $kind }
table-effect-cleanup-per-building = par { $building } { $amount }✿

# Les capacités en quelques mots.
table-gist-fisher = plongée : +{ $amount }◇, et { $amount }◇ seulement en face
table-gist-architect = après construction : échanger académie et chantier, écart { $amount }★
table-gist-diver = plongée : reprendre votre moitié
table-gist-trader = échanger jusqu'à { $amount } ressources
table-gist-environmentalist = prendre { $amount }✿
table-gist-captain = déplacer vos bateaux vers des lieux libres
table-gist-master-builder = votre construction coûte { $amount } de moins
table-gist-quartermaster = prendre { $amount }◇
table-gist-founder = un autre tour après celui-ci
table-gist-investor = l'adversaire paie un bâtiment : en prendre autant, { $amount } max
table-gist-agent = l'adversaire plonge : faire tourner la carte
table-gist-salvager = déplacer académie ou chantier, +{ $amount }★ au plus
table-gist-cartographer = échanger deux demandes, prendre { $amount }◇
table-gist-scout = plonger avec une carte sur 2 vues, +{ $amount }◇
table-gist-engineer = construction : effet d'emplacement deux fois
table-gist-diplomat = 1◇ par flottille avec { $least }+ de vos bâtiments, { $amount } au plus

## Pourquoi une action est impossible à présent, à côté de la règle

# Les moments où une carte agit, après un deux-points.
window-pre = avant l'action
window-oriented = pendant votre plongée, une fois la carte orientée
window-taken = pendant votre plongée, quand chacun a pris ses ressources
window-location = pendant votre construction, juste avant l'effet d'emplacement
window-post = après l'action
window-opponent-oriented = pendant la plongée de l'adversaire, une fois la carte orientée
window-opponent-paid = pendant la construction de l'adversaire, après le paiement

# $amount (texte) : « aucun poisson », par exemple ; $missing (texte) : « 1 poisson ».
why-none-held = Vous n'avez { $amount }
why-supply = La réserve ne contient { $amount }
why-supply-empty = La réserve ne contient aucune ressource
why-supply-other = La réserve ne contient aucune ressource d'un autre type
why-closed = Après le spécialiste utilisé, vous devez maintenant construire
why-no-dive-cards = La pioche Plongée est vide
why-built-all =
    { $building ->
        [port] Vos { $count } ports sont tous construits
        [academy] Vos { $count } académies sont toutes construites
       *[other] Vos { $count } chantiers navals sont tous construits
    }
why-occupied =
    { $building ->
        [port] Un port
        [academy] Une académie
       *[other] Un chantier naval
    } se trouve déjà en { $location }
why-flotilla-closed = Le jeton Demande de la flottille { $flotilla } est verrouillé, et à cette table personne n'y construit
why-price =
    Il manque { $missing } : { $building ->
        [port] le port
        [academy] l'académie
       *[other] le chantier naval
    } en { $location } coûte { $cost }, vous avez { $held }
why-price-replaced =
    Il manque { $missing } : { $building ->
        [port] le port
        [academy] l'académie
       *[other] le chantier naval
    } en { $location } coûte { $cost }, vous avez { $held }, et 1 seule ressource peut être d'un autre type
why-kind-taken = Aucun type en double, et celui-ci n'est plus disponible : { $kind }
why-kind-demanded = Ce ne peut pas être le type demandé à cet endroit : { $kind }
why-kind-demanded-or-taken = Ce type y est demandé, ou vous l'avez déjà pris : { $kind }
why-kind-returned = Vous venez de rendre ce type, prenez-en un autre : { $kind }
why-kind-due = C'est déjà le type à payer : { $kind }
why-no-exchange = Dans cette partie il n'y a pas de décret, donc aucun échange avant l'action
why-in-force = Le décret en vigueur ne le permet pas : { $resolution }
why-exchanged =
    { $count ->
        [one] Vous avez déjà fait un échange ce tour-ci, c'est le maximum
       *[other] Vous avez déjà fait { $count } échanges ce tour-ci, c'est le maximum
    }
why-nothing-forgone = Vous prenez des ressources : il n'y a rien à donner
why-forgo-half = Vous ne pouvez laisser que 1 ressource de votre propre moitié
why-not-on-half = Votre moitié ne montre pas ce type : { $kind }
why-must-take = Vous devez encore prendre { $amount }
why-first-exchange = Vous n'avez encore rien échangé : au moins une fois est obligatoire
why-first-ship = Vous n'avez encore déplacé aucun bateau : au moins un est obligatoire
why-last-window = Votre tour s'achève ici : terminez-le ou utilisez un spécialiste
why-goes-on = Votre tour continue après cela
why-can-dive = Vous pouvez plonger
why-can-build = Vous pouvez construire
why-can-dive-or-build = Vous pouvez plonger ou construire
why-slot = La case { $slot } de l'étalage est vide
why-locked = Le jeton Demande de la flottille { $flotilla } est verrouillé
why-not-exchanged = Vous avez échangé les jetons des flottilles { $flotilla } et { $other } : il faut l'un de ceux-là
why-boss-none =
    Le Boss n'a plus { $building ->
        [port] de port
        [academy] d'académie
       *[other] de chantier naval
    }
why-not-yours = Vous n'avez pas { $specialist }
why-face-up = Déjà visible : { $specialist }
why-face-down = Face cachée, déjà utilisée : { $specialist }
why-after-dive = Vous ne pouvez utiliser { $specialist } qu'après une plongée
why-after-build = Vous ne pouvez utiliser { $specialist } qu'après une construction
why-window = Vous ne pouvez utiliser { $specialist } qu'à ces moments : { $windows }
why-no-free-location = Aucun emplacement n'est libre pour un bateau
why-idle-architect = Sur aucune flottille une académie et un chantier naval ne peuvent être échangés : l'un des deux doit être à vous, avec { $amount } PV d'écart au plus entre leurs emplacements
why-idle-diver = La réserve ne contient rien de ce que montre votre moitié
why-idle-trader = Vous n'avez aucune ressource à échanger
why-idle-captain = Aucun de vos bateaux ne peut être déplacé
why-idle-master-builder = Même pour { $amount } de moins, vous ne pourriez rien construire
why-idle-quartermaster = La réserve ne contient aucune ressource
why-idle-salvager = Aucune de vos académies, aucun de vos chantiers navals ne peut aller ailleurs
why-idle-engineer = L'effet d'emplacement ne produirait rien
why-idle-diplomat = Sur aucune flottille vous n'avez { $least } bâtiments
why-ship-waits = Le bateau en { $location } cède la place au nouveau bâtiment et sera replacé plus tard
why-ship-moved = Le bateau en { $location } a déjà été déplacé
why-ship-there = Un bateau se trouve déjà en { $location }
why-no-ship = Vous n'avez pas de bateau en { $location }
why-dearer = { $location } coûte { $cost } ; le moins cher y est : { $cheapest } (coût { $least })
why-no-dock = Vous n'avez pas de dock en { $location }
why-dock-nothing = Le dock en { $location } ne rapporterait rien : vous n'avez { $amount }
why-copy-here = Vous venez de construire en { $location } : il faut un autre emplacement
why-no-building = Vous n'avez pas de bâtiment en { $location }
why-copy-copy = L'effet de { $location } consiste lui-même à en copier un autre
why-boss-flotilla = Cette ressource va sur la flottille { $flotilla }, qui la demande : { $kind }
why-boss-tag = { $location } n'a pas d'étiquette ; à la mise en place, un emplacement avec étiquette passe d'abord
why-port-stays = Un port ne se déplace jamais
why-nothing-movable = Vous n'avez ni académie ni chantier naval en { $location }
why-nowhere = Depuis { $location }, il faudrait un emplacement à { $points } au plus, et aucun n'est sans bâtiment
why-points = { $location } vaut { $points } ; depuis { $from }, { $most } au plus sont permis
why-no-academy = Il n'y a pas d'académie en { $location }
why-no-shipyard = Il n'y a pas de chantier naval en { $location }
why-no-partner = Sur cette flottille aucun chantier naval ne convient : l'un des deux bâtiments doit être à vous, avec { $amount } PV d'écart au plus entre leurs emplacements
why-other-flotilla = { $location } est sur une autre flottille que { $from }
why-neither-yours = Aucun des deux bâtiments n'est à vous
why-apart = { $location } et { $from } ont { $apart } PV d'écart ; { $amount } est le maximum

## Ce qui peut être pioché

odds-dive = une carte avec { $a } et { $b }
odds-half-equal = { $count } d'un même type
odds-half-mixed = { $count } de types différents
odds-dock = dock { $kind }
odds-for-dive = un spécialiste de plongée
odds-for-build = un spécialiste de construction
odds-for-both = un spécialiste « les deux »
odds-two = { $one } ; { $two }
odds-other = autre chose

## Exercices

exercise-1 = D’abord des ressources
exercise-1-text = C’est votre premier tour. Un port qui rapporte aussitôt deux ressources, ou un port sur un lieu qui vaut un point ?
exercise-1-learned = En début de partie, les ressources deviennent des bâtiments, et les bâtiments bien plus qu’un point. Construisez d’abord là où quelque chose revient aussitôt.
exercise-2 = Ce que compte un dock
exercise-2-text = Vous pouvez construire un port gratuitement, ou un chantier naval pour un métal. Les deux lieux valent deux points.
exercise-2-learned = Un port apporte un dock, et un dock compte ce qui l’entoure : cela devrait rapporter ici presque quatre points de plus. Regardez les lieux avant et après lui.
exercise-3 = Que vaut une ressource ?
exercise-3-text = Vous pouvez payer un poisson contre un jeton Dépollution. Les jetons sont des points sûrs.
exercise-3-learned = Une ressource au bon moment est un bâtiment. Tant que votre prochain bâtiment en a besoin, elle vaut plus qu’un jeton.
exercise-4 = Ce que cela coûte à l’autre
exercise-4-text = Vous pouvez échanger les demandes de deux flottilles. Lesquelles ?
exercise-4-learned = Ce qui rend la construction plus chère pour l’adversaire compte autant que ce qui la rend moins chère pour vous. Ici, il devrait y perdre plus de deux points.
exercise-5 = Prenez ce que coûte le prochain bâtiment
exercise-5-text = Vous prenez une ressource de votre choix. Laquelle ?
exercise-5-learned = Ne prenez pas ce dont vous avez le moins, mais ce que coûte votre prochain bâtiment. Être un tour plus tôt au bon endroit vaut ici plusieurs points.

## Pieces that can be set by hand

piece-demand = Demande de la flottille { $flotilla }
piece-location = Emplacement { $flotilla }-{ $at }
piece-dock = Dock en { $flotilla }-{ $at }
piece-empty = vide
piece-port = Port du joueur
piece-academy = Académie du joueur
piece-shipyard = Chantier naval du joueur
piece-ship = Bateau du joueur

## Why a position cannot be set by hand like that

impossible-no-cleanup = il ne reste aucun jeton Dépollution : la fin aurait été déclenchée
impossible-ships = Joueur { $seat } a plus de bateaux que de chantiers navals
impossible-row = personne n’a plus de { $most } bâtiments d’un type
impossible-full-flotilla = une flottille est pleine, la fin aurait donc dû être déclenchée
impossible-few-buildings = il ne reste presque plus de bâtiments à Joueur { $seat }, la fin aurait donc dû être déclenchée

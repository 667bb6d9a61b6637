### La page en français.

## The page

to-home = Toutes les tables
skip-to-content = Aller au contenu
no-page = Il n’y a rien à cette adresse.
no-table = Il n’y a pas de table pour vous à cette adresse.
loading = Chargement …
offline = Le serveur est injoignable.
reconnecting = La connexion est interrompue. Nouvelle tentative …
close = Fermer
cancel = Annuler
do-it = Confirmer
guest = Invité
copy = Copier le lien
copied = Copié
share = Lien de cette table

## Settings

settings = Réglages
theme = Couleurs
theme-system = Comme le système
theme-light = Surface (clair)
theme-dark = Profondeur (sombre)
speed = Durée d’affichage des actions des autres
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-off = Immédiat
ask-final = Demander avant qu’un clic sur la table ne fasse quelque chose d’irrévocable
text-view-setting = Table en mots plutôt qu’en images
sound = Son quand c’est à moi
notify = Notification quand c’est à moi et que je suis ailleurs
keyboard = Clavier
key-help-1 = jouer le choix de ce numéro
key-help-2 = reprendre le dernier coup
key-help-3 = aller aux choix
key-help-4 = ouvrir les règles
key-help-5 = table en mots ou en images
key-help-6 = aller à la relecture
key-help-7 = demander pourquoi quelque chose est impossible
key-help-8 = abandonner ce qui est choisi
key-help-9 = demander un conseil
key-help-arrows = d’un élément à l’autre sur la table

## People

player = Joueur { $n }
open-seat = Place libre
bot-named = Bot · { $bot }
bot-at = Bot { $n }
you = vous
away = un bot joue entre-temps
conceded = a abandonné
agrees = veut arrêter
absent = ne donne plus signe de vie
uploaded-name = selon le fichier
reserved = gardée pour quelqu’un
decides-now = décide
your-name = Votre nom
board-of = Zone de jeu de { $name }
back-to-own = Retour à ma zone

## Adversaires

opponents = Adversaires
opponent = Adversaire :
opponent-change = Changer
opponent-choose = Choisir un adversaire
opponent-take = Jouer contre { $name }
experiments = Pour expérimenter
rating = Cote { $n }
# $name (text): the casual opponent.
rating-help = Les cotes ont été mesurées entre bots, pour ce jeu et autant de joueurs. { $name } a partout 1000 ; une cote plus haute, c’est un adversaire plus fort.
# $name (text): an opponent; $mean (number): points.
solo-short = À battre : { $name }, { $mean } points en moyenne
solo-least = À battre : { $mean }

## Before the start

waiting-for =
    { $n ->
        [one] Il manque encore { $n } joueur
       *[other] Il manque encore { $n } joueurs
    }
join = S’asseoir
person-here = Un autre joueur sur cet appareil
other-name = Nom de l’autre joueur sur cet appareil
fill = Mettre un bot ici
share-why = Envoyez ce lien à qui doit jouer :
pass-to = Passez l’appareil à { $name }
pass-why = La suite ne regarde qu’un joueur.
i-am = Je suis { $name }

## Invitations, spectators, several people at one device

invite-title = { $name } vous invite : { $game }
invite-by = { $name } vous invite à cette table.
invite-own = Votre table est ouverte.
invite-who = Qui est à la table
invite-number =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
invite-length = environ { $n } minutes
invite-timer = { $time } par décision
invite-no-timer = sans limite de temps
invite-hints = les conseils sont permis
invite-notes = ce dont on pourrait se souvenir est affiché
invite-as-usual = On joue avec les options habituelles.
invite-differs = Ce qui change par rapport à d’habitude
invite-others =
    { $n ->
        [one] { $n } autre option, comme d’habitude
       *[other] { $n } autres options, comme d’habitude
    }
warn-title = Avant de prendre place
warn-record = Cette partie commence au moment { $n } d’une partie importée. La personne qui l’a importée sait peut-être ce qui est caché et a pu choisir la situation à son gré.
warn-table = Cette partie reprend au moment { $n } d’une partie précédente. Qui connaît celle-ci sait peut-être ce qui est caché.
warn-pack = Les cartes ou les pièces ont des valeurs particulières, fixées par la personne qui a ouvert la table.
invite-watch = Regarder
watching = Vous regardez.
watching-soon = La partie commence dès que toutes les places sont prises.
watching-full = Toutes les places sont prises.
watching-own = Ouvrir une table
talk-setting = Les spectateurs peuvent discuter
talk-off = Ici, seuls les joueurs discutent.
proposes = { $who } propose d’arrêter sans résultat.
agree = D’accord
go-on = Continuer
missing = { $who } ne donne plus signe de vie. Vous pouvez attendre, laisser un bot jouer en attendant, ou arrêter la partie.
call-bot = Faire jouer un bot
end-now = Arrêter sans résultat
uploaded = Une partie importée : personne ici ne garantit les noms ni les coups.
expires = Il ne s’est rien passé ici depuis longtemps. Si rien ne change, la table sera supprimée le { $date }.
decline-turn = Plus rien pendant ce tour
ask-again = Demander de nouveau

## The table

parts = Parties de la table
middle = Le milieu de la table
tab-own = Ma zone
tab-shared = Table
tab-people = Joueurs
tab-log = Journal
tab-about = Plus
can-act-here = une action est possible ici
your-turn = À vous de jouer
prompt = Ce que vous pouvez faire
all-choices = Tous les choix ({ $n })
chosen-so-far = Continuez à choisir sur la table ou ici.
no-way-back = c’est irrévocable.
skip = Passer
undo = Reprendre le coup
undo-others = Quelqu’un d’autre décide maintenant, votre dernière action reste donc acquise.
undo-learned = Quelque chose de caché a été révélé depuis, votre dernière action reste donc acquise.
undo-enough = Cela a été repris assez souvent ; maintenant, c’est définitif.
undo-nothing = Vous n’avez encore rien fait qui puisse être repris.
not-your-turn = Ce n’est pas à vous : { $name } décide.
game-over = La partie est terminée.
why-not = Pourquoi pas ?
why-not-now = Pas maintenant :
why-not-how = Cliquez sur la table ce qui n’est pas éclairé : la règle qui s’y oppose apparaît à côté. Voici ce qui s’oppose maintenant :
why-not-waiting = Pendant que d’autres décident, rien n’est possible.
why-not-write = Une action, écrite comme « { $example } » :
why-not-ask = Demander
why-not-allowed = Rien ne s’y oppose.
plain-fact = { $name } : { $value }
plain-table = La table
plain-drawing = La table, dessinée avec des lettres. La vue en texte la dit avec des mots.
yes = oui
no = non
nothing-here = Il n’y a rien à en faire maintenant.
other-way = C’est possible, mais un autre choix doit venir avant.
text-view = Vue texte
picture-view = Vue image
news = Nouvelles
table-menu = Menu
share-watch = Qui a ce lien peut regarder :
leave = Partir, un bot continue
sure-leave = Partir ? Un bot continue pour vous ; vous pourrez revenir.
take-back = Reprendre la place au bot
concede = Abandonner
sure-concede = Abandonner la partie ? C’est irrévocable.
abandon = Proposer d’arrêter sans résultat
abandon-not = Continuer finalement
sure-abandon = Vraiment ? La partie s’arrête dès que tout le monde est d’accord.
from-here = Nouvelle partie contre des bots à partir du moment affiché

## Deciding

preview = Aperçu
stop-at-end = S’arrêter à « Finir le tour » avant qu’un choix ne termine mon tour
ends-turn = termine votre tour
may-end-turn = termine peut-être votre tour
draws = pioche ou révèle
is-final = irrévocable
# $what (text): a step that the game then takes by itself.
then-one = puis : { $what }
# $n (number): steps that the game then takes by itself.
then-steps =
    { $n ->
        [one] puis 1 étape automatique
       *[other] puis { $n } étapes automatiques
    }
by-itself = Automatiquement :
that-ends = cela termine votre tour.
end-turn = Finir le tour
what-follows = Ce qui suit
take-again = Reprendre le coup
# $what (text): the sentence of an action.
guide-wants = Le guide attend : { $what }
guide-reads = Le guide explique quelque chose : lisez la suite et appuyez sur son bouton.

## Hints

hint = Conseil
hint-thinking = Réflexion …
hint-loading = Chargement des règles, une seule fois : { $share }
# $n (number): simulated games.
hint-so-far = Pour l’instant, après { $n } simulations :
hint-close = Fermer le conseil
# $chance (text): a probability.
hint-win = { $chance } de gagner
# $n (text): points.
hint-points = { $n } points attendus
hint-worth = vaut { $n } points
hint-guess = la chance de gagner est ici une estimation
hint-odds = Ce que le premier choix peut apporter
hint-worths = Valeur exacte de chaque choix

## What happened

from-memory = De mémoire
log = Ce qui s’est passé
to-moment = Aller au moment { $n }
entry-goes-on = La partie continue à partir d’ici
entry-join = { $who } s’assied
entry-leave = { $who } se lève
entry-undo = { $who } reprend son coup
entry-bot = { $who } n’est plus là ; un bot continue
entry-bot-time = { $who } n’a plus de temps ; un bot continue
entry-bot-absent = { $who } ne donne plus signe de vie ; un bot continue
entry-back = { $who } est de retour
entry-concede = { $who } abandonne la partie
entry-abandon = { $who } propose d’arrêter sans résultat
entry-abandon-not = { $who } veut continuer
entry-rematch = { $who } propose une revanche
entry-rules = Les règles ont changé : la partie s’arrête ici
entry-rules-open = Les règles ont changé ; cette table suit les nouvelles
entry-talk = { $who } ouvre la discussion aux spectateurs
entry-talk-not = { $who } réserve la discussion aux joueurs
entry-hint = { $who } demande un conseil
entry-expiry = Il ne s’est rien passé ici depuis longtemps ; la table sera supprimée
chat = Discussion
say = Dire quelque chose
send = Envoyer
chat-spectator = regarde

## Looking back

replay = Relecture
first = Premier moment
previous = Moment précédent
next = Moment suivant
latest = Maintenant
pause = Pause
play-back = Lire
moment-of = Moment { $n } sur { $all }
looking-back = Vous regardez le moment { $n }.
to-now = Retour au présent

## The end

result = Résultat
status-abandoned = Arrêtée sans résultat
over-won = Victoire de { $name }
over-shared = Victoire partagée : { $name }
over-conceded = Partie abandonnée : victoire de { $name }
over-score = La partie est terminée : { $n } points
player-column = Points
rematch = Revanche
go-on-here = Continuer d’ici avec les nouvelles règles
over-hidden = Jouée selon la version { $n } des règles, qui ont changé depuis. La partie peut continuer : ce qui était caché le reste.
over-old = Jouée selon la version { $n } des règles, qui ont changé depuis. Tout peut être revu tel quel.
download = Enregistrer la partie
review = Analyse
review-working = Analyse de la partie …
review-waiting = L’analyse se prépare …
review-leave = Vous pouvez fermer : le travail continue et le résultat est conservé.
review-failed = L’analyse n’a pas pu être faite.
review-again = Réessayer
review-jump = Voir ce moment
review-play-on = Reprendre la partie d’ici
review-file = Enregistrer comme page
review-json = Enregistrer les chiffres (JSON)
review-moment = Moment
review-decides = Décide
seen-by = Vu par
spectator = un spectateur
unfold = Afficher le résultat

## Seeing the others play

follow-setting = Montrer la zone de jeu du joueur qui agit
think-here = Préparer conseils et analyses sur cet appareil, si le serveur le propose (20 Mo à charger une fois)
acts-now = agit
standings = Points de tous
if-ended = si la partie s’arrêtait là
now-and-then = { $now } points ; { $then } si la partie s’arrêtait là
last-turns = Les derniers tours sont en cours
taken-back = coup repris
log-all-turns = Afficher les { $n } tours
points-word = points

## Counting up

counting = Décompte des points…
skip-count = Passer le décompte
see-table = Voir la table
look-back = Revoir la partie
over-you = Vous avez gagné
over-shared-you = Vous partagez la victoire : { $name }
over-conceded-you = Partie abandonnée : vous avez gagné
over-time = Durée de la partie : { $time }
time-minutes = { $n } min
time-hours = { $n } h { $min } min
time-days =
    { $n ->
        [one] 1 jour
       *[other] { $n } jours
    }
over-met = Contre { $name } : { $won } gagnées, { $lost } perdues{ $drawn ->
        [0] {""}
       *[other] , { $drawn } nulles
    }
best-first = Votre premier résultat ici : { $n }
best-new = Nouveau record personnel : { $n } (avant : { $before })
best-held = Votre record : { $n }
course = Les points, tour par tour
course-table = Les mêmes points en tableau
turn-column = Tour
after-turn = Après le tour { $n } :
lead-from = { $name } mène du tour { $n } jusqu’à la fin.

## Rules

rules = Règles
rules-of = Règles : { $game }
outline = Comment on joue
outline-goal = Le but
outline-turn = Votre tour
outline-end = La fin
outline-points = Les points
cards = Cartes et signes
search = Chercher
contents = Sommaire
nothing-found = Rien ne correspond.
to-rule = Règle { $id }

## First-game guide

guide = Initiation
guide-step = Étape { $n } sur { $all }
guide-next = Suivant
guide-end = Continuer la partie
guide-skip = Passer l’initiation

## Home

home-line = Des jeux de société venus des profondeurs, pour une heure tranquille avec des bots ou une soirée à plusieurs.
home-jumps = Sur cette page
home-choose = Choisissez un jeu
home-again = Réessayer
# $counts (texte) : à combien on peut jouer, par exemple 2–4 ; $most (nombre) : le plus grand de ces nombres.
home-players =
    { $most ->
        [one] { $counts } joueur
       *[other] { $counts } joueurs
    }
home-seconds = { $n } s
home-minutes = { $n } min
home-hours = { $n } h
home-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
home-play =
    { $bots ->
        [0] Jouer en solitaire
        [one] Jouer contre { $name }
       *[other] Jouer contre { $bots } × { $name }
    }
home-play-game = { $game } : { $play }
home-opening = Ouverture de la table …
home-more = Plus d’options
home-of-game = { $what } : { $game }
home-rules = Comment on joue
home-learn = Apprendre
home-daily = Problème du jour
home-puzzles = Problèmes et exercices
home-study = Plateau d’étude
home-exercises = Exercices et problèmes

home-name = Votre nom
home-name-help = Les autres vous voient sous ce nom.
home-name-save = Enregistrer
home-name-saved = Enregistré. Les nouvelles tables utilisent ce nom.

home-waiting =
    { $n ->
        [one] Une table vous attend :
       *[other] { $n } tables vous attendent :
    }
home-own = Mes tables
home-no-own = Aucune table pour l’instant. Choisissez un jeu ci-dessus : un clic, et vous voilà à table avec des bots.
home-all = Tout afficher ({ $n })
home-older = Tables plus anciennes
home-open = Tables ouvertes
home-no-open = Personne n’attend en ce moment. Ouvrez une table publique sous « Plus d’options » : elle apparaîtra ici pour tout le monde.
home-join = S’asseoir
home-join-game = S’asseoir à cette table : { $game }
home-playing = en cours
home-turn-of = À { $name } de jouer
home-missing =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
home-won = Vous avez gagné
home-won-by = Victoire : { $name }
home-points =
    { $n ->
        [one] Terminée : { $n } point
       *[other] Terminée : { $n } points
    }
home-abandoned = Arrêtée sans résultat
line-goes-on = reprend une partie précédente
line-record = reprend une partie importée
line-uploaded = une partie importée
line-pack = valeurs particulières
home-just-now = à l’instant

home-link = Rejoindre par un lien
home-link-help = Collez le lien d’une table.
home-link-go = Y aller
home-link-wrong = Aucune table là-dedans. Un lien ressemble à { $example }
home-link-elsewhere = Ce lien mène à un autre serveur ({ $host }). Ouvrez-le dans la barre d’adresse de votre navigateur.
home-saved = Partie enregistrée
home-saved-help = Revoyez une partie terminée, coup par coup, et reprenez-la à n’importe quel moment.
home-saved-open = Ouvrir un fichier
home-saved-wrong = « { $file } » n’est pas une partie enregistrée. Il faut un fichier JSON, comme une table l’enregistre à la fin d’une partie.

home-new = Nouvelle table : { $game }
home-who = Qui joue
home-number = Joueurs
home-ways = Tous les autres
home-way-bots = Contre des bots
home-way-link = À plusieurs, par un lien
home-way-here = Ensemble sur cet appareil
home-seat = Joueur { $n }
home-me = Moi ({ $name })
home-here = Un autre joueur sur cet appareil
home-open-seat = Libre pour quelqu’un d’autre
home-name-at = Nom de Joueur { $n }
home-table = La table
home-who-may-come = Qui peut venir
home-by-link = Qui a le lien
home-by-link-help = Vous recevez un lien à envoyer autour de vous.
home-public = Tout le monde
home-public-help = La table figure sur cette page, et tout le monde peut y prendre une place libre.
home-timer = Temps pour décider
home-no-timer = Sans limite
home-timer-help = Si le temps s’écoule, un bot prend le relais ; on peut revenir quand on veut.
home-substitute = Remplaçant
home-substitute-help = Ce bot continue quand quelqu’un s’en va ou n’a plus de temps.
home-talk-help = Qui a le lien peut regarder ; vous pourrez changer cela dans le menu de la table.
home-hints = Conseils
home-hints-usual = Seulement seul contre des bots
home-hints-yes = Permis à tous
home-hints-no = Interdits
home-hints-help = Un conseil indique les meilleurs choix de qui décide, et pourquoi. Toute la table apprend qu’il a été demandé.
home-notes = Montrer ce dont on pourrait se souvenir
home-notes-help = Ce qui a été visible et ne l’est plus, comme les piles du Conseil, est listé pour tous.
home-options = Options du jeu
home-options-help = Tout est réglé comme d’habitude : rien ici n’a besoin d’être changé pour jouer.
home-unchanged = tout comme d’habitude
home-changed =
    { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
home-reset = Reprendre les options habituelles
home-usual = { $title } (d’habitude)
home-own-value = une valeur à vous
home-own-value-of = { $title }, une valeur à vous
home-example = Écrivez-la comme { $example }.
home-range = De { $low } à { $high }, d’habitude { $usual }.
home-pack = Vos propres valeurs
home-pack-help = Pour qui veut changer les cartes et les pièces : un fichier avec les valeurs qui diffèrent. On le fait à partir de celui-ci :
home-pack-open = Choisir un fichier
home-pack-none = Jouer sans lui
home-pack-wrong = « { $file } » est illisible. Il faut un fichier TOML ou JSON.
home-pack-wrong-line = « { $file } » est illisible : la ligne { $line } n’est pas du TOML.
home-see-above = Quelque chose ne convient pas ci-dessus.
home-then-link = Vous recevez un lien pour les places libres. La partie commence dès que toutes sont prises.
home-then-start = La partie commence tout de suite.
home-then-watch = Personne ne s’assied : vous regardez les bots jouer.
home-cancel = Annuler
home-create = Ouvrir la table
home-start = Commencer la partie

### La ligne de commande en français. Les mots d'un jeu se trouvent dans ses propres fichiers.

## Jouer

news = Ce qui s'est passé
hint = ? aide
# Who plays against you: names and levels follow.
bots = Bots :
# $n (Number) : mesurée entre bots, pour ce jeu et autant de joueurs.
rating = cote { $n }
# $kind (String) : un mot à taper, $count (Number) : le nombre de choix qu'il montre.
choices-folded = { $count } autres choix : { $kind } les affiche
# What a choice brings with it, besides what its sentence says.
then-forced = puis : { $what }
then-draws = pioche ou révèle quelque chose
then-ends = termine le tour
then-may-end = termine peut-être le tour
percent = { $share } %
hand-over = { $player }, appuyez sur Entrée.
allowed = C'est permis maintenant.
forbidden = Ce n'est pas permis maintenant, d'après cette règle :
no-choice = Il n'y a pas de choix { $number }, seulement de 1 à { $count }.
not-understood = « { $text } » n'est ni un choix ni une commande. Vouliez-vous dire { $near } ? La commande ? explique tout.
no-hints = Entre plusieurs personnes, les conseils ne sont pas permis. Avec --hints on, ils le sont.
log-hints = Des conseils ont été demandés après ces nombres d’actions : { $moments }
undo-nothing = Vous n'avez encore rien décidé.
undo-others = Quelqu'un d'autre a agi depuis : votre dernière action est maintenue.
undo-learned = Quelque chose de caché a été révélé depuis : votre dernière action est maintenue.
rules-none = Aucune règle ne contient « { $word } ».
rules-more = { $count } de plus : { $ids }
saved = La partie est enregistrée dans { $file }
not-saved = Partie non enregistrée : { $reason }
thinking = Je réfléchis… (Ctrl-C : assez)
kept = La partie est conservée. Pour la reprendre :

help-number = faire le choix 1
help-notation = faire le choix de cette notation, la forme brève à côté de chaque choix
help-question = cette aide, ou l'effet du choix 1
help-why = pourquoi une action n'est pas permise, par son numéro ou sa notation
help-hint = que faire et pourquoi, d'après ce que vous pouvez savoir
help-rules = les règles qui contiennent ce mot ou portent cet identifiant
help-undo = annuler votre dernière action, tant qu'elle n'a rien appris à personne
help-table = afficher la table de nouveau
help-look = afficher le plateau d'un joueur, par son numéro
help-news = ce qui s'est passé depuis votre dernière décision
help-log = tout ce qui s'est passé jusqu'ici
help-save = enregistrer la partie, sous un nom de votre choix si vous le donnez
help-quit = quitter ; la partie est conservée et peut être reprise plus tard

## La fin

result = Résultat
place = Rang

## Revoir une partie

moment = Après { $at } actions sur { $count }
shown-open = Tout est visible, même ce qui était caché pendant la partie.
shown-spectator = Vue du public.
shown-seat = Vue de { $player }.

## Jeux et données

option-range = de { $low } à { $high }
# $names (String) : les noms des jeux de poids.
styles = Styles des bots qui cherchent (mcts:2500:weights=NOM) : { $names }
opponents = Adversaires, pour --seats
data-ok = { $file } : correct, empreinte { $hash }
data-exported = Les données sont dans { $file }

## Le docteur

doctor-no-folder = { $path } n’existe pas : aucun serveur n’y a encore conservé de parties.
doctor-no-file = { $path } n’est pas ce dans quoi le serveur conserve les parties (un fichier au lieu d’un dossier, un dossier au lieu d’un fichier ou un lien qui ne mène nulle part) : déplacez-le ou indiquez un autre dossier.
doctor-open = D’autres sur cette machine peuvent lire { $path }, qui contient des secrets : chmod { $mode } { $path }
doctor-no-access = Vous ne pouvez pas lire et écrire { $path } : lancez le serveur et cette commande sous le compte de son propriétaire.
doctor-space = { $free } Mo sont libres ; les parties en occupent { $held }.
doctor-little-space = Seuls { $free } Mo sont libres ; les parties en occupent { $held }. Faites de la place : disque plein, le serveur refuse toute action.
doctor-serving = Un serveur tourne sur ces parties.
doctor-wal = { $path } : le serveur n’a pas été arrêté proprement. Rien n’est perdu, le prochain démarrage le reprendra. Une copie des parties doit comprendre aussi ce fichier.
doctor-damaged = La base de données est endommagée ({ $said }). Arrêtez le serveur, mettez une copie de côté, puis restaurez une sauvegarde ou récupérez ce qui est lisible : sqlite3 FICHIER .recover
doctor-no-answer = La base de données ne répond pas : { $said }
doctor-whole = La base de données est intacte.
doctor-empty = La base de données est vide : le premier démarrage la prépare.
doctor-newer = Une version plus récente de Fathom a utilisé cette base (schéma { $found }, connu ici jusqu’à { $known }). Lancez cette version, ou revenez à une sauvegarde antérieure.
doctor-older = La base a le schéma { $found } ; le prochain démarrage la portera à { $known }. Faites d’abord une sauvegarde : il n’y a pas de retour.
doctor-schema = Le schéma est { $found }, le plus récent.
doctor-no-game = { $game } : { $count ->
    [one] une table ouverte ou en cours
   *[other] { $count } tables ouvertes ou en cours
 }, mais ce jeu n’est pas installé ici. Réinstallez son paquet.
doctor-newer-rules = { $game } : { $count ->
    [one] une table ouverte ou en cours
   *[other] { $count } tables ouvertes ou en cours
 } selon la version { $played } des règles ; ici, c’est la version { $here }. Il faut pour cela la version plus récente de Fathom.
doctor-older-rules = { $game } : { $count ->
    [one] une table ouverte ou en cours
   *[other] { $count } tables ouvertes ou en cours
 } selon la version { $played } des règles ; ici, c’est la version { $here }. Avec cette version, les parties en cours s’arrêtent et les joueurs peuvent continuer à partir de la position selon les nouvelles règles ; les tables ouvertes les adoptent.
doctor-unpressed = { $count ->
    [one] Une partie n’est pas encore conservée sous une forme qui survit à ses règles.
   *[other] { $count } parties ne sont pas encore conservées sous une forme qui survit à leurs règles.
 } Avant une mise à jour, laissez le serveur tourner une minute sans joueurs et arrêtez-le proprement.
doctor-pressed = Chaque partie pourra être montrée, quelles que soient les règles à venir.
doctor-well = Il n’y a rien à faire.
doctor-sick = Il y a quelque chose à faire : voyez les lignes avec un point d’exclamation.

### Die Seite auf Deutsch.

## The page

to-home = Alle Tische
skip-to-content = Zum Inhalt
no-page = Unter dieser Adresse gibt es nichts.
no-table = Unter dieser Adresse gibt es keinen Tisch für dich.
loading = Wird geladen …
offline = Der Server ist nicht erreichbar.
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
close = Schließen
cancel = Abbrechen
do-it = Ausführen
guest = Gast
copy = Link kopieren
copied = Kopiert
share = Link zu diesem Tisch

## Settings

settings = Einstellungen
theme = Farben
theme-system = Wie das System
theme-light = Oberfläche (hell)
theme-dark = Tiefe (dunkel)
speed = Wie lange Aktionen anderer gezeigt werden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Sofort
ask-final = Nachfragen, bevor ein Klick auf den Tisch etwas Unwiderrufliches tut
text-view-setting = Tisch in Worten statt in Bildern
sound = Ton, wenn ich am Zug bin
notify = Benachrichtigung, wenn ich am Zug und woanders bin
keyboard = Tastatur
key-help-1 = die Auswahl mit dieser Nummer spielen
key-help-2 = die letzte Aktion zurücknehmen
key-help-3 = zu den Auswahlmöglichkeiten
key-help-4 = die Regeln öffnen
key-help-5 = Tisch in Worten oder Bildern
key-help-6 = zur Rückschau
key-help-7 = fragen, warum etwas nicht geht
key-help-8 = Gewähltes verwerfen
key-help-9 = um einen Tipp bitten
key-help-arrows = auf dem Tisch von Teil zu Teil

## People

player = Person { $n }
open-seat = Freier Platz
bot-named = Bot · { $bot }
bot-at = Bot { $n }
you = du
away = ein Bot spielt inzwischen
conceded = hat aufgegeben
agrees = möchte aufhören
absent = war länger nicht hier
uploaded-name = laut Datei
reserved = für jemanden frei gehalten
decides-now = entscheidet
your-name = Dein Name
board-of = Spielbereich von { $name }
back-to-own = Zurück zu meinem

## Gegner

opponents = Gegner
opponent = Gegner:
opponent-change = Ändern
opponent-choose = Gegner aussuchen
opponent-take = Gegen { $name } spielen
experiments = Zum Ausprobieren
rating = Wertung { $n }
# $name (text): the casual opponent.
rating-help = Die Wertungen sind unter Bots gemessen, für dieses Spiel und ebenso viele Personen. { $name } hat überall 1000; wer mehr hat, ist stärker.
# $name (text): an opponent; $mean (number): points.
solo-short = Zu schlagen: { $name }, im Schnitt { $mean } Punkte
solo-least = Zu schlagen: { $mean }

## Before the start

waiting-for =
    { $n ->
        [one] Noch 1 Person fehlt
       *[other] Noch { $n } Personen fehlen
    }
join = Platz nehmen
person-here = Noch eine Person an diesem Gerät
other-name = Name der anderen Person an diesem Gerät
fill = Bot hierher setzen
share-why = Schick diesen Link an alle, die mitspielen sollen:
pass-to = Gib das Gerät an { $name } weiter
pass-why = Was jetzt kommt, ist nur für zwei Augen.
i-am = Ich bin { $name }

## Invitations, spectators, several people at one device

invite-title = { $name } lädt dich ein: { $game }
invite-by = { $name } lädt dich an diesen Tisch ein.
invite-own = Dein Tisch ist eröffnet.
invite-who = Wer hier sitzt
invite-number =
    { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
invite-length = etwa { $n } Minuten
invite-timer = { $time } für jede Entscheidung
invite-no-timer = ohne Zeitlimit
invite-hints = Tipps sind erlaubt
invite-notes = was man sich merken könnte, wird gezeigt
invite-as-usual = Gespielt wird mit den üblichen Varianten.
invite-differs = Was anders ist als üblich
invite-others =
    { $n ->
        [one] 1 weitere Variante, wie üblich
       *[other] { $n } weitere Varianten, wie üblich
    }
warn-title = Bevor du dich setzt
warn-record = Diese Partie beginnt bei Moment { $n } eines hochgeladenen Spiels. Wer es hochgeladen hat, kennt vielleicht Verborgenes und konnte sich die Lage aussuchen.
warn-table = Diese Partie geht ab Moment { $n } einer früheren weiter. Wer jene kennt, kennt vielleicht Verborgenes.
warn-pack = Die Karten oder Teile haben eigene Werte. Festgelegt hat sie, wer den Tisch eröffnet hat.
invite-watch = Zusehen
watching = Du siehst zu.
watching-soon = Die Partie beginnt, sobald alle Plätze besetzt sind.
watching-full = Alle Plätze sind besetzt.
watching-own = Tisch eröffnen
talk-setting = Zuschauende dürfen mitchatten
talk-off = Hier chattet nur, wer mitspielt.
proposes = { $who } möchte die Partie ohne Ergebnis beenden.
agree = Einverstanden
go-on = Weiterspielen
missing = { $who } war länger nicht hier. Du kannst warten, einen Bot weiterspielen lassen, bis jemand zurückkommt, oder die Partie beenden.
call-bot = Bot weiterspielen lassen
end-now = Ohne Ergebnis beenden
uploaded = Ein hochgeladenes Spiel: Für Namen und Züge steht hier niemand ein.
expires = Hier ist lange nichts geschehen. Bleibt es dabei, wird der Tisch am { $date } entfernt.
decline-turn = In diesem Zug nicht mehr
ask-again = Wieder fragen

## The table

parts = Teile des Tisches
middle = Die Tischmitte
tab-own = Meins
tab-shared = Tisch
tab-people = Alle
tab-log = Verlauf
tab-about = Mehr
can-act-here = hier ist etwas möglich
your-turn = Du bist am Zug
prompt = Was du tun kannst
all-choices = Alle Möglichkeiten ({ $n })
chosen-so-far = Wähle auf dem Tisch oder hier weiter.
no-way-back = das lässt sich nicht zurücknehmen.
skip = Überspringen
undo = Zurücknehmen
undo-others = Inzwischen entscheidet jemand anderes, darum gilt deine letzte Aktion.
undo-learned = Inzwischen kam etwas Verborgenes ans Licht, darum gilt deine letzte Aktion.
undo-enough = Das wurde oft genug zurückgenommen; jetzt gilt es.
undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
not-your-turn = Du bist nicht am Zug: { $name } entscheidet.
game-over = Das Spiel ist zu Ende.
why-not = Warum nicht?
why-not-now = Jetzt nicht:
why-not-how = Klicke auf dem Tisch etwas an, das nicht leuchtet: Daneben erscheint die Regel, die im Weg steht. Das steht jetzt im Weg:
why-not-waiting = Während andere entscheiden, ist nichts möglich.
why-not-write = Eine Aktion, geschrieben wie „{ $example }“:
why-not-ask = Fragen
why-not-allowed = Dem steht nichts im Weg.
plain-fact = { $name }: { $value }
plain-table = Der Tisch
plain-drawing = Der Tisch, mit Buchstaben gezeichnet. Die Textansicht sagt ihn in Worten.
yes = ja
no = nein
nothing-here = Damit ist jetzt nichts zu tun.
other-way = Das geht, aber vorher ist eine andere Wahl nötig.
text-view = Textansicht
picture-view = Bildansicht
news = Neuigkeiten
table-menu = Menü
share-watch = Wer diesen Link hat, kann zusehen:
leave = Gehen, ein Bot macht weiter
sure-leave = Gehen? Ein Bot macht für dich weiter; du kannst zurückkommen.
take-back = Platz vom Bot zurücknehmen
concede = Aufgeben
sure-concede = Das Spiel aufgeben? Das lässt sich nicht zurücknehmen.
abandon = Ende ohne Ergebnis vorschlagen
abandon-not = Doch weiterspielen
sure-abandon = Wirklich? Das Spiel endet, sobald alle einverstanden sind.
from-here = Neues Spiel gegen Bots ab dem gezeigten Moment

## Deciding

preview = Vorschau
stop-at-end = Bei „Zug beenden“ anhalten, bevor eine Wahl meinen Zug beendet
ends-turn = beendet deinen Zug
may-end-turn = beendet vielleicht deinen Zug
draws = zieht oder deckt auf
is-final = lässt sich nicht zurücknehmen
# $what (text): a step that the game then takes by itself.
then-one = dann: { $what }
# $n (number): steps that the game then takes by itself.
then-steps =
    { $n ->
        [one] dann 1 Schritt von selbst
       *[other] dann { $n } Schritte von selbst
    }
by-itself = Von selbst:
that-ends = das beendet deinen Zug.
end-turn = Zug beenden
what-follows = Was folgt
take-again = Zurücknehmen
# $what (text): the sentence of an action.
guide-wants = Die Einführung möchte: { $what }
guide-reads = Die Einführung erklärt gerade etwas: Lies weiter und drücke ihren Knopf.

## Hints

hint = Tipp
hint-thinking = Wird überlegt …
hint-loading = Die Regeln werden geladen, nur einmal: { $share }
# $n (number): simulated games.
hint-so-far = So weit nach { $n } Simulationen:
hint-close = Tipp schließen
# $chance (text): a probability.
hint-win = { $chance } zu gewinnen
# $n (text): points.
hint-points = { $n } Punkte erwartet
hint-worth = { $n } Punkte wert
hint-guess = die Gewinnchance ist hier geschätzt
hint-odds = Was die erste Wahl bringen kann
hint-worths = Genauer Wert jeder Wahl

## What happened

from-memory = Aus dem Gedächtnis
log = Was geschah
to-moment = Zum Moment { $n }
entry-goes-on = Das Spiel geht ab hier weiter
entry-join = { $who } setzt sich
entry-leave = { $who } steht auf
entry-undo = { $who } nimmt eine Aktion zurück
entry-bot = { $who } ist gegangen; ein Bot macht weiter
entry-bot-time = { $who } hat keine Zeit mehr; ein Bot macht weiter
entry-bot-absent = { $who } war lange nicht hier; ein Bot macht weiter
entry-back = { $who } ist wieder da
entry-concede = { $who } gibt auf
entry-abandon = { $who } möchte ohne Ergebnis aufhören
entry-abandon-not = { $who } möchte weiterspielen
entry-rematch = { $who } möchte eine Revanche
entry-rules = Die Regeln haben sich geändert: Die Partie endet hier
entry-rules-open = Die Regeln haben sich geändert; an diesem Tisch gelten die neuen
entry-talk = { $who } lässt Zuschauende mitchatten
entry-talk-not = { $who } lässt nur noch die chatten, die spielen
entry-hint = { $who } bittet um einen Tipp
entry-expiry = Hier ist lange nichts geschehen; der Tisch wird entfernt
chat = Chat
say = Etwas sagen
send = Senden
chat-spectator = sieht zu

## Looking back

replay = Rückschau
first = Erster Moment
previous = Voriger Moment
next = Nächster Moment
latest = Jetzt
pause = Anhalten
play-back = Abspielen
moment-of = Moment { $n } von { $all }
looking-back = Du siehst Moment { $n }.
to-now = Zurück zum Jetzt

## The end

result = Ergebnis
status-abandoned = Ohne Ergebnis beendet
over-won = { $name } hat gewonnen
over-shared = Geteilter Sieg: { $name }
over-conceded = Das Spiel wurde aufgegeben: { $name } hat gewonnen
over-score = Das Spiel ist zu Ende: { $n } Punkte
player-column = Punkte
rematch = Revanche
go-on-here = Von hier nach den neuen Regeln weiterspielen
over-hidden = Gespielt nach Version { $n } der Regeln; inzwischen gelten andere. Die Partie kann weitergehen, darum bleibt verborgen, was verborgen war.
over-old = Gespielt nach Version { $n } der Regeln; inzwischen gelten andere. Alles lässt sich ansehen, wie es war.
download = Spiel sichern
review = Rückblick
review-working = Die Partie wird durchgesehen …
review-waiting = Der Rückblick wird vorbereitet …
review-leave = Du kannst das schließen: Es wird weitergearbeitet, und das Ergebnis bleibt erhalten.
review-failed = Der Rückblick ist nicht gelungen.
review-again = Noch einmal versuchen
review-jump = Diesen Moment ansehen
review-play-on = Von hier aus weiterspielen
review-file = Als Seite speichern
review-json = Die Zahlen speichern (JSON)
review-moment = Moment
review-decides = Entscheidet
seen-by = Gesehen von
spectator = Zuschauenden
unfold = Ergebnis zeigen

## Seeing the others play

follow-setting = Den Spielbereich der Person zeigen, die gerade handelt
think-here = Tipps und Rückblicke auf diesem Gerät überlegen, wenn der Server es anbietet (einmal werden 20 MB geladen)
acts-now = handelt gerade
standings = Punkte aller
if-ended = wenn jetzt Schluss wäre
now-and-then = jetzt { $now } Punkte; wenn jetzt Schluss wäre: { $then }
last-turns = Die letzten Züge laufen
taken-back = zurückgenommen
log-all-turns = Alle { $n } Züge zeigen
points-word = Punkte

## Counting up

counting = Die Punkte werden gezählt …
skip-count = Zählen überspringen
see-table = Tisch zeigen
look-back = Rückblick
over-you = Du hast gewonnen
over-shared-you = Du teilst dir den Sieg: { $name }
over-conceded-you = Das Spiel wurde aufgegeben: Du hast gewonnen
over-time = Spielzeit: { $time }
time-minutes = { $n } Min.
time-hours = { $n } Std. { $min } Min.
time-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
over-met = Gegen { $name }: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] {""}
       *[other] , { $drawn } unentschieden
    }
best-first = Dein erstes Ergebnis hier: { $n }
best-new = Neue persönliche Bestleistung: { $n } (bisher { $before })
best-held = Deine Bestleistung: { $n }
course = Punkte Zug um Zug
course-table = Dasselbe als Tabelle
turn-column = Zug
after-turn = Nach Zug { $n }:
lead-from = { $name } führt von Zug { $n } bis zum Schluss.

## Rules

rules = Regeln
rules-of = Regeln: { $game }
outline = So wird gespielt
outline-goal = Das Ziel
outline-turn = Dein Zug
outline-end = Das Ende
outline-points = Punkte
cards = Karten und Zeichen
search = Suchen
contents = Inhalt
nothing-found = Nichts passt.
to-rule = Regel { $id }

## First-game guide

guide = Einführung
guide-step = Schritt { $n } von { $all }
guide-next = Weiter
guide-end = Weiterspielen
guide-skip = Einführung überspringen

## Home

home-line = Brettspiele aus der Tiefsee: für eine ruhige Stunde mit Bots oder einen Abend zu mehreren.
home-jumps = Auf dieser Seite
home-choose = Such dir ein Spiel aus
home-again = Noch einmal versuchen
# $counts (Text): wie viele spielen können, etwa 2–4; $most (Zahl): die höchste Anzahl.
home-players =
    { $most ->
        [one] 1 Person
       *[other] { $counts } Personen
    }
home-seconds = { $n } s
home-minutes = { $n } min
home-hours = { $n } h
home-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
home-play =
    { $bots ->
        [0] Jetzt allein spielen
        [one] Jetzt gegen { $name }
       *[other] Jetzt gegen { $bots } × { $name }
    }
home-play-game = { $game }: { $play }
home-opening = Der Tisch wird eröffnet …
home-more = Mehr Optionen
home-of-game = { $what }: { $game }
home-rules = So wird gespielt
home-learn = Lernen
home-daily = Aufgabe des Tages
home-puzzles = Aufgaben und Übungen
home-study = Analysebrett
home-exercises = Übungen und Aufgaben

home-name = Dein Name
home-name-help = Unter diesem Namen sehen dich die anderen.
home-name-save = Sichern
home-name-saved = Gesichert. Neue Tische nutzen diesen Namen.

home-waiting =
    { $n ->
        [one] Ein Tisch wartet auf dich:
       *[other] { $n } Tische warten auf dich:
    }
home-own = Meine Tische
home-no-own = Noch keine Tische. Such dir oben ein Spiel aus: ein Klick, und du sitzt mit Bots am Tisch.
home-all = Alle { $n } zeigen
home-older = Ältere Tische
home-open = Offene Tische
home-no-open = Im Augenblick wartet niemand. Eröffne unter „Mehr Optionen“ einen öffentlichen Tisch, dann steht er hier für alle.
home-join = Platz nehmen
home-join-game = An diesem Tisch Platz nehmen: { $game }
home-playing = läuft
home-turn-of = { $name } ist am Zug
home-missing =
    { $n ->
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
home-won = Du hast gewonnen
home-won-by = Gewonnen: { $name }
home-points =
    { $n ->
        [one] Beendet: 1 Punkt
       *[other] Beendet: { $n } Punkte
    }
home-abandoned = Ohne Ergebnis beendet
line-goes-on = geht ab einer früheren Partie weiter
line-record = geht ab einem hochgeladenen Spiel weiter
line-uploaded = ein hochgeladenes Spiel
line-pack = eigene Werte
home-just-now = gerade eben

home-link = Über einen Link mitspielen
home-link-help = Füge den Link zu einem Tisch ein.
home-link-go = Hingehen
home-link-wrong = Darin steht kein Tisch. Ein Link sieht so aus: { $example }
home-link-elsewhere = Dieser Link gehört zu einem anderen Server ({ $host }). Öffne ihn in der Adresszeile deines Browsers.
home-saved = Gespeicherte Partie
home-saved-help = Sieh dir eine beendete Partie Zug um Zug noch einmal an und spiele ab jedem Moment weiter.
home-saved-open = Datei öffnen
home-saved-wrong = „{ $file }“ ist keine gespeicherte Partie. Richtig wäre eine JSON-Datei, wie ein Tisch sie am Ende einer Partie sichert.

home-new = Neuer Tisch: { $game }
home-who = Wer spielt
home-number = Personen
home-ways = Alle anderen
home-way-bots = Gegen Bots
home-way-link = Mit anderen, über einen Link
home-way-here = Zusammen an diesem Gerät
home-seat = Person { $n }
home-me = Ich ({ $name })
home-here = Noch eine Person an diesem Gerät
home-open-seat = Offen für andere
home-name-at = Name von Person { $n }
home-table = Der Tisch
home-who-may-come = Wer kommen darf
home-by-link = Wer den Link hat
home-by-link-help = Du bekommst einen Link, den du weitergeben kannst.
home-public = Alle
home-public-help = Der Tisch steht auf dieser Seite, und alle dürfen einen freien Platz einnehmen.
home-timer = Zeit für eine Entscheidung
home-no-timer = So lange es dauert
home-timer-help = Läuft die Zeit ab, macht ein Bot weiter; zurückkommen geht jederzeit.
home-substitute = Vertretung
home-substitute-help = Dieser Bot macht weiter, wenn jemand geht oder die Zeit abläuft.
home-talk-help = Zusehen kann, wer den Link hat; später änderst du das im Menü des Tisches.
home-hints = Tipps
home-hints-usual = Nur allein gegen Bots
home-hints-yes = Für alle erlaubt
home-hints-no = Nicht erlaubt
home-hints-help = Ein Tipp nennt die besten Möglichkeiten derer, die entscheiden, und warum. Alle am Tisch erfahren, dass um einen gebeten wurde.
home-notes = Zeigen, was man sich merken könnte
home-notes-help = Was einmal offen lag und jetzt verdeckt ist, etwa die Stapel des Rats, wird für alle aufgelistet.
home-options = Varianten des Spiels
home-options-help = Alles steht wie üblich: Zum Spielen muss hier nichts geändert werden.
home-unchanged = alles wie üblich
home-changed = { $n } geändert
home-reset = Wieder die üblichen Varianten
home-usual = { $title } (üblich)
home-own-value = ein eigener Wert
home-own-value-of = { $title }, ein eigener Wert
home-example = Schreib es wie { $example }.
home-range = Von { $low } bis { $high }, üblich ist { $usual }.
home-pack = Eigene Zahlen
home-pack-help = Für alle, die Karten und Teile verändern wollen: eine Datei mit den Werten, die abweichen. Sie entsteht aus dieser hier:
home-pack-open = Datei wählen
home-pack-none = Ohne sie spielen
home-pack-wrong = „{ $file }“ lässt sich nicht lesen. Richtig wäre eine TOML- oder JSON-Datei.
home-pack-wrong-line = „{ $file }“ lässt sich nicht lesen: Zeile { $line } ist kein TOML.
home-see-above = Oben passt etwas nicht.
home-then-link = Für die freien Plätze bekommst du einen Link. Die Partie beginnt, sobald alle besetzt sind.
home-then-start = Die Partie beginnt sofort.
home-then-watch = Niemand setzt sich: Du siehst den Bots zu.
home-cancel = Abbrechen
home-create = Tisch eröffnen
home-start = Partie beginnen

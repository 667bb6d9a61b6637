### Die Kommandozeile auf Deutsch. Die Wörter eines Spiels stehen in dessen eigenen Dateien.

## Spielen

news = Was geschehen ist
hint = ? Hilfe
# Who plays against you: names and levels follow.
bots = Bots:
# $n (Number): unter Bots gemessen, für dieses Spiel und so viele Personen.
rating = Wertung { $n }
# $kind (String): ein Wort zum Eintippen, $count (Number): wie viele Möglichkeiten es zeigt.
choices-folded = { $count } weitere Möglichkeiten: { $kind } zeigt sie
# What a choice brings with it, besides what its sentence says.
then-forced = dann: { $what }
then-draws = zieht etwas oder deckt etwas auf
then-ends = beendet den Zug
then-may-end = beendet vielleicht den Zug
percent = { $share } %
hand-over = { $player }, drücke die Eingabetaste.
allowed = Das ist jetzt erlaubt.
forbidden = Das ist jetzt nicht erlaubt; es gilt diese Regel:
no-choice = Die Möglichkeit { $number } gibt es nicht, nur 1 bis { $count }.
not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Meinst du { $near }? Der Befehl ? erklärt alles.
no-hints = Unter mehreren Personen sind keine Tipps erlaubt. Mit --hints on gibt es sie.
log-hints = Tipps wurden nach so vielen Aktionen verlangt: { $moments }
undo-nothing = Du hast noch nichts entschieden.
undo-others = Inzwischen hat jemand anderes gehandelt, deshalb bleibt es bei deiner letzten Aktion.
undo-learned = Inzwischen ist etwas Verborgenes bekannt geworden, deshalb bleibt es bei deiner letzten Aktion.
rules-none = Keine Regel enthält „{ $word }“.
rules-more = { $count } weitere: { $ids }
saved = Die Partie ist gespeichert in { $file }
not-saved = Nicht gespeichert: { $reason }
thinking = Ich denke nach … (Strg-C: genug)
kept = Die Partie ist aufbewahrt. Weiter geht es mit:

help-number = Möglichkeit 1 wählen
help-notation = die Möglichkeit mit dieser Kurzform wählen; sie steht neben jeder Möglichkeit
help-question = diese Hilfe, oder was Möglichkeit 1 bewirkt
help-why = warum eine Aktion nicht erlaubt ist, nach Nummer oder Kurzform
help-hint = was du tun könntest und warum, aus dem, was du wissen darfst
help-rules = die Regeln mit diesem Wort oder dieser Kennung
help-undo = die letzte eigene Aktion zurücknehmen, solange niemand dadurch etwas erfahren hat
help-table = den Tisch noch einmal zeigen
help-look = das Tableau einer Person zeigen, nach Nummer
help-news = was seit der letzten eigenen Entscheidung geschehen ist
help-log = alles, was bisher geschehen ist
help-save = die Partie speichern, auf Wunsch unter einem eigenen Namen
help-quit = aufhören; die Partie bleibt aufbewahrt und kann später weitergehen

## Das Ende

result = Ergebnis
place = Rang

## Wiedergabe

moment = Nach { $at } von { $count } Aktionen
shown-open = Alles liegt offen, auch was während der Partie verborgen war.
shown-spectator = So sieht es, wer zuschaut.
shown-seat = So sieht es { $player }.

## Spiele und Daten

option-range = { $low } bis { $high }
# $names (String): die Namen von Gewichtungen.
styles = Spielstile suchender Bots (mcts:2500:weights=NAME): { $names }
opponents = Gegner, für --seats
data-ok = { $file }: in Ordnung, Prüfsumme { $hash }
data-exported = Die Daten stehen in { $file }

## Der Doktor

doctor-no-folder = { $path } gibt es nicht: Noch hat kein Server dort Partien abgelegt.
doctor-no-file = { $path } ist etwas anderes, als worin der Server Partien ablegt (eine Datei statt eines Ordners, ein Ordner statt einer Datei oder ein Verweis ins Leere): Verschiebe es oder nenne einen anderen Ordner.
doctor-open = Andere auf dieser Maschine können { $path } lesen, und darin stehen Geheimnisse: chmod { $mode } { $path }
doctor-no-access = { $path } ist für dich nicht les- und schreibbar: Starte Server und diesen Befehl unter dem Konto, dem es gehört.
doctor-space = { $free } MB sind frei; die Partien belegen { $held } MB.
doctor-little-space = Nur { $free } MB sind frei; die Partien belegen { $held } MB. Schaffe Platz: Auf einer vollen Platte lehnt der Server jede Aktion ab.
doctor-serving = Auf diesen Partien läuft ein Server.
doctor-wal = { $path }: Der Server wurde nicht ordentlich beendet. Verloren ist nichts, der nächste Start übernimmt es. Zu einer Kopie der Partien gehört auch diese Datei.
doctor-damaged = Die Datenbank ist beschädigt ({ $said }). Halte den Server an, lege eine Kopie beiseite und spiele dann eine Sicherung zurück, oder rette, was lesbar ist: sqlite3 DATEI .recover
doctor-no-answer = Die Datenbank lässt sich nicht befragen: { $said }
doctor-whole = Die Datenbank ist unversehrt.
doctor-empty = Die Datenbank ist leer: Der erste Start richtet sie ein.
doctor-newer = Eine neuere Version von Fathom hat diese Datenbank benutzt (Schema { $found }, hier bekannt bis { $known }). Starte jene Version, oder gehe auf eine Sicherung von davor zurück.
doctor-older = Die Datenbank hat Schema { $found }; der nächste Start bringt sie auf { $known }. Mache vorher eine Sicherung: Es gibt keinen Weg zurück.
doctor-schema = Das Schema ist { $found }, das neueste.
doctor-no-game = { $game }: { $count ->
    [one] ein offener oder laufender Tisch
   *[other] { $count } offene oder laufende Tische
 }, aber dieses Spiel ist hier nicht installiert. Installiere sein Paket wieder.
doctor-newer-rules = { $game }: { $count ->
    [one] ein offener oder laufender Tisch
   *[other] { $count } offene oder laufende Tische
 } nach Version { $played } der Regeln; hier ist Version { $here }. Sie brauchen die neuere Version von Fathom.
doctor-older-rules = { $game }: { $count ->
    [one] ein offener oder laufender Tisch
   *[other] { $count } offene oder laufende Tische
 } nach Version { $played } der Regeln; hier ist Version { $here }. Mit dieser Version enden laufende Partien, und man kann aus der Stellung nach den neuen Regeln weiterspielen; offene Tische übernehmen sie.
doctor-unpressed = { $count ->
    [one] Eine Partie ist noch nicht so abgelegt, dass sie ihre Regeln überdauert.
   *[other] { $count } Partien sind noch nicht so abgelegt, dass sie ihre Regeln überdauern.
 } Lass den Server vor einer Aktualisierung eine Minute ohne Betrieb laufen und beende ihn ordentlich.
doctor-pressed = Jede Partie lässt sich zeigen, welche Regeln auch kommen.
doctor-well = Es ist nichts zu tun.
doctor-sick = Es ist etwas zu tun: siehe die Zeilen mit Ausrufezeichen.

### Die Kommandozeile auf Deutsch. Die Wörter eines Spiels stehen in dessen eigenen Dateien.

## Spielen

news = Was geschehen ist
hint = ? Hilfe
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
undo-nothing = Du hast noch nichts entschieden.
undo-others = Inzwischen hat jemand anderes gehandelt, deshalb bleibt es bei deiner letzten Aktion.
undo-learned = Inzwischen ist etwas Verborgenes bekannt geworden, deshalb bleibt es bei deiner letzten Aktion.
rules-none = Keine Regel enthält „{ $word }“.
rules-more = { $count } weitere: { $ids }
saved = Die Partie ist gespeichert in { $file }
not-saved = Nicht gespeichert: { $reason }
kept = Die Partie ist aufbewahrt. Weiter geht es mit:

help-number = Möglichkeit 1 wählen
help-notation = die Möglichkeit mit dieser Kurzform wählen; sie steht neben jeder Möglichkeit
help-question = diese Hilfe, oder was Möglichkeit 1 bewirkt
help-why = warum eine Aktion nicht erlaubt ist, nach Nummer oder Kurzform
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
data-ok = { $file }: in Ordnung, Prüfsumme { $hash }
data-exported = Die Daten stehen in { $file }

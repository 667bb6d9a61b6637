# Was ein Server ablehnt, und warum.

refusal-who = Sag zuerst, wer du bist.
refusal-not-yours = Dieser Platz gehört dir nicht.
refusal-origin = Diese Anfrage kommt von einer Seite einer anderen Website.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-game = Dieses Spiel gibt es nicht: { $reason }
refusal-no-address = Unter dieser Adresse gibt es nichts.
refusal-method = Diese Adresse nimmt solche Anfragen nicht an.
refusal-too-large = Das ist zu viel auf einmal; höchstens { $most } KB sind möglich.
refusal-invalid = Diese Anfrage verstehen wir nicht. { $reason }
refusal-spectators-quiet = Hier chattet nur, wer mitspielt; für Zuschauende ist der Chat nicht freigegeben.
refusal-too-often = Das ist zu oft. Warte einen Augenblick.
refusal-internal = Bei uns ist etwas schiefgegangen. Es wurde vermerkt; nichts hat sich geändert.
refusal-storage = Die Spiele sind im Augenblick nicht erreichbar. Versuch es noch einmal: Nichts geschieht zweimal.
refusal-busy = An diesem Tisch wollen zu viele zugleich handeln. Versuch es noch einmal.
refusal-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal hin.
refusal-not-your-turn = Du hast gerade nichts zu entscheiden.
refusal-illegal = Das erlauben die Regeln jetzt nicht.
refusal-no-action = Das ist keine Aktion: { $reason }
refusal-away = Ein Bot spielt für dich. Komm zuerst zurück.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-begun = Das Spiel hat schon begonnen.
refusal-over = Das Spiel ist zu Ende.
refusal-not-finished = Das Spiel ist noch nicht zu Ende; bis dahin würde die Aufzeichnung Geheimes verraten.
refusal-no-moment = Diesen Moment gibt es nicht; es gibt 0 bis { $last }.
refusal-conceded = Du hast schon aufgegeben.
refusal-which-seat = Du hast mehrere Plätze ({ $seats }). Sag, welchen du meinst.
refusal-no-seat = Diesen Platz gibt es nicht; es gibt { $seats }, gezählt ab 0.
refusal-taken = Dort sitzt schon jemand.
refusal-full = Alle Plätze sind besetzt.
refusal-seat-count = { $seats } Plätze sind genannt, aber { $players } spielen.
refusal-name-count = { $seats } Plätze brauchen ebenso viele Namen (oder keinen); es sind { $names }.
refusal-no-seat-word = Ein Platz kann nicht „{ $word }“ sein; möglich ist { $known }.
refusal-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refusal-option = Diese Spielvariante geht nicht: { $reason }
refusal-pack = Mit diesen Daten kann man nicht spielen: { $reason }
refusal-record = Dieses gespeicherte Spiel ist nicht brauchbar: { $reason }
refusal-outdated = Hier wurde nach anderen Regeln oder Daten von { $game } gespielt, als dieser Server hat. Ansehen geht, weiterspielen hier nicht.
refusal-empty = Darin ist nichts zu lesen.
refusal-too-long = Höchstens { $longest } Zeichen sind möglich.
refusal-undo-nothing = Du hast noch nichts entschieden.
refusal-undo-others = Inzwischen entscheidet jemand anderes, darum gilt deine letzte Aktion.
refusal-undo-learned = Inzwischen kam etwas Verborgenes ans Licht, darum gilt deine letzte Aktion.

# Das Protokoll einer Partie, deren Regeln es hier nicht mehr gibt: eine Aktion in ihrer Notation.
noted = Person { $seat }: { $action }

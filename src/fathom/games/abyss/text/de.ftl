### Abyss auf Deutsch.
###
### Aktionen sagen der Person am Zug, was geschehen wird; Ereignisse sagen allen, was geschieht; beide ohne Punkt am
### Ende. Die Begriffe sind die aus rules/de.md. Wer spielt, heißt „Person 1“ bis „Person 4“. Die Namen der Edlen und
### Orte bringen ihren Artikel im Nominativ mit: Sie stehen als Subjekt, nach einem Doppelpunkt oder in Klammern.

game-name = Abyss
game-tagline = Greif nach dem Thron der Tiefsee: Sammle Verbündete, wirb Edle an, übernimm Orte und hüte dich vor den Nebulis.

## Wörter

race-jellyfish = Qualle
race-crab = Krabbe
race-seahorse = Seepferdchen
race-shellfish = Schalentier
race-squid = Tintenfisch
race-kraken = Krake

guild-mage = Magier
guild-soldier = Soldat
guild-farmer = Bauer
guild-merchant = Händler
guild-politician = Politiker
guild-ambassador = Botschafter
guild-smuggler = Schmuggler

# $race (Text): etwa Krabbe; $value (Zahl): der Wert der Karte.
card-ally = { $race } { $value }
# Im Satz, an der Stelle von „Krabbe 3“.
card-monster = ein Monster

# $count (Zahl): wie viele, manchmal keine. Im Nominativ und Akkusativ.
amount-pearls =
    { $count ->
        [0] keine Perlen
        [one] { $count } Perle
       *[other] { $count } Perlen
    }
amount-both = { $pearls } und { $nebulis }
amount-nebulis =
    { $count ->
        [0] keine Nebulis
       *[other] { $count } Nebulis
    }
amount-keys =
    { $count ->
        [0] keine Schlüsselplättchen
       *[other] { $count } Schlüsselplättchen
    }
amount-tokens =
    { $count ->
        [0] keine Monsterplättchen
       *[other] { $count } Monsterplättchen
    }
amount-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
amount-tiles =
    { $count ->
        [0] keine Ortstafeln
        [one] { $count } Ortstafel
       *[other] { $count } Ortstafeln
    }
amount-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
amount-races =
    { $count ->
        [one] { $count } Volk
       *[other] { $count } Völker
    }

# Teile von Sätzen über Zahlungen und Belohnungen.
amount-allies =
    { $count ->
        [one] { $count } Verbündeter
       *[other] { $count } Verbündete
    }

# Teile von Sätzen über Zahlungen und Belohnungen.
words-and = { $one } und { $other }
words-or = { $one } oder { $other }
cards-of = { $race } { $values }
gain-nebulis = +{ $count } Nebulis
figure-taken = Krakenfigur { $points }
figure-lost = Krakenfigur weg { $points }
figure-moved = Krakenfigur an Person { $other }
figure-open = Krakenfigur wechselt die Hand

# Ein Wächterplättchen, benannt nach dem Edlen, der es bringt.

## Die Edlen

lord-recruiter = Der Rekrutierer
lord-jailer = Der Kerkermeister
lord-seeker = Der Sucher
lord-assassin = Der Assassine
lord-commander = Der Kommandant
lord-tamer = Die Dompteurin
lord-hunter = Der Jäger
lord-ship-master = Der Reeder
lord-trader = Die Großhändlerin
lord-peddler = Der Hausierer
lord-landlord = Der Verpächter
lord-slaver = Der Sklavenhändler
lord-shopkeeper = Der Krämer
lord-shaman = Die Schamanin
lord-invoker = Der Beschwörer
lord-apprentice = Der Lehrling
lord-oracle = Das Orakel
lord-alchemist = Der Alchemist
lord-illusionist = Der Illusionist
lord-master-of-magic = Der Meister der Magie
lord-opportunist = Der Opportunist
lord-corruptor = Der Bestecher
lord-traitor = Der Verräter
lord-diplomat = Der Diplomat
lord-treasurer = Der Schatzmeister
lord-schemer = Der Intrigant
lord-keeper = Die Hüterin
lord-reaper = Der Schnitter
lord-shepherd = Die Hirtin
lord-miller = Der Müller
lord-aquaculturalist = Der Aquakulturbauer
lord-landowner = Der Gutsbesitzer
lord-sage = Der Weise
lord-hermit = Der Eremit
lord-elder = Der Älteste
lord-ferryman = Der Fährmann
lord-outlaw = Der Geächtete
lord-counterfeiter = Die Fälscherin
lord-fence = Die Hehlerin
lord-cleaner = Der Säuberer
lord-watcher = Der Beobachter
lord-vigil = Die Nachtwache
lord-lookout = Der Ausgucker
lord-shareholder = Der Anteilseigner
lord-inheritor = Die Erbin
lord-hypnotist = Der Hypnotiseur
lord-healer = Die Heilerin
lord-highwayman = Der Wegelagerer
lord-executioner = Der Scharfrichter
lord-recipient = Der Empfänger
lord-liberator = Die Befreierin
lord-grower = Die Züchterin
lord-oyster-farmer = Der Austernzüchter

lord-recruiter-power = Dauerhaft: Alle anderen zahlen bei jeder Anwerbung 2 mehr.
lord-jailer-power = Einmalig: Jede andere Person legt einen Verbündeten ihrer Wahl von der Hand ab.
lord-seeker-power = Einmalig: Jede andere Person gibt 2 Perlen in den Vorrat zurück.
lord-assassin-power = Einmalig: Bei jeder anderen Person wird ein freier Edler gedreht; seine Fähigkeit und sein Schlüssel sind nicht mehr nutzbar.
lord-commander-power = Dauerhaft: Andere Personen mit mehr als 6 Verbündeten auf der Hand legen auf 6 ab.
lord-tamer-power = Dauerhaft: Bekämpft eine andere Person ein Monster, erhält sie nur die Belohnung des Feldes vor dem Bedrohungsmarker.
lord-hunter-power = Einmalig: Du nimmst einer anderen Person ein zufälliges Monsterplättchen weg.
lord-ship-master-power = Dauerhaft: Endet deine Erkundung, bekommst du 1 Perle für jedes Volk, das von den Erkundungsplätzen in den Rat geht.
lord-trader-power = Einmalig: Du bekommst 3 Perlen.
lord-peddler-power = Einmalig: Du bekommst 2 Perlen.
lord-landlord-power = Dauerhaft: Du bekommst 1 Perle beim Anwerben und 1 Perle zu Beginn jedes deiner Züge.
lord-slaver-power = Einmal pro Zug: Du darfst einen Verbündeten von der Hand ablegen und dafür 2 Perlen nehmen.
lord-shopkeeper-power = Einmalig: Du bekommst 1 Perle.
lord-shaman-power = Dauerhaft: Die Fähigkeiten fremder Soldaten treffen dich nicht.
lord-invoker-power = Einmalig: Nach diesem Zug machst du noch einen Zug.
lord-apprentice-power = Einmalig: Du nimmst einen ganzen Stapel aus dem Rat auf die Hand.
lord-oracle-power = Einmal pro Zug: Du darfst einen ganzen Stapel im Rat ablegen.
lord-alchemist-power = Dauerhaft: Erbittest du Unterstützung vom Rat, nimmst du zwei Stapel statt einem.
lord-illusionist-power = Einmalig und freiwillig: Du tauschst einen deiner Orte gegen einen offen liegenden.
lord-master-of-magic-power = Dauerhaft: Du vereinst dich mit einem beliebigen der genutzten Verbündeten, Kraken ausgenommen.
lord-opportunist-power = Einmal pro Zug: Du darfst einen Edlen am Hof ablegen; der oberste des Stapels kommt auf seinen Platz.
lord-corruptor-power = Einmalig und freiwillig: Du wirbst vom Hof einen weiteren Edlen für 5 Perlen an.
lord-traitor-power = Einmalig und freiwillig: Du legst einen anderen deiner freien Edlen ab und nimmst ohne Bezahlung einen beliebigen vom Hof.
lord-diplomat-power = Dauerhaft: Beim Anwerben entfällt für dich das Pflichtvolk.
lord-treasurer-power = Dauerhaft: Deine Anwerbungen kosten 2 weniger.
lord-schemer-power = Einmalig und freiwillig: Du legst einen anderen deiner freien Edlen ab und nimmst ohne Bezahlung den obersten des Stapels.
lord-keeper-power = Keine Fähigkeit.
lord-reaper-power = Keine Fähigkeit.
lord-shepherd-power = Keine Fähigkeit.
lord-miller-power = Keine Fähigkeit.
lord-aquaculturalist-power = Keine Fähigkeit.
lord-landowner-power = Keine Fähigkeit.
lord-sage-power = Einmalig: Du ziehst 2 Ortstafeln und übernimmst ohne Schlüssel eine davon, indem du den Weisen darunterschiebst.
lord-hermit-power = Einmalig: Du ziehst 1 Ortstafel und übernimmst sie ohne Schlüssel, indem du den Eremiten darunterschiebst.
lord-elder-power = Einmalig: Du ziehst 3 Ortstafeln und übernimmst ohne Schlüssel eine davon, indem du den Ältesten darunterschiebst.
lord-ferryman-power = Einmal pro Zug: Du darfst 1 Nebulis gegen 1 Perle eintauschen.
lord-outlaw-power = Dauerhaft: Eine Zahlung von dir darf bis zu 2 Nebulis enthalten.
lord-counterfeiter-power = Dauerhaft: Du darfst mit einer Nebulis zahlen und trotzdem Perlen behalten.
lord-fence-power = Einmalig: Du gibst jeder anderen Person 1 deiner Nebulis.
lord-cleaner-power = Dauerhaft: Bei Spielende bekommst du für Kraken auf deiner Hand keine Nebulis.
lord-watcher-power = Einmalig: Du bekommst 1 Nebulis und das Wächterplättchen des Beobachters, das du sofort einsetzt.
lord-vigil-power = Einmalig: Du bekommst 1 Nebulis und das Wächterplättchen der Nachtwache, das du sofort einsetzt.
lord-lookout-power = Einmalig: Du bekommst 1 Nebulis und das Wächterplättchen des Ausguckers, das du sofort einsetzt.
lord-shareholder-power = Dauerhaft: Wirbt eine andere Person einen Edlen an, bekommst du 1 Perle.
lord-inheritor-power = Einmalig: Du bekommst 5 Perlen.
lord-hypnotist-power = Dauerhaft: Im Zug jeder anderen Person darfst du bis zu 2 Verbündete kaufen.
lord-healer-power = Einmalig: Du nimmst einen Verbündeten deiner Wahl aus dem Ablagestapel der Erkundungskarten.
lord-highwayman-power = Dauerhaft: Bekommt eine andere Person 2 oder mehr Perlen auf einmal, nimmst du ihr 1 Perle ab.
lord-executioner-power = Einmalig: Du nennst ein Volk, und jede andere Person legt einen vereinten Verbündeten dieses Volkes ab.
lord-recipient-power = Einmal pro Zug: Du darfst kostenlos den obersten Edlen des Stapels an den Hof legen.
lord-liberator-power = Einmalig: Einer deiner Edlen unter einem Ort ist wieder frei; den Ort behältst du.
lord-grower-power = Keine Fähigkeit.
lord-oyster-farmer-power = Keine Fähigkeit.

## Die Orte

location-sargasso-silos = Die Sargassum-Silos
location-hydrozoa-reserves = Das Hydrozoen-Reservat
location-sanctuary = Das Heiligtum
location-parliament = Das Parlament
location-barracks = Die Kaserne
location-dockworks = Die Docks
location-sargasso-fields = Die Sargassumfelder
location-abyss = Der Abyss
location-city-of-mirrors = Die Stadt der Spiegel
location-black-smokers = Die Schwarzen Raucher
location-oceanic-senate-assembly = Die Versammlung des Ozeanischen Senats
location-depths = Die Tiefen
location-throne-room = Der Thronsaal
location-jail = Das Gefängnis
location-chasm = Die Schlucht
location-closed-tower = Der verschlossene Turm
location-lost-tower = Der verlorene Turm
location-chamber-of-allies = Die Kammer der Verbündeten
location-nest-of-giant-clams = Das Nest der Riesenmuscheln
location-coral-barrier = Das Korallenriff
location-gambling-den = Die Spielhöhle
location-krakens-lair = Die Krakenhöhle
location-cetacean-graveyard = Der Friedhof der Wale
location-abandoned-convoy = Das verlassene Begleitschiff
location-megalodon = Der Megalodon
location-battlefield = Das Schlachtfeld

# Was ein Ort wert ist, nach seinem Namen und einem Doppelpunkt.
location-sargasso-silos-points = 5 Punkte und 2 weitere für jeden deiner Bauern
location-hydrozoa-reserves-points = 6 Punkte und 2 weitere für jeden deiner Magier
location-sanctuary-points = 4 Punkte und 3 weitere für jede deiner vereinten Quallen
location-parliament-points = 6 Punkte und 2 weitere für jeden deiner Politiker
location-barracks-points = 7 Punkte und 2 weitere für jeden deiner Soldaten
location-dockworks-points = 5 Punkte und 2 weitere für jeden deiner Händler
location-sargasso-fields-points = 3 Punkte und 3 weitere für jedes deiner vereinten Seepferdchen
location-abyss-points = 2 Punkte für jede Gilde unter deinen Edlen
location-city-of-mirrors-points = so viel, wie der beste Ort einer anderen Person dir bringen würde
location-black-smokers-points = 0 Punkte, aber du darfst stattdessen eine beliebige Tafel aus dem Stapel nehmen
location-oceanic-senate-assembly-points = 4 Punkte und 3 weitere für jeden deiner vereinten Tintenfische
location-depths-points = doppelt so viel wie dein schwächster Edler
location-throne-room-points = so viel wie dein stärkster Edler
location-jail-points = 15 Punkte, 1 weniger für jeden deiner Edlen
location-chasm-points = 5 Punkte und 3 weitere für jede deiner vereinten Krabben
location-closed-tower-points = 3 Punkte für jeden deiner Edlen mit Schlüssel
location-lost-tower-points = 3 Punkte für jeden deiner Edlen ohne Schlüssel
location-chamber-of-allies-points = 3 Punkte und für jedes Volk der Wert deines schwächsten vereinten Verbündeten
location-nest-of-giant-clams-points = 3 Punkte und 3 weitere für jedes deiner vereinten Schalentiere
location-coral-barrier-points = 20 Punkte, 1 weniger für jeden deiner vereinten Verbündeten
location-gambling-den-points = 5 Punkte und 2 weitere für jeden deiner Schmuggler
location-krakens-lair-points = 15 Punkte, 3 weniger für jede deiner Nebulis
location-cetacean-graveyard-points = Heiligtum: Summe der Beutekarten darauf
location-abandoned-convoy-points = Heiligtum: Summe der Beutekarten darauf
location-megalodon-points = Heiligtum: Summe der Beutekarten darauf
location-battlefield-points = Heiligtum: Summe der Beutekarten darauf

## Aktionen

# Von den Völkern steht $race im Singular da; wo ein Satz den Plural braucht, wählt er ihn danach.
action-pass = Passe
action-pass-menu = Führe keine Aktion aus, weil keine möglich ist
action-pass-buying = Kaufe diesen Verbündeten nicht
action-pass-window = Beende deinen Zug
action-pass-smoking = Behalte die Schwarzen Raucher
action-pass-searching = Beende die Suche und behalte die Beute auf dem Heiligtum
action-pass-keys =
    { $loot ->
        [0] Gib diese Schlüssel aus ({ $keys }) und übernimm: { $location }
       *[other] Gib diese Schlüssel aus ({ $keys }), zieh eine Beutekarte und übernimm: { $location }
    }
action-pass-illusion = Verzichte: Behalte deine Orte
action-pass-corrupting = Verzichte: Wirb keinen zweiten Edlen an
action-pass-betraying = Verzichte: Behalte deine Edlen
action-pass-scheming = Verzichte: Behalte deine Edlen
action-pass-rewarding = Geh leer aus, weil zu wenige Monsterplättchen übrig sind
action-plot = Betreibe Politik am Hof: Zahle 1 Perle und zieh einen Edlen
action-explore = Erkunde die Tiefen: Decke eine Karte auf
action-explore-taking = Lass den Verbündeten liegen und decke die nächste Karte auf
action-explore-fighting = Übergeh das Monster und decke die nächste Karte auf: Der Bedrohungsmarker rückt vor
action-explore-searching =
    { $count ->
        [one] Zieh noch eine Beutekarte; liegt ihr Wert schon da, sind beide verloren
       *[other] Zieh noch eine Beutekarte; ist ihr Wert unter den { $count }, die schon daliegen, sind beide verloren
    }
action-take =
    { $last ->
        [0] Nimm { $card } und beende die Erkundung
       *[other] Nimm { $card } und { $amount } und beende die Erkundung
    }
action-take-fighting =
    { $last ->
        [0] Bekämpfe das Monster und beende die Erkundung; Belohnung: { $reward }
       *[other] Bekämpfe das Monster, nimm { $amount } und beende die Erkundung; Belohnung: { $reward }
    }
action-council =
    Erbitte Unterstützung vom Rat: Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } ({ $amount })
action-council-sending =
    Lege { $card } auf das Ratsfeld der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } (dort { $amount })
action-council-second-stack =
    Nimm auch den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } ({ $amount })
action-council-apprentice =
    Nimm den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } ({ $amount })
action-council-oracle =
    Lege den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } ab ({ $amount })
action-council-executing =
    Nenne dieses Volk: { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
action-council-posting =
    Reserviere das Ratsfeld der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } (dort { $amount })
action-court = Wirb einen Edlen an: { $lord } (Kosten { $cost })
action-court-empty = Wähle am Hof das freie Feld { $space }
action-court-corrupting = Wirb einen zweiten Edlen an: { $lord }
action-court-replacing = Nimm ohne Bezahlung einen Edlen: { $lord }
action-court-opportunity = Lege diesen Edlen ab und zieh einen anderen für seinen Platz: { $lord }
action-court-posting = Reserviere einen Edlen am Hof: { $lord }
action-ally = Wähle { $card }
action-ally-paying = Lege { $card } dazu
action-ally-affiliating = Vereine dich mit { $card }
action-ally-jailed = Lege { $card } ab
action-ally-limited = Lege { $card } ab
action-ally-enslaving = Lege { $card } für { $amount } ab
action-ally-healing = Nimm { $card } auf die Hand
action-ally-losing = Gib diesen vereinten Verbündeten her: { $card }
action-ally-martial-law = Lege { $card } ab
action-pay = Zahle: { $amount }
action-pay-buying = Kaufe { $card } für { $price }
action-pay-paying = Wirb an: { $lord } ({ $bill })
action-pay-bribing = Wirb einen zweiten Edlen an: { $lord } ({ $price })
action-pay-martial-law = Zahle 1 Perle und behalte die Karte
action-cheapest = Vervollständige die Zahlung auf die günstigste Art
action-cheapest-paying = Wirb auf die günstigste Art an (wenigste neue Nebulis, dann kleinster Überschuss, dann wenigste Perlen): { $lord } ({ $bill })
action-pay-lacking = Wirb mit dem, was ausliegt, und { $price } an: { $lord }
action-power-slaver = Nutze den Sklavenhändler: Lege einen Verbündeten für { $amount } ab
action-power-oracle = Nutze das Orakel: Lege einen Stapel im Rat ab
action-power-opportunist = Nutze den Opportunisten: Lege einen Edlen vom Hof ab und zieh einen anderen
action-power-ferryman = Nutze den Fährmann: Tausche 1 Nebulis gegen 1 Perle
action-power-recipient = Nutze den Empfänger: Zieh ohne Bezahlung einen Edlen für den Hof
action-sentinel = Setze dein Wächterplättchen ein und reserviere etwas für dich
action-reward = Nimm die Belohnung: { $reward }
action-draw = Zieh { $amount } vom Stapel; eine davon nimmst du
action-location = Wähle einen Ort: { $location }
action-location-controlling = Übernimm die Kontrolle über einen Ort: { $location }
action-location-drawn = Übernimm diesen Ort und lass die anderen gezogenen offen liegen: { $location }
action-location-ambassador = Übernimm mit dem Botschafter diesen Ort: { $location }
action-location-illusion = Gib diesen Ort ab: { $location }
action-location-exchanging = Nimm im Tausch diesen Ort: { $location }
action-location-smoking = Nimm statt der Schwarzen Raucher diesen Ort: { $location }
action-location-posting = Reserviere einen Ort: { $location }
action-lord = Wähle einen Edlen: { $lord }
action-lord-keys = Wähle den Schlüssel dieses Edlen, der dann unter den Ort kommt: { $lord }
action-lord-assassinating = Drehe diesen Edlen: { $lord }
action-lord-betraying = Lege diesen Edlen ab und nimm dafür einen vom Hof: { $lord }
action-lord-scheming = Lege diesen Edlen ab und zieh einen anderen dafür: { $lord }
action-lord-liberating = Befreie diesen Edlen: { $lord }
action-seat = Wähle Person { $other }
action-seat-hunting = Nimm ein zufälliges Monsterplättchen von Person { $other }
action-seat-fencing = Gib 1 Nebulis an Person { $other }
action-seat-figure = Gib die Krakenfigur an Person { $other }

## Warum etwas nicht geht: die Ursache in dieser Stellung

why-can-act =
    { $action ->
        [explore] Du kannst noch erkunden
        [support] Du kannst noch um Unterstützung bitten
       *[recruit] Du kannst noch einen Edlen anwerben
    }
why-reward-there = Du kannst eine Belohnung nehmen: { $reward }
why-keys-missing =
    { $missing ->
        [one] 1 Schlüssel fehlt: { $chosen } gewählt, { $tokens } Schlüsselplättchen
       *[other] { $missing } Schlüssel fehlen: { $chosen } gewählt, { $tokens } Schlüsselplättchen
    }
why-no-pearl = Du hast keine Perle, und Nebulis gelten hier nicht
why-lord-deck-empty = Der Stapel der Edlen ist leer
why-court-full = Am Hof ist kein Platz frei
why-no-cards = Erkundungsstapel und Ablagestapel sind leer
why-no-loot = Es sind keine Beutekarten mehr da
why-last-space-ally = Der Verbündete liegt auf dem letzten Platz: Du musst ihn nehmen
why-last-space-monster = Das Monster liegt auf dem letzten Platz: Du musst es bekämpfen
why-no-option =
    { $count ->
        [one] Feld { $space } der Bedrohungsleiste bietet nur 1 Belohnung
       *[other] Feld { $space } der Bedrohungsleiste bietet nur { $count } Belohnungen
    }
why-tokens-short = Dafür braucht es { $wanted } Monsterplättchen, { $count } sind übrig
why-power-none = Du hast keinen aktiven Edlen mit dieser Fähigkeit ({ $lord })
why-power-used = Diese Fähigkeit hast du in diesem Zug schon genutzt ({ $lord })
why-power-last-space = Die Erkundung kann nicht weitergehen, also lässt sich jetzt keine Fähigkeit nutzen
why-hand-empty = Du hast keinen Verbündeten auf der Hand
why-no-stack = Es gibt keinen Ratsstapel, den du nehmen darfst
why-no-nebulis = Du hast keine Nebulis
why-no-lord = Am Hof ist kein Edler, den niemand sonst reserviert hat
why-sentinel-none = Vor dir liegt kein eigenes Wächterplättchen
why-sentinel-rests = Dein Wächterplättchen kam in diesem Zug zurück und ruht bis zu deinem nächsten
why-sentinel-no-area = Hof, Rat und Orte haben für ein Wächterplättchen nichts mehr frei
why-area-council = Im Rat liegt schon ein Wächterplättchen von Person { $other }
why-area-court = Am Hof liegt schon ein Wächterplättchen von Person { $other }
why-area-location = Auf einem Ort liegt schon ein Wächterplättchen von Person { $other }
why-stack-empty =
    Der Ratsstapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } ist leer
why-stack-reserved =
    Ein Wächterplättchen von Person { $other } reserviert den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
why-court-empty = Feld { $space } am Hof ist leer
why-lord-reserved = Ein Wächterplättchen von Person { $other } reserviert diesen Edlen: { $lord }
why-race-lacking = Verlangt { $race }, und du hast weder das Volk noch einen Kraken
why-races-few =
    { $shown ->
        [0] Verlangt { $wanted }, du kannst keines zeigen
       *[other] Verlangt { $wanted }, du kannst { $shown } zeigen
    }
why-too-dear = Zu teuer um { $missing }: Kosten { $cost }, du kannst { $most } zahlen
why-location-reserved = Ein Wächterplättchen von Person { $other } reserviert diesen Ort: { $location }
why-not-drawn = Dieser Ort wurde nicht gezogen: { $location }
why-not-controlled = Diesen Ort kontrollierst du nicht: { $location }
why-not-in-stack = Dieser Ort ist nicht im Stapel: { $location }
why-not-face-up = Dieser Ort liegt nicht offen: { $location }
why-stack-short =
    { $count ->
        [0] Der Stapel der Orte ist leer
        [one] Der Stapel der Orte hat nur 1 Tafel
       *[other] Der Stapel der Orte hat { $count } Tafeln, und höchstens 4 dürfen gezogen werden
    }
why-not-lowest = { $card } ist nicht am niedrigsten: Ein Verbündeter mit Wert { $value } wurde genutzt
why-not-used = { $card } wurde nicht genutzt oder ist ein Krake
why-not-discarded = { $card } ist nicht im Ablagestapel
why-not-named = Genannt wurde das Volk { $race }
why-not-affiliated = { $card } ist nicht mit dir vereint
why-law-kraken = Unter Kriegsrecht wird kein Krake abgelegt
why-law-nebulis = Unter Kriegsrecht zahlst du mit einer Perle, nicht mit Nebulis
why-not-in-hand = { $card } hast du nicht auf der Hand
why-all-laid = { $card } liegt schon aus, mehr davon hast du nicht
why-races-full =
    { $wanted ->
        [one] Die Zahlung zeigt ihr einziges Volk schon
       *[other] Die Zahlung zeigt ihre { $wanted } Völker schon
    }
why-place-kept = Der letzte Platz unter den Völkern ist für { $race }
why-not-needed = Mit { $card } wäre es zu viel: Ein Verbündeter eines Volkes, das doppelt da ist, wäre überflüssig
why-card-short = Mit { $card } würde dir etwas fehlen, mindestens { $missing }
why-races-laid =
    { $shown ->
        [0] Verlangt { $wanted }, noch keines liegt aus
        [one] Verlangt { $wanted }, erst 1 liegt aus
       *[other] Verlangt { $wanted }, erst { $shown } liegen aus
    }
why-race-laid = Das Volk { $race } liegt noch nicht aus
why-too-many-laid = Es liegt ein Verbündeter aus, der nicht gebraucht wird
why-nebulis-price =
    { $price ->
        [0] Es ist nichts mehr zu zahlen
       *[other] Es ist nur { $price } zu zahlen
    }
why-nebulis-limit = In einer Zahlung darfst du höchstens { $count } Nebulis nutzen
why-nebulis-pair = Solange du Perlen behältst, ist an diesem Tisch nur 1 Nebulis erlaubt
why-nebulis-few =
    { $count ->
        [0] Du hast keine Nebulis
       *[other] Du hast nur { $count } Nebulis
    }
why-pearls-left = Du würdest { $amount } behalten, und Nebulis zahlst du erst mit der letzten Perle
why-short =
    { $missing ->
        [one] Es fehlt { $missing }: Zu zahlen sind { $price }, du hast { $money }
       *[other] Es fehlen { $missing }: Zu zahlen sind { $price }, du hast { $money }
    }
why-nothing-to-add = Zu dieser Zahlung kann kein Verbündeter mehr kommen
why-not-target = Das ist kein freier, ungedrehter Edler von Person { $other }: { $lord }
why-not-under = Dieser Edle liegt unter keinem deiner Orte: { $lord }
why-no-key = Von diesem Edlen hast du keinen nutzbaren Schlüssel: { $lord }
why-key-chosen = Der Schlüssel dieses Edlen ist schon gewählt: { $lord }
why-keys-enough = { $count } Schlüssel sind gewählt, mehr braucht es nicht
why-lord-itself = Dieser Edle kann sich nicht selbst hergeben: { $lord }
why-not-free = Diesen Edlen hast du nicht frei vor dir: { $lord }
why-players = Es spielen nur { $count } Personen
why-sheltered = Die Schamanin schützt Person { $other }
why-no-tokens = Person { $other } hat kein Monsterplättchen
why-given = Person { $other } bekommt schon eine Nebulis
why-not-level = Person { $other } gehört nicht zu denen mit genug Nebulis

## Was der Zufall bringen kann

odds-monster = ein Monster
odds-ally = ein Verbündeter
# A stack of the Council as everybody could remember it.
note-stack = Rat, { $race }: { $cards }
odds-kraken = ein Krake
odds-race = { $race } { $low } bis { $high }
odds-loot = Beute { $value }: { $reward }
odds-loot-lost = Beute { $value } noch einmal: { $reward }, beide Karten sind verloren
odds-nothing = sonst nichts
odds-tokens =
    { $count ->
        [one] Monsterplättchen: { $points }
       *[other] { $count } Monsterplättchen: { $points }
    }
odds-guild = Gilde: { $guild }
odds-tile = der beste Ort bringt dir { $points }
odds-tile-less = der beste Ort bringt dir höchstens { $points }

## Ereignisse

event-turn = Zug { $turn }: Person { $seat } ist am Zug
event-skip = Person { $seat } führt keine Aktion aus, weil keine möglich ist
event-pearls = Person { $seat } bekommt { $amount }
event-loses = Person { $seat } gibt { $amount } in den Vorrat zurück
event-income = Person { $seat } bekommt { $amount } ({ $lord })
event-robbed = Person { $seat } verliert 1 Perle an den Wegelagerer von Person { $by }
event-plot = Person { $seat } betreibt für 1 Perle Politik am Hof: { $lord } kommt dazu
event-court = { $lord } kommt an den Hof
event-bonus = Am Hof sind nur noch wenige Edle: Er wird aufgefüllt, und Person { $seat } bekommt einen Bonus
event-reveal = Person { $seat } deckt { $card } auf (Erkundungsplatz { $space })
event-buy = Person { $seat } kauft { $card } für { $price }
event-take = Person { $seat } nimmt { $card }
event-shuffle = Der Ablagestapel der Erkundungskarten wird zu einem neuen Stapel gemischt
event-threat = Person { $seat } übergeht das Monster; der Bedrohungsmarker steht jetzt auf Feld { $space }
event-fight = Person { $seat } bekämpft das Monster: Belohnung von Feld { $space } der Bedrohungsleiste
event-keys = Person { $seat } bekommt { $amount }
event-token = Person { $seat } zieht ein Monsterplättchen: { $points }
event-token-unseen = Person { $seat } zieht ein Monsterplättchen
event-send =
    { $card } kommt auf das Ratsfeld der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
event-stack =
    Person { $seat } nimmt den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } aus dem Rat ({ $amount })
# $price (String): was in Perlen und Nebulis bezahlt wird, oder "none".
event-recruit =
    { $price ->
        [none] Person { $seat } wirbt allein mit Verbündeten an: { $lord }
       *[other] Person { $seat } wirbt an und zahlt { $price }: { $lord }
    }
event-use =
    { $count ->
        [one] Person { $seat } nutzt { $card }
       *[other] Person { $seat } nutzt { $card } ({ $amount })
    }
event-nebulis = Person { $seat } bekommt { $amount }
event-affiliate = Person { $seat } vereint sich mit { $card }
event-join = { $lord } kommt ohne Bezahlung zu Person { $seat }
event-dismiss = Person { $seat } legt einen Edlen ab: { $lord }
event-discard = Person { $seat } legt { $card } ab
event-turned = Bei Person { $seat } wird ein Edler gedreht: { $lord }
event-steal = Person { $seat } nimmt ein Monsterplättchen von Person { $of }: { $points }
event-steal-unseen = Person { $seat } nimmt ein Monsterplättchen von Person { $of }
event-again = Person { $seat } hat nach diesem Zug noch einen zusätzlichen Zug
event-exchange = Person { $seat } tauscht einen Ort ({ $location }) gegen einen anderen ({ $other })
event-tile = Person { $seat } zieht eine Ortstafel: { $location }
event-control = Person { $seat } übernimmt die Kontrolle über einen Ort: { $location }
event-slide = { $lord } kommt unter den Ort ({ $location })
event-spend = Person { $seat } gibt { $amount } aus
event-loot = Person { $seat } zieht eine Beutekarte mit Wert { $value }
event-lost = Beide Beutekarten mit Wert { $value } werden abgelegt, und die Suche ist vorbei
event-sunk = Person { $seat } zieht { $card }, das abgelegt wird; der Bedrohungsmarker steht jetzt auf Feld { $space }
event-give = Person { $seat } gibt 1 Nebulis an Person { $to }
event-heal = Person { $seat } nimmt { $card } aus dem Ablagestapel
event-name =
    Person { $seat } nennt ein Volk: { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
event-lose = Person { $seat } verliert einen vereinten Verbündeten: { $card }
event-free = { $lord } von Person { $seat } ist wieder frei
event-post-lord = Person { $seat } reserviert einen Edlen am Hof: { $lord }
event-post-council =
    Person { $seat } reserviert das Ratsfeld der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
event-post-location = Person { $seat } reserviert einen Ort: { $location }
event-home = Ein Wächterplättchen kommt zu Person { $seat } zurück
event-figure = Person { $seat } nimmt die Krakenfigur
event-figure-gone = Die Krakenfigur kommt in den Vorrat zurück
event-oracle =
    Person { $seat } nutzt das Orakel und legt den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } im Rat ab ({ $amount })
event-remove = Person { $seat } nutzt den Opportunisten und legt einen Edlen vom Hof ab: { $lord }
event-ferry = Person { $seat } nutzt den Fährmann und legt 1 Nebulis in den Vorrat
event-law = Person { $seat } zahlt 1 Perle und behält eine Karte über dem Handlimit
event-ending = Person { $seat } löst das Spielende aus; alle anderen haben noch einen Zug
event-convert = Person { $seat } muss für Kraken auf der Hand Nebulis nehmen
event-over = Die Partie ist zu Ende

## Entscheidungen: die Aufforderung an die Person, die entscheidet, und worauf die anderen warten

phase-over = Die Partie ist zu Ende
phase-menu = Betreibe Politik am Hof oder wähle deine Aktion: erkunden, Unterstützung erbitten oder anwerben
phase-buying = Kaufe den aufgedeckten Verbündeten oder verzichte
phase-taking = Nimm den Verbündeten oder decke die nächste Karte auf
phase-fighting = Bekämpfe das Monster oder erkunde weiter
phase-rewarding = Wähle deine Belohnung
phase-sending = Wähle ein Ratsfeld für den Kraken
phase-second-stack = Der Alchemist: Wähle einen zweiten Stapel im Rat
phase-paying = Lege Verbündete in beliebiger Reihenfolge aus, dann zahle
phase-affiliating = Wähle den Verbündeten, mit dem du dich vereinst
phase-jailed = Der Kerkermeister: Lege einen Verbündeten ab
phase-limited = Der Kommandant: Du hast zu viele Verbündete auf der Hand, lege einen ab
phase-assassinating = Der Assassine: Wähle den Edlen, der gedreht wird
phase-hunting = Der Jäger: Wähle, wem du ein Monsterplättchen wegnimmst
phase-apprentice = Der Lehrling: Wähle einen Stapel im Rat
phase-illusion = Der Illusionist: Gib einen deiner Orte ab oder verzichte
phase-exchanging = Der Illusionist: Wähle den Ort, den du im Tausch nimmst
phase-corrupting = Der Bestecher: Wirb einen zweiten Edlen an oder verzichte
phase-bribing = Der Bestecher: Wähle, wie du zahlst
phase-betraying = Der Verräter: Lege einen deiner Edlen ab oder verzichte
phase-replacing = Der Verräter: Nimm einen Edlen vom Hof
phase-scheming = Der Intrigant: Lege einen deiner Edlen ab oder verzichte
phase-ambassador = Der Botschafter: Wähle einen der gezogenen Orte
phase-controlling = Übernimm die Kontrolle über einen Ort: Wähle einen offen liegenden oder ziehe
phase-drawn = Wähle einen der gezogenen Orte
phase-keys = Wähle die Schlüssel, die du ausgibst, dann übernimm den Ort
phase-smoking = Behalte die Schwarzen Raucher oder nimm stattdessen eine Tafel aus dem Stapel
phase-searching = Hör auf oder zieh noch eine Beutekarte: Liegt ihr Wert schon da, verlierst du beide Karten, und die Suche endet
phase-fencing = Die Hehlerin: Wähle, wer eine Nebulis bekommt
phase-healing = Die Heilerin: Wähle einen Verbündeten aus dem Ablagestapel
phase-executing = Der Scharfrichter: Nenne ein Volk
phase-losing = Der Scharfrichter: Wähle den vereinten Verbündeten, den du verlierst
phase-liberating = Die Befreierin: Wähle den Edlen, der wieder frei wird
phase-posting = Setze dein Wächterplättchen ein: Worauf es liegt, darfst nur du nehmen
phase-figure = Wähle, wer die Krakenfigur bekommt
phase-enslaving = Der Sklavenhändler: Wähle den Verbündeten, den du ablegst
phase-oracle = Das Orakel: Wähle den Stapel im Rat, der abgelegt wird
phase-opportunity = Der Opportunist: Wähle den Edlen, der den Hof verlässt
phase-window = Nutze Fähigkeiten deiner Edlen oder beende deinen Zug
phase-martial-law = Kriegsrecht: Zahle 1 Perle oder lege einen Verbündeten ab

wait-over = Die Partie ist zu Ende
wait-menu = Person { $seat } wählt eine Aktion
wait-buying = Person { $seat } entscheidet, ob der Verbündete gekauft wird
wait-taking = Person { $seat } nimmt den Verbündeten oder erkundet weiter
wait-fighting = Person { $seat } bekämpft das Monster oder erkundet weiter
wait-rewarding = Person { $seat } wählt eine Belohnung
wait-sending = Person { $seat } legt einen Kraken in den Rat
wait-second-stack = Person { $seat } wählt einen zweiten Stapel im Rat
wait-paying = Person { $seat } bezahlt einen Edlen
wait-affiliating = Person { $seat } wählt den Verbündeten, der vereint wird
wait-jailed = Person { $seat } legt wegen des Kerkermeisters einen Verbündeten ab
wait-limited = Person { $seat } legt wegen des Kommandanten einen Verbündeten ab
wait-assassinating = Person { $seat } wählt den Edlen für den Assassinen
wait-hunting = Person { $seat } schickt den Jäger los
wait-apprentice = Person { $seat } wählt einen Stapel für den Lehrling
wait-illusion = Person { $seat } entscheidet über den Illusionisten
wait-exchanging = Person { $seat } wählt einen Ort im Tausch
wait-corrupting = Person { $seat } entscheidet über den Bestecher
wait-bribing = Person { $seat } bezahlt einen zweiten Edlen
wait-betraying = Person { $seat } entscheidet über den Verräter
wait-replacing = Person { $seat } wählt einen Edlen für den Verräter
wait-scheming = Person { $seat } entscheidet über den Intriganten
wait-ambassador = Person { $seat } wählt einen Ort für den Botschafter
wait-controlling = Person { $seat } wählt einen Ort
wait-drawn = Person { $seat } wählt unter den gezogenen Orten
wait-keys = Person { $seat } wählt die Schlüssel für den Ort
wait-smoking = Person { $seat } entscheidet über die Schwarzen Raucher
wait-searching = Person { $seat } durchsucht ein Heiligtum
wait-fencing = Person { $seat } verteilt Nebulis
wait-healing = Person { $seat } sieht den Ablagestapel durch
wait-executing = Person { $seat } nennt ein Volk
wait-losing = Person { $seat } gibt einen vereinten Verbündeten her
wait-liberating = Person { $seat } befreit einen Edlen
wait-posting = Person { $seat } setzt ein Wächterplättchen ein
wait-figure = Person { $seat } entscheidet, wer die Krakenfigur bekommt
wait-enslaving = Person { $seat } wählt einen Verbündeten für den Sklavenhändler
wait-oracle = Person { $seat } wählt einen Stapel für das Orakel
wait-opportunity = Person { $seat } wählt einen Edlen für den Opportunisten
wait-window = Person { $seat } nutzt Fähigkeiten oder beendet den Zug
wait-martial-law = Person { $seat } liegt über dem Handlimit des Kriegsrechts

## Das Ende

source-lords = Edle
source-allies = Vereinte Verbündete
source-locations = Orte
source-monsters = Monsterplättchen
source-nebulis = Nebulis und Krakenfigur
source-pearls = Perlen
source-keys = Schlüssel
source-hand = Verbündete auf der Hand
source-powers = Fähigkeiten der Edlen
tie-breaker = Bei Gleichstand an Punkten liegt vorn, wer mehr Perlen hat, dann wessen bester einzelner Edler mehr Punkte hat; ist auch das gleich, wird der Platz geteilt.

## Optionen

option-players = Personen am Tisch
option-players-help = Wie viele mitspielen, von 2 bis 4.
option-kraken = Erweiterung Kraken
option-kraken-help = Ob die Erweiterung Kraken zum Grundspiel hinzukommt.
option-kraken-on = an
option-kraken-off = aus
option-first_player = Wer beginnt
option-first_player-help = Wer die Partie beginnt: ausgelost oder eine bestimmte Person.
option-first_player-random = ausgelost
option-martial_law = Kriegsrecht
option-martial_law-help = Eine Variante: Am Ende deines Zuges zahlst du für jeden Verbündeten über 12 auf der Hand 1 Perle oder legst einen Verbündeten ab, der kein Krake ist.
option-martial_law-off = aus
option-martial_law-on = an
option-disabled_lords = Gedrehte Edle
option-disabled_lords-help = Ob ein Edler, den der Assassine gedreht hat, für Orte und als einer von sieben Edlen zählt.
option-disabled_lords-count = sie zählen
option-disabled_lords-ignored = sie zählen nicht
option-court_end = Spielende durch den Hof
option-court_end-help = Wann der Hof das Spielende auslöst.
option-court_end-refill = wenn er aufgefüllt werden muss und Edle fehlen
option-court_end-gap = wenn ein Platz frei und der Stapel der Edlen leer ist
option-assassin = Assassine
option-assassin-help = Wer bestimmt, welche Edlen der Assassine dreht.
option-assassin-recruiter = wer den Assassinen anwirbt
option-assassin-victim = jede betroffene Person selbst
option-commander_purchase = Kommandant und Käufe
option-commander_purchase-help = Wann du ablegst, wenn du durch einen Kauf über das Limit des Kommandanten kommst.
option-commander_purchase-at-once = gleich nach dem Kauf
option-commander_purchase-turn-end = am Ende deines eigenen nächsten Zuges
option-black_smokers = Schwarze Raucher
option-black_smokers-help = Wohin die Tafel kommt, wenn stattdessen eine andere genommen wird.
option-black_smokers-removed = aus dem Spiel
option-black_smokers-stack = in den Stapel der Orte
option-surplus = Überzählige Verbündete
option-surplus-help = Ob eine Zahlung Verbündete enthalten darf, die sie nicht braucht, etwa um niedrige Karten loszuwerden.
option-surplus-useful = nicht erlaubt
option-surplus-any = erlaubt
option-given_loot = Weggegebene Beute
option-given_loot-help = Was mit der Beute auf einem Heiligtum geschieht, das der Illusionist weggibt.
option-given_loot-discarded = sie wird abgelegt
option-given_loot-stays = sie bleibt auf der Tafel
option-figure_choice = Wahl bei der Krakenfigur
option-figure_choice-help = Mehrere Personen können gleichzeitig mit der Person gleichziehen, die die Krakenfigur hat, oder sie überholen. Sie wählt dann, wer die Figur nimmt: unter wem?
option-figure_choice-most = unter denen mit den meisten Nebulis
option-figure_choice-any = unter allen
option-loot_monster = Monster durch Beute 6
option-loot_monster-help = Beute mit Wert 6 bringt den nächsten Verbündeten des Stapels; Monster davor werden abgelegt. In welche Richtung der Bedrohungsmarker für jedes von ihnen geht.
option-loot_monster-forward = ein Feld nach vorn
option-loot_monster-back = ein Feld zurück
option-outlaw_pair = Geächteter mit Fälscherin
option-outlaw_pair-help = Wie viele Nebulis beide zusammen in einer Zahlung erlauben, wenn du Perlen behältst.
option-outlaw_pair-two = bis zu 2
option-outlaw_pair-one = nur 1
option-memory = Gedächtnis
option-memory-help = Woran sich Bots von Karten erinnern, die einmal offen lagen: an alle oder an nichts von Händen und Ratsstapeln. Das ändert keine Regel und nichts, was Menschen sehen.
option-memory-perfect = alles
option-memory-none = nichts
option-turn_cap = Zuggrenze
option-turn_cap-help = Eine Sicherung gegen endlose Partien: Nach so vielen Zügen endet die Partie und wird gewertet. Gewöhnliche Partien kommen nicht in die Nähe.

## Der Tisch

table-score = Einflusspunkte
table-player = Person { $seat }
table-you = Du

# Artikel, die vor den Namen der Edlen auf ihren Karten wegfallen, und Edle, bei denen das nicht genügt.
table-articles = Der Die Das
table-lord-outlaw = Geächteter
table-lord-sage = Weiser
table-lord-elder = Ältester
table-lord-master-of-magic = Magiemeister
table-lord-highwayman = Wegelagerer

# Ein Buchstabe für jedes Volk und zwei für jede Gilde, alle verschieden.
table-race-jellyfish = Q
table-race-crab = K
table-race-seahorse = P
table-race-shellfish = S
table-race-squid = T
table-race-kraken = Ψ
table-guild-mage = Ma
table-guild-soldier = So
table-guild-farmer = Ba
table-guild-merchant = Hä
table-guild-politician = Po
table-guild-ambassador = Bo
table-guild-smuggler = Sc

# Die Überschrift. $price (Text): etwa 1○.
table-turn = Zug { $turn }
table-to-play = Person { $seat } ist am Zug
table-extra =
    { $count ->
        [one] danach ein weiterer Zug
       *[other] danach { $count } weitere Züge
    }
table-price = Kaufpreis { $price }
table-deck = Erkundungsstapel { $count }, abgelegt { $discard }
table-ending = letzte Züge, ausgelöst von Person { $seat }

# Die Tischmitte.
table-court = Der Hof
table-lord-deck = { $count } im Stapel
table-free = frei
table-track = Erkundung
table-monster = Monster
table-threat = Bedrohung
table-council = Rat
table-stack = { $count } im Stapel
table-loot-deck =
    { $count ->
        [0] keine Beutekarten
        [one] { $count } Beutekarte
       *[other] { $count } Beutekarten
    }
table-loot = Beute

# Was jemand hat, nach einer Zahl und einem Zeichen. $count (Zahl): wie viele der Schlüssel Plättchen sind.
table-pearls = Perlen
table-nebulis = Nebulis
table-keys = Schlüssel
table-key-tokens =
    { $count ->
       *[other] { $count } als Plättchen
    }
table-tokens = Monsterplättchen
table-in-hand = auf der Hand
table-figure = Krakenfigur
table-sentinel = Wächter

# Woher Punkte kommen, vor einer Zahl.
table-source-lords = Edle
table-source-allies = Verbündete
table-source-locations = Orte
table-source-monsters = Monster
table-source-nebulis = Nebulis

# Die Zeilen vor der eigenen Person, höchstens 10 Zeichen.
table-hand = Hand
table-laid = Ausgelegt
table-affiliated = Vereint
table-lords = Edle
table-locations = Orte

table-turned = gedreht
table-used = benutzt
table-pile = Ablagestapel

# Eine Zahlung. $lord (Text): der Name auf der Karte; $price (Text): etwa 2○.
table-paying = Zahlung: { $lord }
table-paid = { $value } von { $cost }
table-missing = es fehlen { $price }
table-races = Völker { $count } von { $wanted }
table-without = noch ohne

# Die Legende.
table-sign-points = Einflusspunkte
table-sign-any = ein beliebiges weiteres Volk
table-sign-cost = Kosten für dich
table-sign-hidden = Monsterplättchen
table-sign-kraken = Krake, Krakenfigur

help-signs = Zeichen: ★ Einflusspunkte, ○ Perlen, • Nebulis, ϙ Schlüssel, auch auf Edlen, Ж Monster und Monsterplättchen, ▤ Handkarten, Ψ Kraken und Krakenfigur; Q K P S T die fünf Völker, ? ein beliebiges, das noch nicht dabei ist; Ma So Ba Hä Po Bo Sc die Gilden Magier, Soldat, Bauer, Händler, Politiker, Botschafter und Schmuggler; 10→8 kostet 10, für dich 8; ♠■ reserviert vom Wächter von ■; ▸ worüber gerade entschieden wird, und das Feld des Bedrohungsmarkers; └ ein Edler unter einem Ort; 20→18★ jetzt 20 Punkte, 18, wenn die Partie jetzt endete; 20★+? ohne die Punkte der Monsterplättchen, die verdeckt sind; =7 die Werte eines Volkes zusammen.

## Why a position cannot be set by hand like that

impossible-figure = Die Krakenfigur hat jemand mit Nebulis, und niemand, wenn niemand Nebulis hat
impossible-holder = Wer die Krakenfigur hat, hat die meisten Nebulis
impossible-lords = Edle unter einem Ort gehören zu diesem Ort
impossible-sentinel = Worauf ein Wächter liegt, das muss dort bleiben
impossible-laid-out = Für eine Zahlung ausgelegte Karten müssen auf der Hand bleiben

## Exercises

exercise-1 = Nicht gleich die erste Karte
exercise-1-text = Deine Erkundung hat ein Seepferdchen mit Wert 1 gebracht. Nimmst du es, oder erkundest du weiter?
exercise-1-learned = Wer einen Verbündeten nimmt, beendet die Erkundung. Wer weitermacht, sieht mehr Karten: Es kann Besseres kommen, die andere Person kann welche kaufen und bezahlt dich dafür, und die fünfte Karte bringt eine Perle. Was du liegen lässt, kommt in den Rat.
exercise-2 = Wann man aufhört zu erkunden
exercise-2-text = Ein Monster, und der Bedrohungsmarker steht auf Feld 5. Du hast zwei Schlüssel. Kämpfst du, oder übergehst du es?
exercise-2-learned = Ein Kampf beendet die Erkundung, und hier soll sie enden: Der Schlüssel von Feld 5 ist dein dritter, und drei Schlüssel bringen einen Ort. Wer das Monster übergeht, rückt den Marker vor und überlässt anderen die größere Belohnung.
exercise-3 = Drei Karten, und sie sind sicher
exercise-3-text = Du bist am Zug. Im Rat liegen drei Schalentiere, und genau dieses Volk verlangt die Erbin am Hof. Was tust du?
exercise-3-learned = Unterstützung aus dem Rat bringt den ganzen Stapel, auf einmal und sicher, wo eine Erkundung vielleicht eine Karte bringt. Sieh zuerst zum Hof: Ein Stapel ist am meisten wert, wenn dort jemand sein Volk verlangt.
exercise-4 = Der niedrigste Verbündete bleibt
exercise-4-text = Der Schnitter kostet 7, bezahlt mit einem Seepferdchen und einem anderen Volk. Welchen Verbündeten legst du zuerst aus?
exercise-4-learned = Von den Verbündeten, mit denen du zahlst, vereint sich der niedrigste mit dir, und von jedem Volk zählt der höchste. Mit Krabbe 4 und Seepferdchen 4 zahlst du eins zu viel, aber eine 4 bleibt, und beide Völker fehlen dir noch. Eine Qualle 3 brächte nur einen Punkt: Eine 2 ist schon vereint.
exercise-5 = Der dritte Schlüssel
exercise-5-text = Du hast zwei Schlüssel, und vier Orte liegen offen. Wen vom Hof holst du, wenn überhaupt?
exercise-5-learned = Die Dompteurin bringt den dritten Schlüssel und damit sofort einen Ort: Das ist mehr wert als ihre 4 Punkte. Auch der Wegelagerer hat einen Schlüssel, kostet aber mehr; und ein Stapel im Rat kann warten.

### Abyss auf Deutsch.
###
### Aktionen sagen der Person am Zug, was geschehen wird; Ereignisse sagen allen, was geschieht; beide ohne Punkt am
### Ende. Die Begriffe sind die aus rules/de.md. Wer spielt, heißt „Platz 1“ bis „Platz 4“. Die Namen der Edlen und
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

lord-recruiter-power = Dauerhaft: Mitspieler zahlen bei jeder Anwerbung 2 mehr.
lord-jailer-power = Einmalig: Jeder Mitspieler legt einen Verbündeten seiner Wahl von der Hand ab.
lord-seeker-power = Einmalig: Jeder Mitspieler gibt 2 Perlen in den Vorrat zurück.
lord-assassin-power = Einmalig: Bei jedem Mitspieler wird ein freier Edler gedreht; seine Fähigkeit und sein Schlüssel sind nicht mehr nutzbar.
lord-commander-power = Dauerhaft: Mitspieler mit mehr als 6 Verbündeten auf der Hand legen auf 6 ab.
lord-tamer-power = Dauerhaft: Bekämpft ein Mitspieler ein Monster, erhält er nur die Belohnung des Feldes vor dem Bedrohungsmarker.
lord-hunter-power = Einmalig: Du nimmst einem Mitspieler ein zufälliges Monsterplättchen weg.
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
lord-fence-power = Einmalig: Du gibst jedem Mitspieler 1 deiner Nebulis.
lord-cleaner-power = Dauerhaft: Bei Spielende bekommst du für Kraken auf deiner Hand keine Nebulis.
lord-watcher-power = Einmalig: Du bekommst 1 Nebulis und das Wächterplättchen des Beobachters, das du sofort einsetzt.
lord-vigil-power = Einmalig: Du bekommst 1 Nebulis und das Wächterplättchen der Nachtwache, das du sofort einsetzt.
lord-lookout-power = Einmalig: Du bekommst 1 Nebulis und das Wächterplättchen des Ausguckers, das du sofort einsetzt.
lord-shareholder-power = Dauerhaft: Wirbt ein Mitspieler einen Edlen an, bekommst du 1 Perle.
lord-inheritor-power = Einmalig: Du bekommst 5 Perlen.
lord-hypnotist-power = Dauerhaft: Im Zug jedes Mitspielers darfst du bis zu 2 Verbündete kaufen.
lord-healer-power = Einmalig: Du nimmst einen Verbündeten deiner Wahl aus dem Ablagestapel der Erkundungskarten.
lord-highwayman-power = Dauerhaft: Bekommt ein Mitspieler 2 oder mehr Perlen auf einmal, nimmst du ihm 1 Perle ab.
lord-executioner-power = Einmalig: Du nennst ein Volk, und jeder Mitspieler legt einen vereinten Verbündeten dieses Volkes ab.
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
location-city-of-mirrors-points = so viel, wie der beste Ort eines Mitspielers dir bringen würde
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
action-pass-searching = Beende die Suche
action-pass-keys = Zahle den Rest mit Schlüsselplättchen
action-pass-illusion = Verzichte: Behalte deine Orte
action-pass-corrupting = Verzichte: Wirb keinen zweiten Edlen an
action-pass-betraying = Verzichte: Behalte deine Edlen
action-pass-scheming = Verzichte: Behalte deine Edlen
action-pass-rewarding = Geh leer aus, weil zu wenige Monsterplättchen übrig sind
action-plot = Betreibe Politik am Hof: Zahle 1 Perle und decke einen Edlen auf
action-explore = Erkunde die Tiefen
action-explore-taking = Lass den Verbündeten liegen und decke die nächste Karte auf
action-explore-fighting = Erkunde weiter: Der Bedrohungsmarker rückt vor
action-explore-searching = Suche weiter: Zieh noch eine Beutekarte
action-take = Nimm { $card } und beende die Erkundung
action-take-fighting = Bekämpfe das Monster: Belohnung von Feld { $space } der Bedrohungsleiste
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
action-court-opportunity = Lege diesen Edlen ab und decke einen neuen auf: { $lord }
action-court-posting = Reserviere einen Edlen am Hof: { $lord }
action-ally = Wähle { $card }
action-ally-paying = Nutze { $card }
action-ally-affiliating = Vereine dich mit { $card }
action-ally-jailed = Lege { $card } ab
action-ally-limited = Lege { $card } ab
action-ally-enslaving = Lege { $card } für { $amount } ab
action-ally-healing = Nimm { $card } auf die Hand
action-ally-losing = Gib diesen vereinten Verbündeten her: { $card }
action-ally-martial-law = Lege { $card } ab
action-pay = Zahle: { $amount }
action-pay-buying = Kaufe { $card } für { $price }
action-pay-paying = Wirb mit dieser Zahlung an: { $lord } (Verbündete im Wert von { $value }, { $price })
action-pay-bribing = Wirb einen zweiten Edlen an: { $lord } ({ $price })
action-pay-martial-law = Zahle 1 Perle und behalte die Karte
action-cheapest = Vervollständige die Zahlung auf die günstigste Art
action-power-slaver = Nutze den Sklavenhändler: Lege einen Verbündeten für { $amount } ab
action-power-oracle = Nutze das Orakel: Lege einen Stapel im Rat ab
action-power-opportunist = Nutze den Opportunisten: Ersetze einen Edlen am Hof
action-power-ferryman = Nutze den Fährmann: Tausche 1 Nebulis gegen 1 Perle
action-power-recipient = Nutze den Empfänger: Decke am Hof kostenlos einen Edlen auf
action-sentinel = Setze dein Wächterplättchen ein
action-reward = Nimm die Belohnung: { $reward }
action-draw = Ziehe { $amount } vom Stapel der Orte
action-location = Wähle einen Ort: { $location }
action-location-controlling = Übernimm die Kontrolle über einen Ort: { $location }
action-location-drawn = Übernimm diesen Ort und lass die anderen gezogenen offen liegen: { $location }
action-location-ambassador = Übernimm mit dem Botschafter diesen Ort: { $location }
action-location-illusion = Gib diesen Ort ab: { $location }
action-location-exchanging = Nimm im Tausch diesen Ort: { $location }
action-location-smoking = Nimm statt der Schwarzen Raucher diesen Ort: { $location }
action-location-posting = Reserviere einen Ort: { $location }
action-lord = Wähle einen Edlen: { $lord }
action-lord-keys = Gib den Schlüssel dieses Edlen aus und schiebe ihn unter den Ort: { $lord }
action-lord-assassinating = Drehe diesen Edlen: { $lord }
action-lord-betraying = Lege diesen Edlen ab und nimm dafür einen vom Hof: { $lord }
action-lord-scheming = Lege diesen Edlen ab und nimm dafür den obersten des Stapels: { $lord }
action-lord-liberating = Befreie diesen Edlen: { $lord }
action-seat = Wähle Platz { $other }
action-seat-hunting = Nimm ein zufälliges Monsterplättchen von Platz { $other }
action-seat-fencing = Gib 1 Nebulis an Platz { $other }
action-seat-figure = Gib die Krakenfigur an Platz { $other }

## Ereignisse

event-turn = Zug { $turn }: Platz { $seat } ist am Zug
event-skip = Platz { $seat } führt keine Aktion aus, weil keine möglich ist
event-pearls = Platz { $seat } bekommt { $amount }
event-loses = Platz { $seat } gibt { $amount } in den Vorrat zurück
event-income = Platz { $seat } bekommt { $amount } ({ $lord })
event-robbed = Platz { $seat } verliert 1 Perle an den Wegelagerer von Platz { $by }
event-plot = Platz { $seat } betreibt für 1 Perle Politik am Hof: { $lord } kommt dazu
event-court = { $lord } kommt an den Hof
event-bonus = Am Hof sind nur noch wenige Edle: Er wird aufgefüllt, und Platz { $seat } bekommt einen Bonus
event-reveal = Platz { $seat } deckt { $card } auf (Erkundungsplatz { $space })
event-buy = Platz { $seat } kauft { $card } für { $price }
event-take = Platz { $seat } nimmt { $card }
event-shuffle = Der Ablagestapel der Erkundungskarten wird zu einem neuen Stapel gemischt
event-threat = Platz { $seat } übergeht das Monster; der Bedrohungsmarker steht jetzt auf Feld { $space }
event-fight = Platz { $seat } bekämpft das Monster: Belohnung von Feld { $space } der Bedrohungsleiste
event-keys = Platz { $seat } bekommt { $amount }
event-token = Platz { $seat } zieht ein Monsterplättchen: { $points }
event-token-unseen = Platz { $seat } zieht ein Monsterplättchen
event-send =
    { $card } kommt auf das Ratsfeld der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
event-stack =
    Platz { $seat } nimmt den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } aus dem Rat ({ $amount })
# $price (String): was in Perlen und Nebulis bezahlt wird, oder "none".
event-recruit =
    { $price ->
        [none] Platz { $seat } wirbt allein mit Verbündeten an: { $lord }
       *[other] Platz { $seat } wirbt an und zahlt { $price }: { $lord }
    }
event-use =
    { $count ->
        [one] Platz { $seat } nutzt { $card }
       *[other] Platz { $seat } nutzt { $card } ({ $amount })
    }
event-nebulis = Platz { $seat } bekommt { $amount }
event-affiliate = Platz { $seat } vereint sich mit { $card }
event-join = { $lord } kommt ohne Bezahlung zu Platz { $seat }
event-dismiss = Platz { $seat } legt einen Edlen ab: { $lord }
event-discard = Platz { $seat } legt { $card } ab
event-turned = Bei Platz { $seat } wird ein Edler gedreht: { $lord }
event-steal = Platz { $seat } nimmt ein Monsterplättchen von Platz { $of }: { $points }
event-steal-unseen = Platz { $seat } nimmt ein Monsterplättchen von Platz { $of }
event-again = Platz { $seat } hat nach diesem Zug noch einen zusätzlichen Zug
event-exchange = Platz { $seat } tauscht einen Ort ({ $location }) gegen einen anderen ({ $other })
event-tile = Platz { $seat } zieht eine Ortstafel: { $location }
event-control = Platz { $seat } übernimmt die Kontrolle über einen Ort: { $location }
event-slide = { $lord } kommt unter den Ort ({ $location })
event-spend = Platz { $seat } gibt { $amount } aus
event-loot = Platz { $seat } zieht eine Beutekarte mit Wert { $value }
event-lost = Beide Beutekarten mit Wert { $value } werden abgelegt, und die Suche ist vorbei
event-sunk = Platz { $seat } zieht { $card }, das abgelegt wird; der Bedrohungsmarker steht jetzt auf Feld { $space }
event-give = Platz { $seat } gibt 1 Nebulis an Platz { $to }
event-heal = Platz { $seat } nimmt { $card } aus dem Ablagestapel
event-name =
    Platz { $seat } nennt ein Volk: { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
event-lose = Platz { $seat } verliert einen vereinten Verbündeten: { $card }
event-free = { $lord } von Platz { $seat } ist wieder frei
event-post-lord = Platz { $seat } reserviert einen Edlen am Hof: { $lord }
event-post-council =
    Platz { $seat } reserviert das Ratsfeld der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    }
event-post-location = Platz { $seat } reserviert einen Ort: { $location }
event-home = Ein Wächterplättchen kommt zu Platz { $seat } zurück
event-figure = Platz { $seat } nimmt die Krakenfigur
event-figure-gone = Die Krakenfigur kommt in den Vorrat zurück
event-oracle =
    Platz { $seat } nutzt das Orakel und legt den Stapel der { $race ->
        [Qualle] Quallen
        [Krabbe] Krabben
        [Schalentier] Schalentiere
        [Tintenfisch] Tintenfische
       *[other] { $race }
    } im Rat ab ({ $amount })
event-remove = Platz { $seat } nutzt den Opportunisten und legt einen Edlen vom Hof ab: { $lord }
event-ferry = Platz { $seat } nutzt den Fährmann und legt 1 Nebulis in den Vorrat
event-law = Platz { $seat } zahlt 1 Perle und behält eine Karte über dem Handlimit
event-ending = Platz { $seat } löst das Spielende aus; alle anderen haben noch einen Zug
event-convert = Platz { $seat } muss für Kraken auf der Hand Nebulis nehmen
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
phase-paying = Wähle die Verbündeten, mit denen du zahlst
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
phase-keys = Wähle die Schlüssel, die du ausgibst
phase-smoking = Behalte die Schwarzen Raucher oder nimm stattdessen eine Tafel aus dem Stapel
phase-searching = Beende die Suche oder zieh noch eine Beutekarte
phase-fencing = Die Hehlerin: Wähle, wer eine Nebulis bekommt
phase-healing = Die Heilerin: Wähle einen Verbündeten aus dem Ablagestapel
phase-executing = Der Scharfrichter: Nenne ein Volk
phase-losing = Der Scharfrichter: Wähle den vereinten Verbündeten, den du verlierst
phase-liberating = Die Befreierin: Wähle den Edlen, der wieder frei wird
phase-posting = Setze dein Wächterplättchen ein
phase-figure = Wähle, wer die Krakenfigur bekommt
phase-enslaving = Der Sklavenhändler: Wähle den Verbündeten, den du ablegst
phase-oracle = Das Orakel: Wähle den Stapel im Rat, der abgelegt wird
phase-opportunity = Der Opportunist: Wähle den Edlen, der den Hof verlässt
phase-window = Nutze Fähigkeiten deiner Edlen oder beende deinen Zug
phase-martial-law = Kriegsrecht: Zahle 1 Perle oder lege einen Verbündeten ab

wait-over = Die Partie ist zu Ende
wait-menu = Platz { $seat } wählt eine Aktion
wait-buying = Platz { $seat } entscheidet, ob der Verbündete gekauft wird
wait-taking = Platz { $seat } nimmt den Verbündeten oder erkundet weiter
wait-fighting = Platz { $seat } bekämpft das Monster oder erkundet weiter
wait-rewarding = Platz { $seat } wählt eine Belohnung
wait-sending = Platz { $seat } legt einen Kraken in den Rat
wait-second-stack = Platz { $seat } wählt einen zweiten Stapel im Rat
wait-paying = Platz { $seat } bezahlt einen Edlen
wait-affiliating = Platz { $seat } wählt den Verbündeten, der vereint wird
wait-jailed = Platz { $seat } legt wegen des Kerkermeisters einen Verbündeten ab
wait-limited = Platz { $seat } legt wegen des Kommandanten einen Verbündeten ab
wait-assassinating = Platz { $seat } wählt den Edlen für den Assassinen
wait-hunting = Platz { $seat } schickt den Jäger los
wait-apprentice = Platz { $seat } wählt einen Stapel für den Lehrling
wait-illusion = Platz { $seat } entscheidet über den Illusionisten
wait-exchanging = Platz { $seat } wählt einen Ort im Tausch
wait-corrupting = Platz { $seat } entscheidet über den Bestecher
wait-bribing = Platz { $seat } bezahlt einen zweiten Edlen
wait-betraying = Platz { $seat } entscheidet über den Verräter
wait-replacing = Platz { $seat } wählt einen Edlen für den Verräter
wait-scheming = Platz { $seat } entscheidet über den Intriganten
wait-ambassador = Platz { $seat } wählt einen Ort für den Botschafter
wait-controlling = Platz { $seat } wählt einen Ort
wait-drawn = Platz { $seat } wählt unter den gezogenen Orten
wait-keys = Platz { $seat } wählt die Schlüssel für den Ort
wait-smoking = Platz { $seat } entscheidet über die Schwarzen Raucher
wait-searching = Platz { $seat } durchsucht ein Heiligtum
wait-fencing = Platz { $seat } verteilt Nebulis
wait-healing = Platz { $seat } sieht den Ablagestapel durch
wait-executing = Platz { $seat } nennt ein Volk
wait-losing = Platz { $seat } gibt einen vereinten Verbündeten her
wait-liberating = Platz { $seat } befreit einen Edlen
wait-posting = Platz { $seat } setzt ein Wächterplättchen ein
wait-figure = Platz { $seat } entscheidet, wer die Krakenfigur bekommt
wait-enslaving = Platz { $seat } wählt einen Verbündeten für den Sklavenhändler
wait-oracle = Platz { $seat } wählt einen Stapel für das Orakel
wait-opportunity = Platz { $seat } wählt einen Edlen für den Opportunisten
wait-window = Platz { $seat } nutzt Fähigkeiten oder beendet den Zug
wait-martial-law = Platz { $seat } liegt über dem Handlimit des Kriegsrechts

## Das Ende

source-lords = Edle
source-allies = Vereinte Verbündete
source-locations = Orte
source-monsters = Monsterplättchen
source-nebulis = Nebulis und Krakenfigur
tie-breaker = Bei Gleichstand an Punkten liegt vorn, wer mehr Perlen hat, dann wessen bester einzelner Edler mehr Punkte hat; ist auch das gleich, wird der Platz geteilt.

## Optionen

option-players = Personen am Tisch
option-players-help = Wie viele mitspielen, von 2 bis 4.
option-kraken = Erweiterung Kraken
option-kraken-help = Ob die Erweiterung Kraken zum Grundspiel hinzukommt.
option-kraken-on = an
option-kraken-off = aus
option-first_player = Wer beginnt
option-first_player-help = Wer die Partie beginnt: ausgelost oder ein Sitz von 0 (Platz 1) bis 3 (Platz 4).
option-first_player-random = ausgelost
option-martial_law = Kriegsrecht
option-martial_law-help = Eine Variante: Am Ende deines Zuges zahlst du für jeden Verbündeten über 12 auf der Hand 1 Perle oder legst einen Verbündeten ab, der kein Kraken ist.
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
option-assassin-victim = jeder Betroffene selbst
option-commander_purchase = Kommandant und Käufe
option-commander_purchase-help = Wann du ablegst, wenn du durch einen Kauf über das Limit des Kommandanten kommst.
option-commander_purchase-at-once = gleich nach dem Kauf
option-commander_purchase-turn-end = am Ende deines eigenen nächsten Zuges
option-black_smokers = Schwarze Raucher
option-black_smokers-help = Wohin die Tafel kommt, wenn stattdessen eine andere genommen wird.
option-black_smokers-removed = aus dem Spiel
option-black_smokers-stack = in den Stapel der Orte
option-surplus = Überzählige Verbündete
option-surplus-help = Ob eine Zahlung Verbündete enthalten darf, die sie nicht braucht.
option-surplus-useful = nicht erlaubt
option-surplus-any = erlaubt
option-given_loot = Weggegebene Beute
option-given_loot-help = Was mit der Beute auf einem Heiligtum geschieht, das der Illusionist weggibt.
option-given_loot-discarded = sie wird abgelegt
option-given_loot-stays = sie bleibt auf der Tafel
option-figure_choice = Wahl bei der Krakenfigur
option-figure_choice-help = Unter wem ihr Besitzer wählt, wenn ihn mehrere im selben Ereignis einholen oder überholen.
option-figure_choice-most = unter denen mit den meisten Nebulis
option-figure_choice-any = unter allen
option-loot_monster = Monster durch Beute 6
option-loot_monster-help = In welche Richtung der Bedrohungsmarker für sie geht.
option-loot_monster-forward = ein Feld nach vorn
option-loot_monster-back = ein Feld zurück
option-outlaw_pair = Geächteter mit Fälscherin
option-outlaw_pair-help = Wie viele Nebulis beide zusammen in einer Zahlung erlauben, wenn du Perlen behältst.
option-outlaw_pair-two = bis zu 2
option-outlaw_pair-one = nur 1
option-memory = Gedächtnis
option-memory-help = Woran sich Bots und Netze erinnern: an jede Karte, die einmal offen lag, oder an nichts von Händen und Ratsstapeln.
option-memory-perfect = alles
option-memory-none = nichts
option-turn_cap = Zuggrenze
option-turn_cap-help = Nach so vielen Zügen endet die Partie spätestens; das ist keine Spielregel.

## Der Tisch

table-score = Einflusspunkte
table-player = Platz { $seat }
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
table-to-play = Platz { $seat } ist am Zug
table-extra =
    { $count ->
        [one] danach ein weiterer Zug
       *[other] danach { $count } weitere Züge
    }
table-price = Kaufpreis { $price }
table-deck = Erkundungsstapel { $count }, abgelegt { $discard }
table-ending = letzte Züge, ausgelöst von Platz { $seat }

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

help-signs = Zeichen: ★ Einflusspunkte, ○ Perlen, • Nebulis, ϙ Schlüssel, auch auf Edlen, Ж Monster und Monsterplättchen, ▤ Handkarten, Ψ Kraken und Krakenfigur; Q K P S T die fünf Völker, ? ein beliebiges, das noch nicht dabei ist; Ma So Ba Hä Po Bo Sc die Gilden Magier, Soldat, Bauer, Händler, Politiker, Botschafter und Schmuggler; 10→8 kostet 10, für dich 8; ♠■ reserviert vom Wächter von ■; ▸ worüber gerade entschieden wird, und das Feld des Bedrohungsmarkers; └ ein Edler unter einem Ort; 20★+? ohne die Punkte der Monsterplättchen, die verdeckt sind; =7 die Werte eines Volkes zusammen.

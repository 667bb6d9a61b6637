### Abyss auf der Seite: was die Bilder außer den Wörtern des Spiels brauchen.

## Fähigkeiten in wenigen Worten, für die Karten. $count (Zahl): was auf der Karte steht.

web-power-none = Keine Fähigkeit
web-power-recruiter = Andere zahlen je Edlen 2 mehr
web-power-jailer = Alle anderen legen einen Verbündeten ab
web-power-seeker = Alle anderen zahlen { $count } Perlen
web-power-assassin = Dreht bei allen anderen einen freien Edlen
web-power-commander = Andere haben höchstens 6 Handkarten
web-power-tamer = Andere werden ein Feld tiefer belohnt
web-power-hunter = Nimm jemandem ein Monsterplättchen weg
web-power-ship-master = 1 Perle je Volk, das von dir in den Rat geht
# $amount (Text): etwa 3 Perlen.
web-power-pearls = Du bekommst { $amount }
web-power-landlord = 1 Perle jetzt und in jedem deiner Züge
web-power-slaver = 2 Perlen für einen Verbündeten
web-power-shaman = Fremde Soldaten treffen dich nicht
web-power-invoker = Danach ein weiterer Zug
web-power-apprentice = Nimm einen Stapel aus dem Rat
web-power-oracle = Lege einen Stapel im Rat ab
web-power-alchemist = Unterstützung bringt zwei Stapel
web-power-illusionist = Tausche einen deiner Orte
web-power-master-of-magic = Vereine einen beliebigen genutzten Verbündeten
web-power-opportunist = Ersetze einen Edlen am Hof
web-power-corruptor = Ein zweiter Edler für { $count } Perlen
web-power-traitor = Tausche einen Edlen gegen einen vom Hof
web-power-diplomat = Kein Pflichtvolk für dich
web-power-treasurer = Edle kosten dich 2 weniger
web-power-schemer = Tausche einen Edlen gegen den obersten im Stapel
web-power-ambassador =
    { $count ->
        [one] Ziehe einen Ort und nimm ihn
       *[other] Ziehe { $count } Orte, nimm einen
    }
web-power-ferryman = Mach aus 1 Nebulis 1 Perle
web-power-outlaw = Zahle mit bis zu 2 Nebulis
web-power-counterfeiter = Zahle mit Nebulis, behalte Perlen
web-power-fence = Gib allen anderen je 1 Nebulis
web-power-cleaner = Am Ende keine Nebulis für Kraken auf der Hand
web-power-sentinel = 1 Nebulis und ein Wächterplättchen
web-power-shareholder = 1 Perle, wenn jemand anderes anwirbt
web-power-hypnotist = Kaufe bis zu 2 Verbündete pro Zug
web-power-healer = Nimm einen Verbündeten vom Ablagestapel
web-power-highwayman = Nimm 1 Perle, wenn jemand 2 oder mehr bekommt
web-power-executioner = Andere verlieren Vereinte eines Volkes
web-power-recipient = Decke umsonst einen Edlen auf
web-power-liberator = Befreie einen Edlen unter einem Ort

web-when-once = Einmalig
web-when-always = Dauerhaft
web-when-turn = Einmal pro Zug

## Beschriftungen

web-cost = Kosten { $cost }
web-cheapest = Du kannst zahlen: { $price }
web-races =
    { $count ->
        [one] { $count } Volk
       *[other] { $count } Völker
    }
web-races-with = { $races } mit { $race }
web-races-all = alle 5 Völker
web-with-key = mit Schlüssel
web-without-key = ohne Schlüssel
web-reserved = Reserviert vom Wächterplättchen von Person { $seat }
web-court-free = Hof, Feld { $space }: frei
web-lord-deck = { $count } Edle im Stapel
web-plot-here = Politik: 1 Perle
web-deck = Erkundungsstapel: { $count }
web-track-space = Erkundung, Feld { $space }
web-empty = leer
web-for-sale = zu kaufen für { $price }
web-threat-space = Bedrohung, Feld { $space }
web-marker = Hier steht der Bedrohungsmarker
web-or = oder
web-left = noch { $count }
web-council = Rat, { $race }: { $amount }
web-location-deck = { $count } Orte im Stapel
web-no-locations = Kein Ort liegt offen.
web-removed = Aus dem Spiel: { $names }
# $count (Zahl): kann negativ sein.
web-worth =
    { $count ->
        [one] Für dich jetzt { $count } Punkt wert
       *[other] Für dich jetzt { $count } Punkte wert
    }
web-loot = Beute: { $values }
web-last-turns = Letzte Züge
web-figure-supply = Im Vorrat
# $tokens (Zahl): wie viele der Schlüssel Plättchen sind.
web-keys =
    { $count } Schlüssel, { $tokens ->
        [0] keiner als Plättchen
       *[other] davon { $tokens } als Plättchen
    }
web-sentinel-home = Ein Wächterplättchen, das eingesetzt werden kann
web-sentinel-rests = Ein Wächterplättchen, das bis zum nächsten Zug ruht
web-rests = ruht
web-there = vorhanden
web-lacking = fehlt
web-wasted = { $count } zu viel
web-take-back = zurücknehmen
web-races-lacking =
    { $count ->
        [one] ein Volk fehlt
       *[other] { $count } Völker fehlen
    }
web-points-missing =
    { $count ->
        [one] es fehlt { $count }
       *[other] es fehlen { $count }
    }
web-purse-short =
    { $count ->
        [one] es fehlt { $count }, mit Perlen gehen höchstens { $most }
       *[other] es fehlen { $count }, mit Perlen gehen höchstens { $most }
    }
web-empty-hand = Keine Karten auf der Hand
web-hidden-hand = Hand, verdeckt: { $amount }
web-scores = zählt
web-best = je Volk zählt der stärkste: { $sum }
web-final = Bei Ende jetzt: { $count }
web-no-lords = Keine freien Edlen
web-keys-chosen = Schlüssel von Edlen: { $count }, Plättchen: { $tokens }

## Knöpfe: ein Verb, und was es kostet oder bringt

web-pass-menu = Keine Aktion ausführen
web-pass-buying = Nicht kaufen
web-decline-turn = In diesem Zug nichts mehr kaufen
web-pass-window = Zug beenden
web-pass-smoking = Schwarze Raucher behalten
web-pass-searching = Suche beenden
web-pass-rewarding = Ohne Belohnung bleiben
web-pass-illusion = Deine Orte behalten
web-pass-corrupting = Keinen zweiten Edlen anwerben
web-pass-betraying = Deine Edlen behalten
web-pass-scheming = Deine Edlen behalten
web-plot = Politik für 1 Perle: Edlen aufdecken
web-explore = Erkunden: Karte aufdecken
web-explore-taking = Liegen lassen, nächste Karte aufdecken
web-explore-fighting = Nicht kämpfen, weiter erkunden
web-explore-searching = Noch eine Beutekarte ziehen
# $what (Text): eine Karte oder eine Belohnung.
web-take = { $what } nehmen
web-fight = Kämpfen: { $reward }
# $amount (Text): etwa 2 Karten.
web-stack-take = Stapel nehmen: { $race } ({ $amount })
web-stack-oracle = Stapel ablegen: { $race } ({ $amount })
web-stack-sending = Auf diesen Stapel legen: { $race } ({ $amount })
web-stack-posting = Stapel reservieren: { $race } ({ $amount })
web-name = { $race } nennen
web-court-menu = Anwerben: { $lord } (Kosten { $cost })
web-court-corrupting = Außerdem anwerben: { $lord }
web-court-replacing = Ohne Bezahlung nehmen: { $lord }
web-court-opportunity = Ersetzen: { $lord }
web-court-posting = Reservieren: { $lord }
web-discard = { $card } ablegen
web-ally-paying = { $card } auslegen
web-ally-affiliating = { $card } vereinen
web-ally-losing = { $card } hergeben
# $price (Text): etwa 2 Perlen.
web-buy = { $card } für { $price } kaufen
web-recruit =
    { $price ->
        [none] Mit diesen Verbündeten anwerben
       *[other] Anwerben: { $price }
    }
web-recruit-cheapest = Am günstigsten anwerben: { $price }
web-lord-keys = Schlüssel ausgeben: { $lord }
web-lord-assassinating = Drehen: { $lord }
web-lord-dismiss = Ablegen: { $lord }
web-lord-liberating = Befreien: { $lord }
# $amount (Text): etwa 6 Punkte.
web-location-take = Ort nehmen: { $location } ({ $amount })
web-location-illusion = Ort abgeben: { $location }
web-location-posting = Ort reservieren: { $location }
# $amount (Text): etwa 2 Plättchen.
web-draw = { $amount } ziehen

## Überschriften über Gruppen von Möglichkeiten

web-group-court = Einen Edlen anwerben
web-group-council = Einen Stapel aus dem Rat nehmen
web-group-explore = Die Tiefen erkunden
web-group-before = Vor deiner Aktion
web-group-pay = Zahlen und anwerben
web-group-ally = Verbündete auslegen
web-group-open = Einen offenen Ort nehmen
web-group-draw = Orte ziehen und einen nehmen

## Hinweise

web-price = Preis eines Verbündeten
web-last-space = Das letzte Feld
web-plotting = Politik am Hof
web-lord-discard = Abgelegte Edle
web-cost-title = Kosten
web-cheapest-title = Günstigste Zahlung
web-worth-title = Wert für dich
web-final-title = Wenn die Partie jetzt endete
web-kraken = Kraken
web-guilds = Gilden
web-signs = Zeichen
web-exploration-cards = Erkundungskarten
web-loot-card = Beute { $value }
# $reward (Text): etwa 2 Perlen.
web-loot-text = Auf einem Heiligtum { $value } Punkte wert. Wer sie zieht, bekommt: { $reward }. Es gibt { $count } davon.
web-loot-ally = den nächsten Verbündeten des Erkundungsstapels
web-loot-nothing = nichts
# $count Karten mit Wert $value.
web-count-of = { $count } × { $value }

web-tip-race = Verbündete bezahlen Edle mit ihren Werten von 1 bis 5. Dieses Volk ist Pflicht für die Gilde: { $guild }.
web-tip-guild = Um Edle dieser Gilde anzuwerben, brauchst du mindestens einen Verbündeten dieses Volkes: { $race }.
web-tip-ambassador = Braucht Verbündete aller fünf Völker. Zieht Orte und kommt unter einen davon.
web-tip-smuggler = Verlangt kein bestimmtes Volk. Schmuggler handeln mit Nebulis.
web-tip-kraken = Ein Joker: Er steht für ein beliebiges Volk. Wer mit ihm zahlt, nimmt die aufgedruckten Nebulis.
web-tip-any = Ein beliebiges Volk, das noch nicht dabei ist.
web-tip-monster = Bekämpfe es für die Belohnung der Bedrohungsleiste oder erkunde weiter; dann wächst die Bedrohung.
web-tip-points = Wer am Ende die meisten hat, gewinnt. Sie kommen von Edlen, dem stärksten vereinten Verbündeten jedes Volkes, Orten und Monsterplättchen.
web-tip-final = Mit dem, was sicher noch kommt: Von jedem Volk auf der Hand wird der niedrigste Verbündete vereint, und Kraken auf der Hand bringen Nebulis.
web-tip-pearl = Ersetzt fehlende Punkte einer Zahlung, kauft Verbündete, die andere aufdecken, und bezahlt Politik am Hof.
web-tip-nebulis = Eine schwarze Perle: am Ende je 1 Minuspunkt. Eine davon kann eine Perle ersetzen, wenn die Zahlung alle deine Perlen kostet.
web-tip-key = Mit 3 Schlüsseln am Ende deiner Aktion übernimmst du einen Ort. Plättchen und die Schlüssel freier Edler zählen.
web-tip-token = Für besiegte Monster: 2, 3 oder 4 Punkte, bis zum Ende vor den anderen verborgen.
web-tip-hand = Verbündete auf der Hand. Am Ende wird von jedem Volk der niedrigste vereint.
web-tip-lord = Ein siebter Edler löst das Spielende aus: Alle anderen haben noch einen Zug.
web-tip-end = Ein siebter Edler löst das Spielende aus: Alle anderen haben noch einen Zug.
web-tip-deck = Decke Karten einzeln auf. Andere dürfen einen Verbündeten kaufen; will ihn niemand, nimmst du ihn und hörst auf oder machst weiter.
web-tip-discard = Diese Karten kommen wieder, wenn der Stapel aufgebraucht ist.
web-tip-price = Was andere für den nächsten Verbündeten an die erkundende Person zahlen. Mit jedem Verkauf im Zug steigt er um 1.
web-tip-last-space = Hier endet die Erkundung: Du nimmst die Karte oder bekämpfst das Monster und bekommst eine Perle.
web-tip-lord-deck = Zahle vor deiner Aktion 1 Perle, um einen Edlen auf ein freies Feld aufzudecken. So oft du magst.
web-tip-lord-discard = Edle, die den Hof oder eine Person verlassen haben; sie kommen nicht zurück.
web-tip-location-deck = Statt einen offenen Ort zu nehmen, darfst du 1 bis 4 ziehen und einen davon nehmen; die anderen bleiben offen liegen.
web-tip-loot = Ein Heiligtum wird Karte für Karte nach Beute durchsucht. Ein Wert, der schon daliegt, geht verloren und beendet die Suche.
web-tip-sentinel = Reserviert einen Edlen, einen Stapel im Rat oder einen Ort.
web-tip-figure = Steht bei der Person mit den meisten Nebulis: am Ende 5 Minuspunkte.
web-tip-cost = Was die Werte deiner Verbündeten erreichen müssen. Schatzmeister und Rekrutierer ändern es. Perlen ersetzen, was fehlt.
web-tip-cheapest = Diesen Edlen kannst du anwerben. Diese Zahlung bringt die wenigsten Nebulis, verschwendet dann am wenigsten und kostet dann die wenigsten Perlen.
web-tip-worth = Was dieser Ort dir brächte, wenn die Partie jetzt endete.
web-tip-affiliated = Von jeder Anwerbung bleibt der niedrigste Verbündete bei dir. In jedem Volk zählt der stärkste.
web-tip-threat = Wächst mit jedem Monster, das übergangen wird, und fällt nach einem Kampf auf Feld 1 zurück.
web-tip-council = Verbündete, die niemand genommen hat, liegen hier verdeckt. Als Aktion nimmst du einen ganzen Stapel.
web-tip-once = Wirkt sofort, wenn der Edle zu dir kommt, und dann nicht mehr.
web-tip-always = Wirkt, solange der Edle frei und nicht gedreht ist.
web-tip-turn = Lässt sich in jedem deiner Züge einmal nutzen, solange der Edle frei und nicht gedreht ist.

## Der Tisch in Worten

web-now = Jetzt
web-none = keine
web-fact = { $what }: { $value }
web-in-question = Es geht um
web-keys-from = Gewählte Schlüssel
web-asked = Gefragt
web-tied = Können die Krakenfigur bekommen
web-owed = Karten über dem Handlimit
web-marker-on = Der Bedrohungsmarker steht auf Feld { $space }:
web-tokens-left = Monsterplättchen im Vorrat: { $count }
web-drawn = Gerade gezogen
web-loot-discard = Abgelegte Beute
web-without-tokens = ohne Monsterplättchen
web-free-lord = Frei:
web-under = Darunter: { $lords }.
web-bought = In diesem Zug gekaufte Verbündete

## Die Seite vor den Regeln: Ziel, ein Zug, Ende, Punkte

web-outline-goal = Wer am Ende die meisten Einflusspunkte hat, gewinnt.
web-outline-goal-lords = Edle bringen Punkte und Fähigkeiten. Du wirbst sie mit Verbündeten an.
web-outline-goal-locations = Edle mit Schlüsseln öffnen Orte, und die bringen oft am meisten.
web-outline-turn-plot = Zuerst, wenn du magst: Politik. Für 1 Perle kommt ein Edler mehr an den Hof.
web-outline-turn-explore = Dann eine Aktion. Erkunden: Decke Karten einzeln auf. Andere dürfen dir einen Verbündeten abkaufen; du nimmst einen und hörst auf.
web-outline-turn-monster = Ein Monster unterwegs: Bekämpfe es für die Belohnung der Bedrohungsleiste, oder geh weiter und lass die Bedrohung wachsen.
web-outline-turn-council = Oder Unterstützung: Nimm einen ganzen Stapel Verbündete aus dem Rat.
web-outline-turn-recruit = Oder anwerben: Bezahle einen Edlen mit Verbündeten der passenden Völker und mit Perlen. Der niedrigste wird vereint und bleibt bei dir.
web-outline-turn-keys = Mit 3 Schlüsseln am Ende deiner Aktion übernimmst du einen Ort.
web-outline-end = Mit einem siebten Edlen, oder wenn die Edlen ausgehen, haben alle anderen noch einen Zug.
web-outline-end-hand = Dann wird von jedem Volk auf der Hand der niedrigste Verbündete vereint; Kraken auf der Hand bringen ihre Nebulis.
web-outline-points-lords = Jeder Edle: die Punkte auf der Karte.
web-outline-points-allies = Vereinte Verbündete: nur der stärkste jedes Volkes.
web-outline-points-locations = Jeder Ort: was auf ihm steht.
web-outline-points-tokens = Monsterplättchen: je 2, 3 oder 4 Punkte, bis zum Ende verborgen.
web-outline-points-nebulis = Nebulis: je 1 Minuspunkt; wer die meisten hat, hat auch die Krakenfigur: 5 Minuspunkte.

## Die Einführung, und was sie auf einen anderen Klick antwortet

web-guide-court = Diese Edlen sind der Hof. Edle bringen Punkte, die meisten haben eine Fähigkeit, manche einen Schlüssel. Die Zahl in der Ecke ist ihr Preis; die Wesen sind die Völker, die sie verlangen.
web-guide-plot = Vor deiner Aktion darfst du Politik betreiben: Für 1 Perle kommt noch ein Edler an den Hof. Klicke auf den Stapel der Edlen.
web-guide-hand = Edle bezahlst du mit Verbündeten von der Hand. Ihre Werte werden addiert, und eine Perle ersetzt je einen fehlenden Punkt. Ein Krake steht für ein beliebiges Volk.
web-guide-lord = Der Beschwörer kostet 8, verlangt nur Quallen und bringt einen weiteren Zug. Klicke auf den Beschwörer.
web-guide-first = Lege deine Verbündeten aus, in beliebiger Reihenfolge. Beginne mit Qualle 3.
web-guide-second = Jetzt Qualle 2. Das macht 5 von 8. Ein Klick auf eine ausgelegte Karte nimmt sie zurück.
web-guide-kraken = Mehr Quallen hast du nicht: Der Krake springt ein. Sein Preis ist 1 Nebulis, eine schwarze Perle, die am Ende 1 Minuspunkt bringt. Lege Krake 2 aus.
web-guide-pay = 7 von 8: Eine Perle ersetzt den letzten Punkt. Ausgegeben wird nichts, bevor du es sagst. Wirb den Beschwörer für 1 Perle an.
web-guide-won = Der Beschwörer gehört dir. Der niedrigste Verbündete der Zahlung, Qualle 2, wird vereint: Er bleibt bei dir und zählt. Wer die meisten Nebulis hat, bekommt auch die Krakenfigur mit 5 Minuspunkten; hier hat sie jemand anderes.
web-guide-council = Das ist dein weiterer Zug. Du könntest wieder anwerben oder einen ganzen Stapel aus dem Rat nehmen, wo Verbündete warten, die niemand wollte.
web-guide-explore = Erkunde: Decke eine Karte auf. Einen Verbündeten dürfen andere vor dir kaufen, ein Monster nicht. Klicke auf den Erkundungsstapel.
web-guide-monster = Ein Monster. Du kannst weitergehen und die Bedrohung wachsen lassen, oder um die Belohnung unter dem Marker kämpfen: auf Feld 3 ein Schlüssel, und du gewinnst immer. Klicke zum Kämpfen auf das Monster.
web-guide-location = Mit den Schlüsseln deiner Edlen hast du 3 Schlüssel: Du übernimmst einen Ort. Die Sargassumfelder sind dir 9 Punkte wert. Klicke darauf.
web-guide-keys = Die Schlüssel werden ausgegeben: Hüterin und Hirtin kommen unter den Ort, und ihre Fähigkeiten sind verloren. Klicke auf deine Schlüssel.
web-guide-end = Das waren ein Edler, ein Monster und ein Ort. Mit einem siebten Edlen beginnt das Ende, und die meisten Punkte gewinnen. Das ist eine echte Partie: Spiel weiter.

web-wants-plot = Die Einführung will Politik betreiben: Klicke auf den Stapel der Edlen über dem Hof.
web-wants-lord = Die Einführung will den Beschwörer: Klicke auf diese Karte am Hof.
web-wants-first = Die Einführung will Qualle 3 von deiner Hand.
web-wants-second = Die Einführung will Qualle 2 von deiner Hand.
web-wants-kraken = Die Einführung will Krake 2 von deiner Hand.
web-wants-pay = Die Einführung will die Zahlung: Klicke auf den Knopf mit 1 Perle.
web-wants-explore = Die Einführung will erkunden: Klicke auf den Erkundungsstapel.
web-wants-monster = Die Einführung will kämpfen: Klicke auf das Monster auf der Leiste.
web-wants-location = Die Einführung will die Sargassumfelder: Klicke auf diesen Ort.
web-wants-keys = Die Einführung will die Schlüssel ausgeben: Klicke auf den Schlüssel neben deinen Perlen.

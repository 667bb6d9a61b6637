home-feel-abyss = Des tentations partout : jusqu’où explorer, qui rallier, et quel prix le Kraken en demandera-t-il à la fin ?

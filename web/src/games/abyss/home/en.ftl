home-feel-abyss = Tempting all along: how far do you explore, whom do you win over, and what will the Kraken ask for it in the end?

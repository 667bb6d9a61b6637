home-feel-otys = Auf den richtigen Zeitpunkt kommt es an: Wer gearbeitet hat, taucht auf, alle anderen sinken, und das gespielte Plättchen fehlt dir erst einmal.

home-feel-otys = Tout est question de moment : qui a travaillé remonte, les autres s’enfoncent, et la clé jouée vous manque pour un temps.

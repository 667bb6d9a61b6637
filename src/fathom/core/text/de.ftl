why-now = Jetzt: { $phase }.

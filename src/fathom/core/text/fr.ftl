why-now = Maintenant : { $phase }.

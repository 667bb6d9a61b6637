why-now = Now: { $phase }.

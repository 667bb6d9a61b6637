// What a build costs now, as the rules say; before a type is chosen, what it costs at most.

import type { LocationView, Type } from "./view";

export const priceOf = (at: LocationView, type: Type | null): number =>
  at.prices === null ? at.cost : type === null ? Math.max(...Object.values(at.prices)) : at.prices[type];

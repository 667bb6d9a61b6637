// What a location does, in signs that stand in a row.

import type { EffectView, Kind } from "../view";

export type Sign = { icon: string; text?: undefined } | { text: string; icon?: undefined };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });
/** One thing is its icon, more have a figure before it. */
const many = (count: number, name: string): Sign[] => (count === 1 ? [icon(name)] : [text(String(count)), icon(name)]);

export function signsOf(effect: EffectView, demand: Kind): Sign[] {
  const { amount } = effect;
  const often = effect.times > 1 ? [text(`×${effect.times}`)] : [];
  const pay = [icon("any"), text("→")];
  const other = [...many(amount, "any"), text("≠"), icon(demand)];
  switch (effect.kind) {
    case "gain-cleanup":
      return many(amount, "cleanup");
    case "trade-cleanup":
      return [...pay, ...many(amount, "cleanup"), ...often];
    case "trade":
      return [...pay, ...many(amount, "any"), ...often];
    case "gain-other":
      return other;
    case "return-to":
      return [icon("storage"), text(`≤ ${amount}`)];
    case "own-half":
      return [icon("half")];
    case "whole-card":
      return [icon("whole-card")];
    case "resolution-cleanup":
      return [icon("resolution"), text("+"), ...many(amount, "cleanup")];
    case "resolution-trade":
      return [icon("resolution"), ...pay, ...many(amount, "any")];
    case "flip":
      return [icon("effect-flip"), text("→"), ...many(amount, "any")];
    case "other-per-building":
      return [icon(effect.building ?? "port"), text(":"), ...other];
    case "cleanup-per-building":
      return [icon(effect.building ?? "port"), text(":"), ...many(amount, "cleanup")];
    default:
      return [icon(`effect-${effect.kind}`)];
  }
}

const ICON = 23;
const LETTER = 9.5;
export const widthOf = (sign: Sign): number =>
  sign.icon ? ICON + 2 : sign.text === "→" ? 17 : LETTER * (sign.text?.length ?? 0) + 2;
export const rowWidth = (signs: Sign[]): number => signs.reduce((sum, sign) => sum + widthOf(sign), 0);
export { ICON };

// How the icons are drawn: paper shapes one upon the other, in a box of 24 x 24. The colours of bodies are middle tones
// that stand out from a light panel as well as from a dark one, so that one drawing does for both themes.

export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

/** A filled shape. */
export const f = (fill: string, d: string): Shape => ({ d, fill });
/** A stroke with round ends. */
export const l = (line: string, d: string, width = 1.4): Shape => ({ d, line, width });
/** A circle as a path. */
export const o = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const INK = "#0d2733";
export const PAPER = "#fff6df";
export const GOLD = "#f2c14e";
export const BRASS = "#c08a1e";
export const CORAL = "#ff8a75";
export const SEA = "#7fd6e8";
export const LEAF = "#86d694";
export const LILAC = "#cfaaf2";
export const STONE = "#c4d3d2";
export const SLATE = "#5f8596";

export const TONE: Record<string, string> = {
  jellyfish: "#a56ad6",
  crab: "#dd5347",
  seahorse: "#bf8413",
  shellfish: "#3d9752",
  squid: "#3a87d4",
  kraken: "#6c8593",
  mage: "#a56ad6",
  soldier: "#dd5347",
  farmer: "#bf8413",
  merchant: "#3d9752",
  politician: "#3a87d4",
  ambassador: "#b3748a",
  smuggler: "#6c8593",
};

// Names of drawings that come in families.

export const COLOURS = ["yellow", "red", "blue", "green", "white", "orange", "purple"];
export const FUNCTIONS = [
  "flexi-lab",
  "octo-plus",
  "flexi-tec",
  "plus-tec",
  "sub-plus",
  "flexi-sub",
  "crystal-plus",
  "plus-bot",
  "plus-lab",
  "flexi-level",
  "octo-sub",
  "octo-catch",
  "super-lab-v",
  "super-lab-h",
  "super-octo",
  "super-sub",
  "super-level",
  "super-copy",
];

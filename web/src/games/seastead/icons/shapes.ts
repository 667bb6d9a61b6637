// Icons are paper cut-outs: shapes laid on one another, each with a tone. The tones are colours of Icon.svelte.

export type Shape = [tone: string, path: string, transform?: string];
export type Drawing = Shape[];

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A drawing within another one, smaller. */
export const put = (drawing: Drawing, x: number, y: number, scale: number): Drawing =>
  drawing.map(([tone, path, transform = ""]) => [
    tone,
    path,
    `translate(${x} ${y}) scale(${scale}) ${transform}`.trim(),
  ]);

/** Arrows: to the right, and round about. */
export const arrow = (x: number, y: number, tone = "go"): Shape => [
  tone,
  `M${x} ${y - 1.3}h3.4v-2.4l4 3.7-4 3.7v-2.4h-3.4z`,
];
export const turning: Drawing = [
  ["curve", "M19.6 8.4A8.6 8.6 0 1 0 20.6 12"],
  ["go", "M16 7.6l6.4 2.4.4-6.8z"],
];
/** A price going down, a gain, a price to pay. */
export const less: Drawing = [["good", "M8.4 3h7.2v8.5h5L12 21.5 3.4 11.5h5z"]];
export const more: Drawing = [["good", "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"]];
export const coin: Drawing = [
  ["gold", dot(12, 12, 9.4)],
  ["gold2", "M12 6l1.9 4 4.3.5-3.2 3 .8 4.3L12 15.7l-3.8 2.1.8-4.3-3.2-3 4.3-.5z"],
];

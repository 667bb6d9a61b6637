// Shapes that are easier to reckon than to write down: waves, arms with suckers.

/** A sheet of water, from a wavy edge down to the bottom of the picture. */
export function wave(y: number, height: number, length: number, shift = 0): string {
  const half = length / 2;
  const crests = `t${half} 0`.repeat(Math.ceil((320 + shift) / half));
  return `M${-shift} ${y}q${half / 2} ${-height} ${half} 0${crests}V180H0Z`;
}

export interface Arm {
  d: string;
  cups: [x: number, y: number, r: number][];
}

/** An arm that grows out of (x, y) in a direction (degrees), thinner and thinner; `turns` are how it bends. */
export function arm(x: number, y: number, heading: number, turns: number[], width: number, step = 6, side = 1): Arm {
  const steps = 26;
  const left: string[] = [];
  const right: string[] = [];
  const cups: Arm["cups"] = [];
  let angle = (heading * Math.PI) / 180;
  for (let i = 0; i <= steps; i++) {
    const along = (i / steps) * (turns.length - 1);
    const from = turns[Math.floor(along)] ?? 0;
    const to = turns[Math.ceil(along)] ?? from;
    angle += ((from + (to - from) * (along % 1)) * Math.PI) / 180;
    const pace = step * (1 - (0.55 * i) / steps);
    [x, y] = [x + Math.cos(angle) * pace, y + Math.sin(angle) * pace];
    const half = (width / 2) * (1 - (0.86 * i) / steps);
    const [nx, ny] = [-Math.sin(angle) * half, Math.cos(angle) * half];
    left.push(`${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`);
    right.unshift(`${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}`);
    if (i % 2 && i < steps - 2) cups.push([x + nx * 0.45 * side, y + ny * 0.45 * side, half * 0.36]);
  }
  return { d: `M${left.join("L")}L${right.join("L")}Z`, cups };
}

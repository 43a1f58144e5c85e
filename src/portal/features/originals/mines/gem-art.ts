type Point = readonly [x: number, y: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** A face of a gem: its corners as an SVG list of points, and its colour. */
export type Facet = { readonly points: string; readonly fill: string };

/** The colours of a gem from its shadow to its light. */
type Tint = { readonly dark: Rgb; readonly mid: Rgb; readonly light: Rgb };

const VIOLET: Tint = { dark: [62, 49, 135], mid: [150, 103, 217], light: [250, 216, 254] };
const CYAN: Tint = { dark: [8, 92, 91], mid: [4, 200, 235], light: [211, 239, 252] };
const ORANGE: Tint = { dark: [121, 22, 14], mid: [232, 118, 35], light: [254, 223, 193] };
const PINK: Tint = { dark: [126, 38, 114], mid: [227, 104, 166], light: [253, 226, 230] };

/** A colour of the gem, from 0 in the shadow to 1 in the light. */
function shade({ dark, mid, light }: Tint, lightness: number): string {
  const [from, to, share] = lightness < 0.5 ? [dark, mid, lightness * 2] : [mid, light, lightness * 2 - 1];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
  return `rgb(${mixed.join(' ')})`;
}

const written = (corners: readonly Point[]) => corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A cut stone from the side: table, crown and pavilion. */
const SIDE: readonly (readonly [points: string, lightness: number])[] = [
  ['-62,-62 -100,-18 -52,-18 -30,-62', 0.44],
  ['-30,-62 -52,-18 0,-18', 0.82],
  ['-30,-62 30,-62 0,-18', 1],
  ['30,-62 0,-18 52,-18', 0.58],
  ['30,-62 62,-62 100,-18 52,-18', 0.24],
  ['-100,-18 -52,-18 0,96', 0.28],
  ['-52,-18 0,-18 0,96', 0.7],
  ['0,-18 52,-18 0,96', 0.4],
  ['52,-18 100,-18 0,96', 0],
];

function sideCut(tint: Tint): readonly Facet[] {
  return SIDE.map(([points, lightness]) => ({ points, fill: shade(tint, lightness) }));
}

/** A round cut from above: three rings of corners with triangles between them, and the table. */
function roundCut(tint: Tint, sides: number): readonly Facet[] {
  const step = (2 * Math.PI) / sides;
  const corner = (radius: number, turns: number): Point => [
    radius * Math.cos(turns * step + 0.48),
    radius * Math.sin(turns * step + 0.48),
  ];
  const facet = (corners: readonly Point[], turns: number, glint: number): Facet => {
    // The light comes from above at the left.
    const towardsLight = Math.cos(turns * step + 0.48 + Math.PI * 0.75);
    return { points: written(corners), fill: shade(tint, 0.4 + 0.28 * towardsLight + glint) };
  };
  const ring = Array.from({ length: sides }, (_, at) => {
    const [outer, nextOuter] = [corner(98, at), corner(98, at + 1)];
    const [middle, nextMiddle] = [corner(68, at + 0.5), corner(68, at + 1.5)];
    const [inner, nextInner] = [corner(45, at), corner(45, at + 1)];
    return [
      facet([outer, nextOuter, middle], at + 0.5, at % 2 ? 0.1 : -0.12),
      facet([nextOuter, middle, nextMiddle], at + 1, at % 3 ? -0.04 : 0.22),
      facet([middle, nextMiddle, nextInner], at + 1, at % 2 ? 0.24 : -0.1),
      facet([middle, inner, nextInner], at + 0.5, at % 3 ? 0.08 : -0.2),
    ];
  }).flat();
  const table = Array.from({ length: sides }, (_, at) => corner(45, at));
  return [...ring, { points: written(table), fill: shade(tint, 0.66) }];
}

/** The gems of the field. */
export const gems: readonly (readonly Facet[])[] = [
  roundCut(VIOLET, 6),
  sideCut(CYAN),
  roundCut(ORANGE, 8),
  sideCut(PINK),
];

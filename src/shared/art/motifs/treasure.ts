import {
  at,
  circle,
  corners,
  each,
  ellipse,
  group,
  line,
  path,
  polar,
  polygon,
  radians,
  rect,
  repeat,
  type Spot,
  shadow,
  star,
} from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools } from '../drawing-tools.ts';

/** Three stacks of coins. */
export function coins(tools: DrawingTools): string {
  const edge = tools.linear(
    [
      [0, tools.prop(0.3)],
      [0.3, tools.prop(0.78)],
      [0.6, tools.prop(0.42)],
      [1, tools.prop(0.2)],
    ],
    ACROSS,
  );
  const face = tools.shade(tools.prop, 0.96, 0.6, DIAGONAL);
  const coin = (x: number, y: number, w: number) =>
    path(`M${x - w} ${y}v13a${w} ${w * 0.36} 0 0 0 ${2 * w} 0v-13Z`, edge) +
    ellipse(x, y, w, w * 0.36, face) +
    ellipse(x, y, w * 0.76, w * 0.27, 'none', `stroke="${tools.prop(0.44)}" stroke-width="1.6"`) +
    polygon(
      [
        [x, y - w * 0.1],
        [x + w * 0.26, y],
        [x, y + w * 0.1],
        [x - w * 0.26, y],
      ],
      tools.prop(0.36),
    );
  const stack = (x: number, y: number, w: number, count: number) => repeat(count, (i) => coin(x, y - i * 15, w));
  return (
    stack(58, 60, 44, 6) +
    stack(-60, 66, 44, 4) +
    stack(0, 92, 50, 3) +
    star(-66, -22, 14) +
    star(62, -60, 20) +
    star(4, 24, 9)
  );
}

/** Three boat-shaped gold ingots. */
export function ingot(tools: DrawingTools): string {
  const body = tools.linear([
    [0, tools.prop(0.96)],
    [0.5, tools.prop(0.7)],
    [1, tools.prop(0.34)],
  ]);
  const one =
    path('M-78 -18C-66 -50 -40 -34 -30 -18H30C40 -34 66 -50 78 -18C80 18 44 44 0 44S-80 18 -78 -18Z', body) +
    ellipse(0, -16, 46, 22, tools.prop(0.98)) +
    path('M-34 -18A34 30 0 0 1 34 -18Z', tools.prop(0.8)) +
    ellipse(-14, -28, 9, 4, '#fff', 'opacity=".8"') +
    path('M-70 0Q-40 32 0 34', 'none', 'stroke="#fff" stroke-width="3" opacity=".4" stroke-linecap="round"');
  return (
    group('translate(-56 62) scale(.72)', one) +
    group('translate(58 64) scale(.72)', one) +
    group('translate(0 4) scale(1.12)', one) +
    star(-74, -46, 20) +
    star(70, -60, 12)
  );
}

const CROWN_PEARLS: readonly Spot[] = [
  [-104, -52, 11],
  [0, -90, 14],
  [104, -52, 11],
];

/** Crown with three pearls and a jewelled band. */
export function crown(tools: DrawingTools): string {
  const outline = 'M-96 66L-104 -46L-52 2L0 -82L52 2L104 -46L96 66Z';
  const body = tools.linear([
    [0, tools.prop(0.98)],
    [0.55, tools.prop(0.66)],
    [1, tools.prop(0.42)],
  ]);
  const band = tools.linear([
    [0, tools.prop(0.86)],
    [0.5, tools.prop(0.46)],
    [1, tools.prop(0.7)],
  ]);
  const jewel = (x: number, i: number) =>
    i % 2
      ? circle(x, 73, 6, '#fff', 'opacity=".85"')
      : polygon(`${x},62 ${x + 10},73 ${x},84 ${x - 10},73`, tools.accent(0.62));
  return (
    path(outline, tools.prop(0.1), 'transform="translate(4 9)" opacity=".45"') +
    path(outline, body) +
    polygon('0,-82 52,2 0,66', tools.prop(0.36), 'opacity=".5"') +
    polygon('-104,-46 -52,2 -70,66 -96,66', '#fff', 'opacity=".22"') +
    polygon('104,-46 52,2 70,66 96,66', tools.prop(0.2), 'opacity=".4"') +
    rect(-100, 58, 200, 30, band, 6) +
    each([-66, -33, 0, 33, 66], jewel) +
    each(CROWN_PEARLS, ([x, y, radius]) => tools.sphere(x, y, radius, tools.accent)) +
    polygon('0,-20 16,10 0,40 -16,10', tools.accent(0.58)) +
    polygon('0,-20 16,10 0,10', tools.accent(0.9))
  );
}

/** How much light a facet facing this way gets. */
const facetLight = (degrees: number) => 0.5 + 0.42 * Math.cos(radians(degrees + 130));

/** Round cut gem seen from above. */
export function gem(tools: DrawingTools): string {
  const sides = tools.pick([6, 8, 8, 10]);
  const turn = tools.number(0, 30);
  const step = 360 / sides;
  const outer = (i: number) => polar(98, turn + i * step);
  const inner = (i: number) => polar(98 * 0.7, turn + (i + 0.5) * step);
  const table = (i: number) => polar(98 * 0.46, turn + i * step);
  const facets = repeat(sides, (i) => {
    const angle = turn + i * step;
    return (
      polygon([outer(i), outer(i + 1), inner(i)], tools.prop(0.16 + 0.6 * facetLight(angle + step / 2))) +
      polygon([outer(i + 1), inner(i), inner(i + 1)], tools.prop(0.2 + 0.72 * facetLight(angle + step))) +
      polygon([inner(i), inner(i + 1), table(i + 1)], tools.prop(0.12 + 0.6 * facetLight(angle + step + 180))) +
      polygon([inner(i), table(i), table(i + 1)], tools.prop(0.22 + 0.66 * facetLight(angle + step / 2 + 150)))
    );
  });
  const face = tools.linear(
    [
      [0, tools.prop(0.96)],
      [0.5, tools.prop(0.7)],
      [1, tools.prop(0.42)],
    ],
    DIAGONAL,
  );
  const glint = corners(sides, 98 * 0.46 * 0.96, turn).slice(0, 3);
  return (
    facets +
    polygon(corners(sides, 98 * 0.46, turn), face) +
    polygon([...glint, [0, 0]], '#fff', 'opacity=".14"') +
    star(-64, -72, 20) +
    star(74, -46, 9)
  );
}

/** Corners of a facet of the brilliant and the shade that it has. */
const BRILLIANT_FACETS: readonly (readonly [string, number])[] = [
  ['-62,-62 -100,-18 -52,-18 -30,-62', 0.62],
  ['-30,-62 -52,-18 0,-18', 0.86],
  ['-30,-62 30,-62 0,-18', 0.98],
  ['30,-62 0,-18 52,-18', 0.74],
  ['30,-62 62,-62 100,-18 52,-18', 0.46],
  ['-100,-18 -52,-18 0,96', 0.5],
  ['-52,-18 0,-18 0,96', 0.8],
  ['0,-18 52,-18 0,96', 0.58],
  ['52,-18 100,-18 0,96', 0.26],
];

/** Diamond seen from the side. */
export function brilliant(tools: DrawingTools): string {
  const facets = each(BRILLIANT_FACETS, ([shape, shade]) => polygon(shape, tools.prop(shade)));
  const girdle = line('M-100 -18H100', tools.prop(1), 2, 'opacity=".55"');
  return facets + girdle + star(-70, -74, 22) + star(80, 24, 10);
}

/** Upright crystals; the first one stands in front. */
export function shard(tools: DrawingTools): string {
  const crystals = [
    [
      [-8, -112],
      [34, -30],
      [-4, 104],
      [-44, 10],
    ],
    [
      [44, -86],
      [70, -20],
      [30, 84],
      [20, -14],
    ],
    [
      [-58, -78],
      [-36, -10],
      [-52, 84],
      [-88, 0],
    ],
    [
      [86, -34],
      [102, 12],
      [74, 74],
      [66, 10],
    ],
    [
      [-100, -24],
      [-92, 24],
      [-102, 72],
      [-116, 20],
    ],
  ] as const;
  const drawn = crystals.map(([top, right, bottom, left], i) => {
    const ridge = [(top[0] + bottom[0]) / 2 + 4, (top[1] + bottom[1]) / 2 - 16] as const;
    const ramp = i % 2 ? tools.accent : tools.prop;
    return (
      polygon([top, right, ridge], ramp(0.62)) +
      polygon([right, bottom, ridge], ramp(0.3)) +
      polygon([bottom, left, ridge], ramp(0.5)) +
      polygon([left, top, ridge], ramp(0.95))
    );
  });
  return shadow(0, 100, 116, 14, 0.25) + drawn.reverse().join('') + star(-30, -84, 14);
}

/** Honeycomb cells: column, row and shade. */
const HIVE_CELLS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0.98],
  [0, -1, 0.62],
  [1, -1, 0.5],
  [1, 0, 0.36],
  [0, 1, 0.56],
  [-1, 1, 0.78],
  [-1, 0, 0.46],
  [2, -1, 0.3],
  [-2, 1, 0.7],
  [1, 1, 0.4],
  [-1, -1, 0.84],
  [2, 0, 0.26],
  [-2, 0, 0.6],
];

/** Honeycomb of lit and dark cells. */
export function hive(tools: DrawingTools): string {
  const cell = corners(6, 28, 30);
  const below = cell.map(([x, y]) => [x, y + 5] as const);
  const lower = [...cell.slice(0, 3), [0, 0] as const];
  const upper = [...cell.slice(3), [0, 0] as const];
  return each(HIVE_CELLS, ([column, row, shade], i) => {
    const centre = [58 * (column + row / 2) * 0.93, 50 * row * 0.93] as const;
    const ramp = i % 4 === 2 ? tools.accent : tools.prop;
    return group(
      `translate(${at(centre)})`,
      polygon(below, '#000', 'opacity=".25"') +
        polygon(cell, ramp(shade)) +
        polygon(upper, '#fff', 'opacity=".22"') +
        polygon(lower, '#000', 'opacity=".14"'),
    );
  });
}

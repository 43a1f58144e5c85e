import { at, corners, each, group, line, polar, polygon, radians, repeat, shadow, star } from '../draw.ts';
import { DIAGONAL, type DrawingTools } from '../drawing-tools.ts';

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

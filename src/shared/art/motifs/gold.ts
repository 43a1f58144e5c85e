import { circle, each, ellipse, group, path, polygon, rect, repeat, type Spot, star } from '../draw.ts';
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

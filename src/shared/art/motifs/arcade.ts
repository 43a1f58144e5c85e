import {
  circle,
  each,
  ellipse,
  group,
  line,
  type Point,
  path,
  polygon,
  rect,
  repeat,
  type Spot,
  shadow,
  star,
  tenth,
  thousandth,
} from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';

/** Rising curve with a rocket at its end. */
export function crash(tools: DrawingTools): string {
  const curve = 'M-112 84C-30 80 34 40 82 -70';
  const grid = (i: number) =>
    line(`M-112 ${-76 + i * 40}H112`, tools.line, 1, 'opacity=".16"') +
    line(`M${-112 + i * 56} -76V84`, tools.line, 1, 'opacity=".16"');
  const rocket =
    path(
      'M0 -38C16 -20 18 4 12 24H-12C-18 4 -16 -20 0 -38Z',
      tools.linear(
        [
          [0, '#ffffff'],
          [1, tools.accent(0.8)],
        ],
        ACROSS,
      ),
    ) +
    circle(0, -6, 6.5, tools.prop(0.4)) +
    path('M-12 10L-24 28L-11 24ZM12 10L24 28L11 24Z', tools.accent(0.5)) +
    path('M-8 26L0 52L8 26Z', tools.prop(0.9));
  return (
    repeat(5, grid) +
    path(
      `${curve}V84Z`,
      tools.linear([
        [0, tools.prop(0.8), 0.75],
        [1, tools.prop(0.5), 0],
      ]),
    ) +
    line(curve, tools.prop(0.95), 7) +
    line('M-112 84H112', tools.line, 2, 'opacity=".5"') +
    group('translate(86 -78) rotate(24)', rocket) +
    circle(-60, 80, 6, '#fff') +
    circle(-4, 60, 6, '#fff') +
    circle(44, 16, 6, '#fff')
  );
}

/** Rocket with a flame. */
export function rocket(tools: DrawingTools): string {
  const hull = tools.linear(
    [
      [0, '#ffffff'],
      [0.5, tools.tint(0.92, 0.02)],
      [1, tools.prop(0.62)],
    ],
    ACROSS,
  );
  const trail = (i: number) => {
    const data = `M${-104 + i * 26} ${112 - (i % 2) * 14}L${-84 + i * 22} ${64 - (i % 3) * 10}`;
    return line(data, '#fff', 2.4, 'opacity=".4"');
  };
  return (
    repeat(5, trail) +
    group(
      'rotate(32)',
      path('M0 -118C44 -72 48 6 30 60H-30C-48 6 -44 -72 0 -118Z', hull) +
        path('M0 -118C20 -97 32 -70 37 -44H-37C-32 -70 -20 -97 0 -118Z', tools.prop(0.56)) +
        circle(0, -12, 22, tools.prop(0.28)) +
        circle(0, -12, 16, tools.shade(tools.accent, 0.96, 0.5, DIAGONAL)) +
        path('M-36 14C-66 30 -72 62 -68 88L-30 60ZM36 14C66 30 72 62 68 88L30 60Z', tools.prop(0.44)) +
        rect(-22, 58, 44, 12, tools.prop(0.2), 4) +
        path(
          'M-18 70Q-22 102 0 132Q22 102 18 70Z',
          tools.linear([
            [0, tools.accent(1)],
            [1, tools.accent(0.6), 0.4],
          ]),
        ) +
        path('M-9 70Q-10 92 0 108Q10 92 9 70Z', '#fff'),
    )
  );
}

/** Peg board with a ball on its way down. */
export function plinko(tools: DrawingTools): string {
  const pegs = (row: number) =>
    repeat(row + 2, (i) => {
      const opacity = tenth(55 + 6 * row) / 100;
      return circle((i - (row + 1) / 2) * 28, -92 + row * 24, 4.6, tools.line, `opacity="${opacity}"`);
    });
  const trail = 'M2 -112L-12 -80L2 -56L-12 -32L-26 -8L-12 16L-26 40L-40 66';
  const slot = (shade: number, i: number) => rect(-110 + i * 28, 78, 24, 26, tools.accent(shade), 6);
  return (
    repeat(7, pegs) +
    line(trail, tools.prop(0.9), 2.4, 'stroke-dasharray="1 7"') +
    each([0.95, 0.75, 0.5, 0.3, 0.3, 0.5, 0.75, 0.95], slot) +
    tools.sphere(-40, 62, 14, tools.prop)
  );
}

const FOUND_GEMS = new Set([1, 6, 8, 18]);
const FOUND_MINE = 12;

/** Five by five field with four gems and a mine laid open. */
export function mines(tools: DrawingTools): string {
  const black = tools.tint(0.18, 0.04);
  const jewel = polygon('-10,-4 -5,-10 5,-10 10,-4 0,11', '#fff') + polygon('0,11 10,-4 0,-4', tools.prop(0.7));
  const mine =
    circle(0, 1, 9, black) +
    repeat(8, (q) => group(`rotate(${q * 45})`, rect(-1.5, -13, 3, 6, black, 1.5))) +
    circle(-3, -2, 2.6, '#fff');
  return repeat(25, (i) => {
    const x = -96 + (i % 5) * 39;
    const y = -96 + Math.floor(i / 5) * 39;
    const centre = `translate(${x + 17.5} ${y + 17.5})`;
    const below = rect(x, y + 4, 35, 35, '#000', 8, 'opacity=".28"');
    const cell = (fill: string) => rect(x, y, 35, 35, fill, 8);
    if (FOUND_GEMS.has(i)) return below + cell(tools.shade(tools.prop, 0.88, 0.52)) + group(centre, jewel);
    if (i === FOUND_MINE) return below + cell(tools.shade(tools.accent, 0.8, 0.4)) + group(centre, mine);
    return (
      below + cell(tools.shade(tools.groundRamp, 0.62, 0.4)) + rect(x + 2, y + 2, 31, 12, '#fff', 6, 'opacity=".12"')
    );
  });
}

/** Half the width of a cube of edge 1 in isometric view. */
const ISO = 0.866;

/** One visible side of a die: its near corner and the two edges that leave it. */
function dieFace(corner: Point, u: Point, v: Point, fill: string, pips: readonly Point[]): string {
  const on = (s: number, t: number): Point => [corner[0] + u[0] * s + v[0] * t, corner[1] + u[1] * s + v[1] * t];
  const outline = [on(0, 0), on(2, 0), on(2, 2), on(0, 2)].map((point) => point.map(thousandth).join(',')).join(' ');
  const skew = [...u, ...v].map(thousandth).join(' ');
  const pip = ([s, t]: Point) =>
    `<g transform="matrix(${skew} ${on(s, t).map(thousandth).join(' ')})"><circle r=".22" fill="#fff"/></g>`;
  return polygon(outline, fill, `stroke="${fill}" stroke-width=".16" stroke-linejoin="round"`) + each(pips, pip);
}

function die(position: string, ramp: Ramp): string {
  const right: Point = [ISO, 0.5];
  const left: Point = [-ISO, 0.5];
  const down: Point = [0, 1];
  const three: Point[] = [
    [0.5, 0.5],
    [1.5, 1.5],
    [1, 1],
  ];
  return group(
    position,
    dieFace([0, -2], right, left, ramp(0.88), [[1, 1]]) +
      dieFace([-2 * ISO, -1], right, down, ramp(0.6), three) +
      dieFace([0, 0], [ISO, -0.5], down, ramp(0.36), [...three, [1.5, 0.5], [0.5, 1.5]]),
  );
}

/** Two dice. */
export function dice(tools: DrawingTools): string {
  return (
    shadow(4, 96, 110, 13, 0.28) +
    die('translate(46 36) rotate(14) scale(32)', tools.accent) +
    die('translate(-30 -16) rotate(-10) scale(46)', tools.prop) +
    star(70, -66, 16)
  );
}

const DOTS: readonly Spot[] = [
  [-16, -28, 1],
  [16, -28, 0],
  [0, 0, 1],
  [-16, 28, 0],
  [16, 28, 1],
];

/** Three game tiles. */
export function tiles(tools: DrawingTools): string {
  const face = tools.linear(
    [
      [0, '#ffffff'],
      [1, tools.tint(0.87, 0.03)],
    ],
    DIAGONAL,
  );
  const body =
    path('M-24 -60H48V36L36 48H-36V-48Z', tools.prop(0.46)) +
    path('M36 -48L48 -60V36L36 48Z', tools.prop(0.3)) +
    rect(-36, -48, 72, 96, face, 7);
  const dots = each(
    DOTS,
    ([x, y, first]) => circle(x, y, 8, first ? tools.prop(0.5) : tools.accent(0.4)) + circle(x, y, 3, '#fff'),
  );
  const bamboo = repeat(6, (i) =>
    rect(-22 + (i % 3) * 18, i < 3 ? -32 : 4, 8, 28, i === 1 ? tools.prop(0.5) : tools.accent(0.42), 4),
  );
  const flower =
    repeat(8, (i) => group(`rotate(${i * 45})`, ellipse(0, -17, 8, 15, tools.prop(i % 2 ? 0.5 : 0.66)))) +
    circle(0, 0, 8, tools.accent(0.7));
  return (
    group('translate(-46 46)', body + dots) +
    group('translate(46 52)', body + bamboo) +
    group('translate(0 -44)', body + flower) +
    star(-78, -70, 14)
  );
}

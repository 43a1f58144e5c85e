import {
  circle,
  corners,
  each,
  ellipse,
  group,
  path,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  star,
  tenth,
  wedge,
} from '../draw.ts';
import type { DrawingTools } from '../drawing-tools.ts';

/** Sun disc with a face and two lengths of rays. */
export function sun(tools: DrawingTools): string {
  const rays = tools.pick([16, 20, 24]);
  const turn = tools.number(0, 20);
  const half = (180 / rays) * 0.62;
  const ray = (i: number) => {
    const angle = turn + (i * 360) / rays;
    return path(wedge(58, i % 2 ? 104 : 90, angle - half, angle + half), tools.prop(i % 2 ? 0.78 : 0.5));
  };
  return (
    repeat(rays, ray) +
    circle(0, 0, 62, tools.prop(0.2)) +
    circle(0, 0, 56, tools.shade(tools.prop, 0.96, 0.5, [0, 0, 0.8, 1])) +
    ring(44, tools.prop(0.26), 2, 'opacity=".6"') +
    each(corners(12, 50, 0), ([x, y]) => circle(x, y, 2.2, tools.prop(0.22))) +
    path('M-24 -10Q-14 -22 -4 -10Q-14 -4 -24 -10ZM24 -10Q14 -22 4 -10Q14 -4 24 -10Z', tools.prop(0.16)) +
    path('M-6 14L0 -4L6 14Z', tools.prop(0.3)) +
    path('M-18 24Q0 36 18 24Q0 30 -18 24Z', tools.prop(0.16)) +
    path('M0 -44L7 -30L0 -22L-7 -30Z', tools.accent(0.6))
  );
}

/** Moon over rows of round waves. */
export function wave(tools: DrawingTools): string {
  const moon =
    circle(26, -34, 60, tools.shade(tools.prop, 0.99, 0.56, [0, 0, 0.4, 1])) +
    circle(26, -34, 60, 'none', `stroke="${tools.prop(1)}" stroke-width="1.5" opacity=".7"`);
  const sea = repeat(5, (row) =>
    repeat(9, (column) => {
      const x = (column - 4) * 52 + (row % 2 ? 26 : 0);
      const y = 36 + row * 25;
      const shade = (band: number) => (band % 2 ? 0.9 - row * 0.1 : 0.3 + row * 0.05);
      return repeat(4, (band) => circle(x, y, 30 - band * 8, tools.groundRamp(shade(band))));
    }),
  );
  return moon + sea;
}

const PLANET_BANDS = [0.86, 0.66, 0.38, 0.74, 0.3, 0.56, 0.2] as const;

/** Striped planet with rings and two moons. */
export function orbit(tools: DrawingTools): string {
  const clip = tools.clip('<circle r="62"/>');
  const tilt = tools.int(-28, -12);
  const arcs = (sweep: 0 | 1) =>
    path(`M-118 0A118 34 0 0 ${sweep} 118 0`, 'none', `stroke="${tools.accent(0.8)}" stroke-width="11" opacity=".85"`) +
    path(`M-98 0A98 26 0 0 ${sweep} 98 0`, 'none', `stroke="${tools.accent(0.5)}" stroke-width="4" opacity=".8"`);
  const bands = PLANET_BANDS.map((shade, i) => ellipse(0, -58 + i * 19, 78, tools.number(5, 12), tools.prop(shade)));
  const light = tools.radial(
    [
      [0, '#fff', 0.35],
      [0.5, tools.prop(0.5), 0],
      [1, tools.prop(0.02), 0.78],
    ],
    0.3,
    0.28,
    0.85,
  );
  const body = `${circle(0, 0, 62, tools.prop(0.5))}<g ${clip}>${bands.join('')}${circle(0, 0, 64, light)}</g>`;
  const stars = repeat(26, () => {
    const [x, y] = polar(tools.number(72, 138), tools.number(0, 360));
    return circle(x, y, tools.number(0.8, 2.2), '#fff', `opacity="${tenth(tools.number(0.3, 1))}"`);
  });
  return (
    stars +
    group(`rotate(${tilt})`, arcs(1) + body + arcs(0)) +
    tools.sphere(84, -66, 13, tools.accent) +
    tools.sphere(-88, 54, 8, tools.prop)
  );
}

const BOLT = [
  [18, -112],
  [-62, 14],
  [-12, 14],
  [-34, 108],
  [66, -30],
  [12, -30],
  [52, -112],
] as const;
const CLOUD_BACK = 'M-130 104a34 34 0 0 1 50-24a40 40 0 0 1 70 4a32 32 0 0 1 52 2a38 38 0 0 1 72 18v60h-244Z';
const CLOUD_FRONT = 'M-130 122a30 30 0 0 1 46-18a36 36 0 0 1 60 8a34 34 0 0 1 60-4a32 32 0 0 1 78 16v60h-244Z';

/** Lightning bolt over clouds. */
export function bolt(tools: DrawingTools): string {
  const depth = repeat(10, (i) => {
    const back = (10 - i) * 1.6;
    return polygon(
      BOLT.map(([x, y]) => [x + back, y + back] as const),
      tools.prop(0.1 + i * 0.015),
    );
  });
  return (
    ring(96, tools.accent(0.7), 10, 'opacity=".28"') +
    ring(78, tools.accent(0.9), 2, 'opacity=".7" stroke-dasharray="3 9"') +
    depth +
    polygon(
      BOLT,
      tools.linear([
        [0, tools.prop(1)],
        [0.5, tools.prop(0.78)],
        [1, tools.prop(0.5)],
      ]),
    ) +
    polygon('18,-112 -62,14 -12,14 52,-112', '#fff', 'opacity=".22"') +
    polygon('-34,108 66,-30 12,-30 -12,14', tools.prop(0.2), 'opacity=".22"') +
    group(
      'translate(12 0) scale(1.42 1.05)',
      path(CLOUD_BACK, tools.groundRamp(0.82)) + path(CLOUD_FRONT, tools.groundRamp(0.55)),
    )
  );
}

/** Foot left, peak and foot right of each mountain. */
const MOUNTAINS = [
  [-140, 96, -70, -30, 6, 100],
  [-50, 104, 26, -58, 110, 104],
  [30, 104, 92, -10, 160, 104],
] as const;

/** Northern lights over snow peaks. */
export function aurora(tools: DrawingTools): string {
  const curtain = (i: number) =>
    path(
      `M-150 ${-10 - i * 22}C-90 ${-110 - i * 6} -40 ${20 - i * 20} 20 ${-60 - i * 12}` +
        `S110 ${-120 + i * 12} 150 ${-50 - i * 14}V60H-150Z`,
      tools.linear([
        [0, tools.accent(0.95 - i * 0.12), 0.62 - i * 0.1],
        [0.8, tools.accent(0.6), 0],
      ]),
    );
  const peaks = MOUNTAINS.map(([x0, y0, x, y, x1, y1]) => {
    const lit = [
      [x0, y0],
      [x, y],
      [x1, y1],
    ] as const;
    const dark = [
      [x, y],
      [x1, y1],
      [x + 10, y1],
      [x - 6, y + 40],
    ] as const;
    const snowLeft = [x - (x - x0) * 0.3, y + (y0 - y) * 0.3] as const;
    const snowRight = [x + (x1 - x) * 0.28, y + (y1 - y) * 0.28] as const;
    const snow = [[x, y], snowLeft, [x - 8, y + 26], [x + 4, y + 44], [x + 12, y + 28], snowRight] as const;
    return polygon(lit, tools.prop(0.34)) + polygon(dark, tools.prop(0.2)) + polygon(snow, '#fff');
  });
  return (
    repeat(4, curtain) +
    circle(60, -78, 17, '#fff', 'opacity=".95"') +
    peaks.join('') +
    path('M-160 100Q-40 84 40 102T170 98V160H-160Z', tools.prop(0.14)) +
    repeat(14, () => {
      const [x, y] = [tools.number(-130, 130), tools.number(-130, -40)];
      return circle(x, y, tools.number(0.8, 1.9), '#fff', 'opacity=".8"');
    })
  );
}

/** A lamp's light as a half sun over its reflection. */
export function lamp(tools: DrawingTools): string {
  const dome = (i: number) => {
    const radius = 104 - i * 15;
    return path(`M${-radius} 22A${radius} ${radius} 0 0 1 ${radius} 22Z`, tools.prop(0.26 + i * 0.115));
  };
  const glint = (i: number) =>
    rect(
      -92 + i * 15,
      42 + i * 15,
      184 - i * 30,
      6,
      tools.prop(0.9 - i * 0.1),
      3,
      `opacity="${tenth(0.9 - i * 0.16)}"`,
    );
  return (
    repeat(6, dome) +
    circle(0, 22, 22, '#fff') +
    rect(-116, 22, 232, 5, tools.prop(0.98), 2.5) +
    repeat(5, glint) +
    star(-78, -78, 14) +
    star(88, -64, 9)
  );
}

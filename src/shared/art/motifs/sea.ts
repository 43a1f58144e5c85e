import {
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
  ring,
  type Spot,
} from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools } from '../drawing-tools.ts';

/** Air bubbles round a fish. */
const bubbles = (spots: readonly Spot[]) =>
  each(spots, ([x, y, radius]) =>
    circle(x, y, radius, '#fff', 'fill-opacity=".16" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"'),
  );

const KOI_BODY = 'M-104 8C-70 -48 10 -62 62 -22C84 -6 92 8 96 14C60 52 -30 60 -104 8Z';
const KOI_TAIL = 'M78 8C104 -20 126 -48 140 -46C132 -20 128 0 126 12C132 28 136 46 132 62C112 56 92 34 78 20Z';

/** Koi with scales. */
export function koi(tools: DrawingTools): string {
  const clip = tools.clip(`<path d="${KOI_BODY}"/>`);
  const body = tools.linear([
    [0, tools.prop(0.95)],
    [0.6, tools.prop(0.6)],
    [1, tools.prop(0.3)],
  ]);
  const rim = `stroke="${tools.prop(0.24)}" stroke-width="1.5" opacity=".45"`;
  const scales = repeat(7, (row) =>
    repeat(8, (i) => circle(-36 + i * 18 + (row % 2 ? 9 : 0), -46 + row * 15, 11, 'none', rim)),
  );
  const fish =
    path('M-20 -44C-2 -84 44 -86 62 -66C50 -54 46 -44 40 -34Z', tools.prop(0.46)) +
    path('M-16 44C-8 74 26 88 46 78C34 64 30 52 26 42Z', tools.prop(0.34)) +
    path(KOI_TAIL, tools.shade(tools.prop, 0.9, 0.4, DIAGONAL)) +
    line('M90 10L126 -30M92 14L126 12M90 18L122 48', tools.prop(0.3), 1.4, 'opacity=".5"') +
    path(KOI_BODY, body) +
    `<g ${clip}>` +
    scales +
    path('M-50 -70Q-26 0 -52 70L-130 70V-70Z', tools.prop(0.9)) +
    path('M-10 -60Q20 -30 50 -50L40 -90H-20ZM0 60Q30 18 70 46L60 90H0Z', tools.accent(0.64), 'opacity=".85"') +
    '</g>' +
    line('M-50 -34Q-30 4 -52 40', tools.prop(0.36), 2.4) +
    circle(-74, -8, 9, '#fff') +
    circle(-76, -8, 5, tools.tint(0.18, 0.04)) +
    line('M-100 14Q-92 18 -84 18', tools.prop(0.3), 2.2) +
    path('M-34 18C-10 22 0 44 -12 58C-28 50 -36 36 -34 18Z', tools.prop(0.72));
  const air = bubbles([
    [-96, -66, 9],
    [-78, -92, 5],
    [-106, 62, 6],
    [96, -84, 7],
    [84, 86, 11],
    [-50, 92, 4],
  ]);
  return group('rotate(-14) scale(.93) translate(-8 0)', fish) + air;
}

const SHARK_BODY =
  'M-112 20C-70 -34 -4 -46 60 -14C84 -2 96 6 116 -34C120 -8 116 16 108 30C118 44 122 56 120 70' +
  'C96 56 84 44 66 36C20 56 -64 56 -112 20Z';

/** Shark with a pale belly. */
export function shark(tools: DrawingTools): string {
  const clip = tools.clip(`<path d="${SHARK_BODY}"/>`);
  const body = tools.linear([
    [0, tools.prop(0.86)],
    [0.45, tools.prop(0.54)],
    [1, tools.prop(0.3)],
  ]);
  const fish =
    path('M-14 -34C4 -70 26 -84 44 -84C38 -60 42 -38 50 -18Z', tools.shade(tools.prop, 0.8, 0.44)) +
    path('M-10 40C-4 68 14 86 30 88C28 66 30 52 34 42Z', tools.prop(0.3)) +
    path(SHARK_BODY, body) +
    `<g ${clip}>${path('M-130 26C-60 48 20 34 130 20V90H-130Z', tools.prop(0.98))}</g>` +
    circle(-66, -2, 7, '#fff') +
    circle(-67, -2, 4, '#111') +
    line('M-32 -8q6 14 0 28M-20 -10q6 14 0 30M-8 -10q6 14 0 28', tools.prop(0.18), 2.2) +
    path('M-104 26Q-80 40 -54 34L-58 42L-66 37L-72 43L-80 37L-87 40L-92 33Z', '#fff');
  const air = bubbles([
    [-90, -50, 6],
    [-70, -74, 10],
    [92, 86, 8],
    [-20, 96, 5],
  ]);
  return group('rotate(-12)', fish) + air;
}

/** Trident rising from the waves. */
export function trident(tools: DrawingTools): string {
  const swell = (shade: number, i: number) => {
    const y = 52 + i * 24;
    return path(`M-150 ${y}Q-112 ${y - 18} -75 ${y}T0 ${y}T75 ${y}T150 ${y}V180H-150Z`, tools.groundRamp(shade));
  };
  const shaft = tools.linear(
    [
      [0, tools.prop(0.95)],
      [0.5, tools.prop(0.6)],
      [1, tools.prop(0.3)],
    ],
    ACROSS,
  );
  const left = 'M-62 -92L-48 -62L-54 -58C-52 -34 -30 -26 -6 -26V-10C-44 -10 -70 -26 -72 -60L-78 -62Z';
  const right = 'M62 -92L48 -62L54 -58C52 -34 30 -26 6 -26V-10C44 -10 70 -26 72 -60L78 -62Z';
  const fork =
    rect(-6, -40, 12, 128, shaft, 4) +
    path('M0 -112L14 -84L6 -78V-34H-6V-78L-14 -84Z', tools.prop(0.95)) +
    path(left, tools.prop(0.84)) +
    path(right, tools.prop(0.5)) +
    circle(0, -18, 12, tools.accent(0.7)) +
    circle(-3, -21, 5, tools.accent(1));
  return (
    ring(92, tools.accent(0.7), 2, 'opacity=".5"') + each([0.82, 0.6, 0.38], swell) + group('translate(0 -6)', fork)
  );
}

/** Position and turn of the flippers. */
const FLIPPERS: readonly Spot[] = [
  [-72, -52, -38],
  [72, -52, 38],
  [-70, 54, 218],
  [70, 54, -218],
];

/** Sea turtle from above. */
export function turtle(tools: DrawingTools): string {
  const flipper =
    ellipse(0, 0, 22, 38, tools.accent(0.5)) + ellipse(-4, -6, 10, 22, tools.accent(0.74), 'opacity=".7"');
  const plate = (i: number) => {
    const turn = i * 60;
    const shape = [polar(30, turn + 30), polar(30, turn + 90), polar(64, turn + 84), polar(64, turn + 36)];
    const light = 0.54 + 0.34 * 0.8 * Math.cos(radians(turn + 190));
    return polygon(
      shape.map(([x, y]) => [x, y * 1.13] as const),
      tools.prop(light),
    );
  };
  return group(
    'rotate(18)',
    each(FLIPPERS, ([x, y, angle]) => group(`translate(${x} ${y}) rotate(${angle})`, flipper)) +
      ellipse(0, -94, 22, 28, tools.accent(0.6)) +
      circle(-9, -102, 4, '#111') +
      circle(9, -102, 4, '#111') +
      ellipse(0, 0, 78, 88, tools.shade(tools.prop, 0.9, 0.32, DIAGONAL)) +
      ellipse(0, 0, 66, 76, tools.prop(0.24)) +
      repeat(6, plate) +
      polygon(corners(6, 27, 30), tools.prop(0.96)),
  );
}

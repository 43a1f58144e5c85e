import { at, circle, each, ellipse, group, line, path, polar, rect, repeat, ring, wedge } from '#shared/art/draw.ts';
import {
  ACROSS,
  createDrawingTools,
  DIAGONAL,
  type DrawingTools,
  gloss,
  type Motif,
} from '#shared/art/drawing-tools.ts';
import { lotus } from '#shared/art/motifs/plants.ts';
import { koi } from '#shared/art/motifs/sea.ts';
import { ramp } from '#shared/art/palette.ts';
import { seededRandom } from '#shared/art/seed.ts';
import type { ReelSymbol } from '#shared/games/reels.ts';

/** A motif with the hues of its body and its contrast, and its size. */
type Figure = readonly [draw: Motif, prop: number, accent: number, size: number];

const FIGURES: Readonly<Record<ReelSymbol, Figure>> = {
  lantern: [singleLantern, 28, 78, 1],
  koi: [koi, 38, 255, 0.88],
  drum: [festivalDrum, 22, 74, 0.96],
  lotus: [lotus, 350, 70, 1],
  fan: [foldingFan, 262, 66, 0.92],
  tea: [teapot, 200, 62, 0.98],
  coin: [luckyCoin, 70, 30, 0.92],
  knot: [silkKnot, 12, 72, 1],
};

/** A festival drum on its stand, with two sticks. */
function festivalDrum(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const body = tools.linear(
    [
      [0, prop(0.26)],
      [0.28, prop(0.72)],
      [0.6, prop(0.5)],
      [1, prop(0.18)],
    ],
    ACROSS,
  );
  const stick = (turn: number) =>
    group(
      `rotate(${turn} 0 -64)`,
      line('M0 -104V-46', accent(0.62), 8) + line('M-1.6 -102V-50', accent(0.9), 2.4) + circle(0, -44, 9, accent(0.94)),
    );
  const stud = (y: number) => (i: number) => {
    const x = -66 + i * 22;
    return circle(x, y + Math.sqrt(Math.max(0, 1 - (x / 82) ** 2)) * 22 - 14, 4.2, accent(0.95));
  };
  return (
    path('M-74 92L-52 44H-36L-46 92ZM74 92L52 44H36L46 92Z', tools.shade(accent, 0.6, 0.26)) +
    path('M-80 -34Q-94 14 -74 62Q0 92 74 62Q94 14 80 -34Z', body) +
    path('M-88 8Q0 42 88 8L87 24Q0 58 -87 24Z', accent(0.74), 'opacity=".9"') +
    ellipse(0, -34, 82, 30, accent(0.52)) +
    ellipse(0, -36, 78, 27, tools.shade(accent, 1, 0.84)) +
    ellipse(0, -36, 44, 15, 'none', `stroke="${prop(0.5)}" stroke-width="4" opacity=".75"`) +
    ellipse(0, -36, 16, 5.5, prop(0.55)) +
    repeat(7, stud(-6)) +
    repeat(7, stud(66)) +
    group('translate(-34 0)', stick(-42)) +
    group('translate(34 0)', stick(42))
  );
}

/** An open folding fan with waves. */
function foldingFan(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const FOLDS = 11;
  const from = -166;
  const step = 152 / FOLDS;
  const fold = (i: number) =>
    path(wedge(42, 126, from + i * step, from + (i + 1) * step), i % 2 ? prop(0.56) : prop(0.72)) +
    path(wedge(100, 126, from + i * step, from + (i + 1) * step), i % 2 ? accent(0.7) : accent(0.86));
  const rib = (i: number) => line(`M0 0L${at(polar(124, from + i * step))}`, accent(0.5), 2.2);
  const wave = (radius: number) => {
    const scale = (i: number) => {
      const [x, y] = polar(radius, from + 14 + i * 31);
      return circle(x, y, 13, 'none', `stroke="#fff" stroke-width="3" opacity=".55"`);
    };
    return repeat(5, scale);
  };
  const guard = (degrees: number) => line(`M0 8L${at(polar(128, degrees))}`, accent(0.42), 8);
  return group(
    'translate(0 66)',
    repeat(FOLDS, fold) +
      repeat(FOLDS + 1, rib) +
      wave(74) +
      guard(from) +
      guard(from + 152) +
      path(wedge(42, 126, from, from + 76), '#fff', 'opacity=".12"') +
      circle(0, 6, 11, tools.shade(accent, 0.98, 0.5)) +
      line('M0 14Q-10 28 2 40', prop(0.66), 4),
  );
}

/** A teapot with steam. */
function teapot(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const glaze = tools.radial(
    [
      [0, prop(0.97)],
      [0.4, prop(0.74)],
      [0.8, prop(0.46)],
      [1, prop(0.3)],
    ],
    0.36,
    0.28,
    0.8,
  );
  const steam = (x: number, y: number) => line(`M${x} ${y}q-12 -13 0 -26t0 -26`, '#fff', 5, 'opacity=".5"');
  const leaf = group(
    'translate(-4 30) rotate(-24)',
    path('M-34 0Q0 -34 34 0Q0 30 -34 0Z', accent(0.62)) + line('M-28 0H28', accent(0.9), 3),
  );
  return (
    ellipse(0, 92, 80, 9, '#000', 'opacity=".25"') +
    path('M58 2C112 -16 118 58 56 60', 'none', `stroke="${prop(0.38)}" stroke-width="17"`) +
    path('M58 2C112 -16 118 58 56 60', 'none', `stroke="${prop(0.72)}" stroke-width="9"`) +
    path('M-58 34C-92 30 -86 -10 -114 -22L-98 -34C-74 -18 -74 4 -50 6Z', tools.shade(prop, 0.8, 0.42, ACROSS)) +
    path('M-46 76H46L38 92H-38Z', prop(0.32)) +
    ellipse(0, 32, 74, 56, glaze) +
    leaf +
    path('M-48 -12Q0 -44 48 -12Q0 6 -48 -12Z', tools.shade(prop, 0.92, 0.5)) +
    ellipse(0, -12, 48, 9, 'none', `stroke="${accent(0.8)}" stroke-width="5"`) +
    circle(0, -36, 11, tools.shade(accent, 0.98, 0.5)) +
    path('M-48 12Q-40 -4 -18 -8', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"') +
    steam(-22, -54) +
    steam(26, -52)
  );
}

/** A round coin with a square hole. */
function luckyCoin(tools: DrawingTools): string {
  const { prop } = tools;
  const mark = (i: number) =>
    group(
      `rotate(${i * 90})`,
      line('M-15 -57H15M0 -70V-44M-11 -44H11', prop(0.24), 6, 'opacity=".8"') +
        line('M-15 -59H15M0 -72V-46M-11 -46H11', prop(0.98), 3.4),
    );
  return (
    circle(5, 8, 96, prop(0.12)) +
    circle(0, 0, 96, tools.shade(prop, 0.96, 0.3, DIAGONAL)) +
    circle(0, 0, 83, tools.shade(prop, 0.4, 0.86, DIAGONAL)) +
    circle(0, 0, 79, tools.shade(prop, 0.74, 0.5, DIAGONAL)) +
    repeat(4, mark) +
    rect(-31, -31, 62, 62, tools.shade(prop, 0.96, 0.4, DIAGONAL), 5) +
    rect(-23, -23, 46, 46, prop(0.08), 3) +
    gloss(tools, 96, 0.36, 0.45, 0.22) +
    ring(90, '#fff', 1.6, 'opacity=".4"')
  );
}

/** A knot of silk cord with a bead and a tassel. */
function silkKnot(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const cord = (data: string) =>
    line(data, prop(0.2), 19) + line(data, prop(0.56), 14) + line(data, prop(0.84), 4, 'opacity=".8"');
  const lobe = (turn: number) => group(`rotate(${turn})`, cord('M-17 -18C-44 -66 44 -66 17 -18'));
  const weave = (i: number) => cord(`M${-30 + i * 20} -32V32`);
  const across = (i: number) => cord(`M-32 ${-30 + i * 20}H32`);
  return group(
    'translate(0 -16) scale(1.12)',
    line('M0 -92V-66', accent(0.8), 5) +
      each([0, 90, 180, 270], lobe) +
      group(
        'rotate(45) scale(.86)',
        repeat(4, weave) + each([0, 2], across) + repeat(4, (i) => (i % 2 ? across(i) : '')),
      ) +
      circle(0, 0, 13, tools.shade(accent, 0.98, 0.46)) +
      circle(0, 68, 10, tools.shade(accent, 0.98, 0.46)) +
      repeat(7, (i) => line(`M${-3 + i} 76L${-18 + i * 6} ${112 - (i % 2) * 6}`, i % 2 ? prop(0.48) : prop(0.7), 4.4)),
  );
}

const known = new Map<ReelSymbol, string>();

/** The picture of a symbol, as the address of an image. */
export function symbolArt(symbol: ReelSymbol): string {
  const picture = known.get(symbol) ?? draw(symbol);
  known.set(symbol, picture);
  return picture;
}

function draw(symbol: ReelSymbol): string {
  const [motif, prop, accent, size] = FIGURES[symbol];
  const ground = 200;
  const tools = createDrawingTools({
    random: seededRandom(7),
    palette: {
      scheme: 'deep',
      hues: { ground, prop, accent },
      prop: ramp(prop, 0.18),
      accent: ramp(accent, 0.17),
      groundRamp: ramp(ground, 0.14, 14),
      ground: ['#021817', '#073234', '#105e62'],
    },
    prefix: 'a',
    kind: undefined,
  });
  const body = motif(tools);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240" width="240" height="240">` +
    `<defs>${tools.defs()}</defs><g transform="scale(${size})">${body}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** One paper lantern with its tassel. */
function singleLantern(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const halo = tools.radial([
    [0, prop(1), 0.6],
    [0.55, prop(0.85), 0.18],
    [1, prop(0.8), 0],
  ]);
  const paper = tools.radial(
    [
      [0, prop(1)],
      [0.34, prop(0.82)],
      [0.75, prop(0.56)],
      [1, prop(0.34)],
    ],
    0.42,
    0.4,
    0.66,
  );
  const rib = (rx: number) =>
    `<ellipse cy="-6" rx="${rx}" ry="62" fill="none" stroke="${prop(0.28)}" stroke-width="2.4" opacity=".42"/>`;
  const cap = (y: number) =>
    rect(-32, y, 64, 15, tools.shade(accent, 0.92, 0.42), 5) + rect(-32, y, 64, 4, accent(1), 2, 'opacity=".7"');
  return (
    circle(0, -6, 108, halo) +
    line('M0 -108V-78', accent(0.86), 4) +
    path('M-9 -96Q0 -112 9 -96', 'none', `stroke="${accent(0.95)}" stroke-width="4"`) +
    `<ellipse cy="-6" rx="76" ry="62" fill="${paper}"/>` +
    each([74, 50, 25], rib) +
    cap(-78) +
    cap(52) +
    path('M-50 -34Q-34 -52 -10 -56', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"') +
    circle(0, 74, 7, accent(0.95)) +
    repeat(7, (i) => line(`M${-15 + i * 5} 76V${101 + (i % 2) * 7}`, accent(i % 2 ? 0.62 : 0.8), 3.4))
  );
}

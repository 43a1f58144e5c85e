import { below, between, pick, type RandomBytes } from '#server/shared/random.ts';
import { Canvas, type Colour, mix, type Point } from './canvas.ts';
import { encodePng } from './png.ts';

const WIDTH = 168;
const HEIGHT = 56;

const grounds: readonly Colour[] = [
  [244, 239, 230],
  [232, 240, 247],
  [238, 246, 236],
  [247, 236, 240],
];
const inks: readonly Colour[] = [
  [43, 43, 82],
  [96, 38, 30],
  [20, 76, 66],
  [84, 34, 96],
  [58, 58, 58],
];

/**
 * Draws characters for a human reader on a wave, crossed by lines of the same ink. Each is turned, slanted and sized on
 * its own. No two images are alike.
 */
export function captchaImage(random: RandomBytes, text: string): Promise<Buffer> {
  const canvas = new Canvas(WIDTH, HEIGHT);
  paintGround(canvas, random);
  const wave = waveOf(random);
  const step = (WIDTH - 20) / text.length;
  Array.from(text).forEach((character, index) => {
    const ink = pick(random, inks);
    const transform = placementOf(random, 10 + step * (index + 0.5));
    const width = between(random, 3, 4.4);
    for (const line of glyphOf(character)) canvas.stroke(finely(line).map(transform).map(wave), width, ink);
  });
  for (let count = 0; count < 3; count++) canvas.stroke(crossing(random), between(random, 1, 1.7), pick(random, inks));
  for (let count = 0; count < 70; count++) {
    canvas.put(below(random, WIDTH), below(random, HEIGHT), pick(random, inks));
  }
  return encodePng(canvas);
}

/** A character as lines, in a box of 1 by 1 with y downwards. */
type Glyph = readonly (readonly Point[])[];

/** Part of an ellipse, in degrees clockwise from the right. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(Math.ceil(Math.abs(to - from) / 20), 2);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

const line = (...points: readonly Point[]) => points;

const bowl = (top: number, bottom: number): Point[] => [
  [0.1, top],
  ...arc(0.55, (top + bottom) / 2, 0.38, (bottom - top) / 2, -90, 90),
  [0.1, bottom],
];

const glyphs: Readonly<Record<string, Glyph>> = {
  A: [line([0.05, 1], [0.5, 0], [0.95, 1]), line([0.22, 0.65], [0.78, 0.65])],
  C: [arc(0.55, 0.5, 0.45, 0.5, -50, -310)],
  E: [line([0.9, 0], [0.12, 0], [0.12, 1], [0.9, 1]), line([0.12, 0.5], [0.75, 0.5])],
  F: [line([0.9, 0], [0.12, 0], [0.12, 1]), line([0.12, 0.48], [0.75, 0.48])],
  H: [line([0.1, 0], [0.1, 1]), line([0.9, 0], [0.9, 1]), line([0.1, 0.5], [0.9, 0.5])],
  J: [line([0.4, 0], [0.85, 0]), [[0.7, 0], [0.7, 0.7], ...arc(0.4, 0.7, 0.3, 0.3, 0, 160)]],
  K: [line([0.1, 0], [0.1, 1]), line([0.9, 0], [0.1, 0.58]), line([0.38, 0.4], [0.92, 1])],
  L: [line([0.12, 0], [0.12, 1], [0.9, 1])],
  M: [line([0.05, 1], [0.1, 0], [0.5, 0.65], [0.9, 0], [0.95, 1])],
  N: [line([0.1, 1], [0.1, 0], [0.9, 1], [0.9, 0])],
  P: [line([0.1, 0], [0.1, 1]), bowl(0, 0.55)],
  Q: [arc(0.5, 0.48, 0.46, 0.48, 0, 360), line([0.55, 0.68], [0.98, 1.08])],
  R: [line([0.1, 0], [0.1, 1]), bowl(0, 0.52), line([0.45, 0.52], [0.92, 1])],
  T: [line([0.05, 0], [0.95, 0]), line([0.5, 0], [0.5, 1])],
  U: [[[0.1, 0], [0.1, 0.6], ...arc(0.5, 0.6, 0.4, 0.4, 180, 0), [0.9, 0]]],
  V: [line([0.05, 0], [0.5, 1], [0.95, 0])],
  W: [line([0, 0], [0.25, 1], [0.5, 0.3], [0.75, 1], [1, 0])],
  X: [line([0.08, 0], [0.92, 1]), line([0.92, 0], [0.08, 1])],
  Y: [line([0.05, 0], [0.5, 0.5], [0.95, 0]), line([0.5, 0.5], [0.5, 1])],
  3: [[...arc(0.48, 0.26, 0.38, 0.26, -150, 90)], [...arc(0.48, 0.75, 0.42, 0.25, -90, 150)]],
  4: [line([0.72, 1], [0.72, 0], [0.05, 0.7], [0.98, 0.7])],
  7: [line([0.05, 0], [0.92, 0], [0.38, 1])],
  9: [arc(0.5, 0.3, 0.38, 0.3, 0, 360), [[0.88, 0.3], ...arc(0.4, 0.42, 0.48, 0.58, 0, 80)]],
};

/** The characters of captchas: none that is easily taken for another (0 O, 1 I, 2 Z, 5 S, 6 G, 8 B, D). */
export const CAPTCHA_LETTERS = Object.keys(glyphs).join('');

/** The lines of such a character. */
export function glyphOf(character: string): Glyph {
  const glyph = glyphs[character];
  if (glyph === undefined) throw new Error('a captcha has no such character');
  return glyph;
}

function paintGround(canvas: Canvas, random: RandomBytes): void {
  const [from, to] = [pick(random, grounds), pick(random, grounds)];
  const slope = between(random, 0.2, 0.8);
  canvas.paint((x, y) => mix(from, to, (slope * x) / WIDTH + ((1 - slope) * y) / HEIGHT));
}

function placementOf(random: RandomBytes, centre: number): (point: Point) => Point {
  const angle = between(random, -0.32, 0.32);
  const slant = between(random, -0.22, 0.22);
  const [wide, tall] = [between(random, 20, 25), between(random, 29, 35)];
  const [x0, y0] = [centre + between(random, -3, 3), HEIGHT / 2 + between(random, -4, 4)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([u, v]) => {
    const y = (v - 0.5) * tall;
    const x = (u - 0.5) * wide + slant * y;
    return [x0 + x * cos - y * sin, y0 + x * sin + y * cos];
  };
}

function waveOf(random: RandomBytes): (point: Point) => Point {
  const [high, wide] = [between(random, 1, 2.4), between(random, 0.8, 1.8)];
  const [phaseX, phaseY] = [between(random, 0, 6.3), between(random, 0, 6.3)];
  return ([x, y]) => [x + wide * Math.sin(y / 8 + phaseX), y + high * Math.sin(x / 15 + phaseY)];
}

/** Points close together, so that a straight line can bend. */
function finely(line: readonly Point[]): Point[] {
  const steps = 6;
  return line.flatMap((point, index): Point[] => {
    const before = line[index - 1];
    if (before === undefined) return [point];
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    });
  });
}

function crossing(random: RandomBytes): Point[] {
  const [middle, swing, phase] = [between(random, 14, 42), between(random, 4, 12), between(random, 0, 6.3)];
  const pace = between(random, 18, 40);
  return Array.from(
    { length: 29 },
    (_, step): Point => [step * 6, middle + swing * Math.sin((step * 6) / pace + phase)],
  );
}

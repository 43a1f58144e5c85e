import type { RandomBytes } from '#server/shared/random.ts';
import { below, between, pick } from '#server/shared/random.ts';
import { Canvas, type Colour, mix, type Point } from './canvas.ts';
import { glyphOf } from './glyphs.ts';
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

import { below, between, pick, type RandomBytes } from '#server/shared/random.ts';
import { Canvas, type Colour, coverage, mix } from './canvas.ts';
import { encodePng } from './png.ts';

/** The background's own size; the piece is a square of `PIECE`. */
export const PUZZLE = { width: 320, height: 160, piece: 48 } as const;

/** What a hole looks like: so much of this colour over the picture. */
export const HOLE = { shade: [10, 12, 30], depth: 0.58 } as const;

const { width: WIDTH, height: HEIGHT, piece: PIECE } = PUZZLE;
const MARGIN = 8;
/** The piece starts at the left edge, so its target is well away from there. */
const NEAREST = 80;
const FARTHEST = WIDTH - PIECE - MARGIN;

/** A slider puzzle: pictures as PNG, and the piece's target. */
export interface Puzzle {
  readonly background: Buffer;
  readonly piece: Buffer;
  readonly x: number;
  readonly y: number;
}

/** Draws a puzzle: a scene with a hole, a fainter decoy hole of another form, and the piece. */
export async function drawPuzzle(random: RandomBytes): Promise<Puzzle> {
  const canvas = new Canvas(WIDTH, HEIGHT);
  paintScene(canvas, random);
  const [x, y] = [
    NEAREST + below(random, FARTHEST - NEAREST + 1),
    MARGIN + below(random, HEIGHT - PIECE - 2 * MARGIN + 1),
  ];
  const form = formOf(random);
  const piece = cutPiece(canvas, x, y, form);
  dig(canvas, elsewhere(random, x), y, formOf(random), 0.3);
  dig(canvas, x, y, form, HOLE.depth);
  const [background, image] = await Promise.all([encodePng(canvas), encodePng(piece)]);
  return { background, piece: image, x, y };
}

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [24, 27, 74],
    [196, 92, 74],
  ],
  [
    [16, 52, 84],
    [126, 178, 186],
  ],
  [
    [46, 20, 72],
    [226, 142, 92],
  ],
  [
    [14, 60, 52],
    [214, 196, 128],
  ],
];
const lights: readonly Colour[] = [
  [252, 191, 77],
  [255, 160, 119],
  [127, 216, 238],
  [191, 169, 255],
  [143, 220, 170],
  [247, 236, 220],
];

/** Paints a night full of lanterns over hills, never the same twice: something to see in every part of the picture. */
function paintScene(canvas: Canvas, random: RandomBytes): void {
  const [above, beneath] = pick(random, skies);
  const rows = Array.from({ length: canvas.height }, (_, y) => mix(above, beneath, y / canvas.height));
  canvas.paint((_, y) => rows[y] ?? beneath);
  const hills = 2 + below(random, 2);
  for (let count = 0; count < hills; count++) paintHill(canvas, random, (count + 1) / (hills + 1), above);
  for (let count = 0; count < 26; count++) paintLantern(canvas, random);
  const grain = random(canvas.width * canvas.height);
  canvas.paint((x, y, [red, green, blue]) => {
    const speck = ((grain[y * canvas.width + x] ?? 0) % 3) * 4 - 4;
    return [red + speck, green + speck, blue + speck];
  });
}

function paintHill(canvas: Canvas, random: RandomBytes, depth: number, colour: Colour): void {
  const [height, swing] = [canvas.height * (0.4 + depth * 0.5), between(random, 8, 22)];
  const [pace, phase] = [between(random, 24, 60), between(random, 0, 6.3)];
  const shade = mix(colour, [8, 10, 24], depth * 0.6);
  const box = { left: 0, right: canvas.width, top: 0, bottom: canvas.height };
  canvas.shape(box, shade, 0.8, (x, y) => height + swing * Math.sin(x / pace + phase) - y);
}

function paintLantern(canvas: Canvas, random: RandomBytes): void {
  const [x0, y0] = [between(random, 0, canvas.width), between(random, 0, canvas.height)];
  const radius = between(random, 5, 19);
  const squash = between(random, 0.7, 1.5);
  const angle = between(random, 0, 3.1);
  const ring = below(random, 3) === 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = radius * Math.max(squash, 1 / squash) + 2;
  const box = { left: x0 - reach, right: x0 + reach, top: y0 - reach, bottom: y0 + reach };
  canvas.shape(box, pick(random, lights), between(random, 0.45, 0.95), (x, y) => {
    const [dx, dy] = [x - x0, y - y0];
    const [along, across] = [(dx * cos + dy * sin) / squash, (dy * cos - dx * sin) * squash];
    const distance = Math.sqrt(along * along + across * across) - radius;
    return ring ? Math.abs(distance) - 2.2 : distance;
  });
}

/** The distance to the edge of a form, within the square of the piece. */
type Form = (x: number, y: number) => number;

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

type Side = 'knob' | 'notch' | 'none';

/** A jigsaw piece: on each side a knob, a notch or nothing, and at least one of them. */
function formOf(random: RandomBytes): Form {
  const kinds: Side[] = sides.map(() => pick<Side>(random, ['knob', 'notch', 'none']));
  if (!kinds.some((kind) => kind !== 'none')) kinds[below(random, sides.length)] = 'knob';
  const centre = PIECE / 2;
  return (x, y) => {
    const [dx, dy] = [x - centre, y - centre];
    let distance = Math.max(Math.abs(dx), Math.abs(dy)) - 16;
    sides.forEach(([sx, sy], index) => {
      const kind = kinds[index];
      if (kind === 'knob') distance = Math.min(distance, Math.hypot(dx - sx * 17, dy - sy * 17) - 5.5);
      if (kind === 'notch') distance = Math.max(distance, 5.5 - Math.hypot(dx - sx * 14, dy - sy * 14));
    });
    return distance;
  };
}

function cutPiece(canvas: Canvas, left: number, top: number, form: Form) {
  const bytes = new Uint8Array(PIECE * PIECE * 4);
  for (let y = 0; y < PIECE; y++) {
    for (let x = 0; x < PIECE; x++) {
      const distance = form(x, y);
      const rim = Math.max(0, 1 - Math.abs(distance + 1) / 1.5) * 0.75;
      const colour = mix(canvas.at(left + x, top + y), WHITE, rim);
      bytes.set([...colour.map(Math.round), Math.round(coverage(distance) * 255)], (y * PIECE + x) * 4);
    }
  }
  return { width: PIECE, height: PIECE, channels: 4, bytes } as const;
}

const WHITE: Colour = [255, 255, 255];

function dig(canvas: Canvas, left: number, top: number, form: Form, depth: number): void {
  const box = { left, right: left + PIECE - 1, top, bottom: top + PIECE - 1 };
  canvas.shape(box, HOLE.shade, depth, (x, y) => form(x - left, y - top));
  canvas.shape(box, WHITE, depth, (x, y) => Math.abs(form(x - left, y - top)) - 0.4);
}

/** A position at the same height that does not overlap the piece's own; one side always has space. */
function elsewhere(random: RandomBytes, x: number): number {
  const low = [MARGIN, x - PIECE - 4] as const;
  const high = [x + PIECE + 4, FARTHEST] as const;
  const free = [low, high].filter(([from, to]) => to >= from);
  const [from, to] = pick(random, free);
  return Math.round(between(random, from, to));
}

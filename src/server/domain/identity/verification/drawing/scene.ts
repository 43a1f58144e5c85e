import type { RandomBytes } from '#server/shared/random.ts';
import { below, between, pick } from '#server/shared/random.ts';
import { type Canvas, type Colour, mix } from './canvas.ts';

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
export function paintScene(canvas: Canvas, random: RandomBytes): void {
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

import { expect, test } from 'vitest';
import { encodePng } from './png.ts';
import { drawPuzzle, PUZZLE } from './puzzle-image.ts';
import { decoded, noise } from './testing.ts';

test.each([3, 4] as const)('a picture of %i bytes for each pixel is read as it was written', async (channels) => {
  const [width, height] = [7, 5];
  const bytes = noise()(width * height * channels);
  expect(await decoded(await encodePng({ width, height, channels, bytes }))).toEqual({
    width,
    height,
    channels,
    bytes: [...bytes],
  });
});

test('SMS-13 the piece of a puzzle fits the hole, which lies within the picture and away from its left edge', async () => {
  const random = noise(7);
  for (let count = 0; count < 20; count++) {
    const puzzle = await drawPuzzle(random);
    const { x, y } = puzzle;
    expect([x >= 80, x + PUZZLE.piece <= PUZZLE.width, y >= 0, y + PUZZLE.piece <= PUZZLE.height]).toEqual(
      Array(4).fill(true),
    );
    const [background, piece] = [await decoded(puzzle.background), await decoded(puzzle.piece)];
    const light = (bytes: readonly number[], at: number) =>
      (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0);
    // Around its middle the piece shows what the hole hides, which is darker.
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const [u, v] = [PUZZLE.piece / 2 + dx, PUZZLE.piece / 2 + dy];
        const shown = light(piece.bytes, (v * PUZZLE.piece + u) * 4);
        const hidden = light(background.bytes, ((y + v) * PUZZLE.width + x + u) * 3);
        expect(hidden).toBeLessThan(shown);
      }
    }
  }
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CAPTCHA_LETTERS, captchaImage } from './captcha-image.ts';
import { drawPuzzle } from './puzzle-image.ts';
import { decoded, noise } from './testing.ts';

/** A drawing that was changed on purpose is looked at, and then its snapshot is renewed. */
async function lookOf(png: Buffer): Promise<string> {
  const { width, height, channels, bytes } = await decoded(png);
  return `${width}x${height}x${channels} ${createHash('sha256').update(Buffer.from(bytes)).digest('hex')}`;
}

test.each([...CAPTCHA_LETTERS])('a captcha of %s from the same random bytes looks as before', async (letter) => {
  expect(await lookOf(await captchaImage(noise(3), letter))).toMatchSnapshot();
});

test.each(['ACEF', '3479K'])('a captcha of the characters %s looks as before', async (text) => {
  expect(await lookOf(await captchaImage(noise(5), text))).toMatchSnapshot();
});

test.each([11, 12, 13])('the puzzle from the random bytes %i looks as before', async (seed) => {
  const { background, piece, x, y } = await drawPuzzle(noise(seed));
  expect([x, y, await lookOf(background), await lookOf(piece)]).toMatchSnapshot();
});

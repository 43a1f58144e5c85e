import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { outcome } from '../../testing.ts';
import { cleanImage } from './clean-image.ts';
import { redPicture } from './testing.ts';

let png: Buffer;
beforeAll(async () => {
  png = await redPicture(40, 30);
});

test.each([
  ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a gif', () => Buffer.from('GIF89a')],
  ['nothing', () => Buffer.alloc(0)],
  ['a png that breaks off', () => png.subarray(0, 60)],
  ['a signature alone', () => png.subarray(0, 8)],
])('PROMO-04 %s is no picture', async (_, make) => {
  expect(await outcome(cleanImage(make()))).toBe('image_invalid');
});

test('PROMO-04 a picture of 20,000 x 20,000 pixels is refused before it is decoded', async () => {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  expect(await outcome(cleanImage(huge))).toBe('image_invalid');
});

test('PROMO-04 what another format holds is no picture, though it could be decoded', async () => {
  for (const format of ['webp', 'gif', 'tiff'] as const) {
    expect([format, await outcome(cleanImage(await sharp(png).toFormat(format).toBuffer()))]).toEqual([
      format,
      'image_invalid',
    ]);
  }
  expect(await outcome(cleanImage(await sharp(png).jpeg().toBuffer()))).toBe('in');
});

test('PROMO-04 a picture of 40,000,000 pixels is taken, and of one line more refused', async () => {
  expect(await cleanImage(await redPicture(8_000, 5_000))).toMatchObject({ width: 2_400, height: 1_500 });
  expect(await outcome(cleanImage(await redPicture(8_000, 5_001)))).toBe('image_invalid');
});

test('PROMO-05 a picture that was taken with the camera turned is kept upright', async () => {
  const turned = await sharp(png).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const kept = await cleanImage(turned);
  expect(kept).toMatchObject({ width: 30, height: 40 });
  expect((await sharp(kept.bytes).metadata()).orientation).toBeUndefined();
});

test('a picture is kept at a quality of 85', async () => {
  expect((await cleanImage(png)).bytes).toEqual(await sharp(png).jpeg({ quality: 85 }).toBuffer());
});

test('PROMO-05 a picture is kept at no more than 2,400 points a side, on white, a small one as it is', async () => {
  const create = { width: 3_000, height: 1_200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const clear = await sharp({ create }).png().toBuffer();
  const large = await cleanImage(clear);
  expect(large).toMatchObject({ contentType: 'image/jpeg', width: 2_400, height: 960 });
  const { dominant } = await sharp(large.bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  const small = await sharp(clear).resize(30, 12).png().toBuffer();
  expect(await cleanImage(small)).toMatchObject({ width: 30, height: 12 });
});

test('a process decodes two pictures at once and lets 30 wait; more are turned away at once', async () => {
  const many = await Promise.all(Array.from({ length: 40 }, () => outcome(cleanImage(png))));
  expect(many.filter((each) => each === 'in')).toHaveLength(32);
  expect(many.filter((each) => each === 'unavailable')).toHaveLength(8);
  // Afterwards there is room again.
  expect(await outcome(cleanImage(png))).toBe('in');
});

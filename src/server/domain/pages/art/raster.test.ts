import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wordmark } from './drawings.ts';
import { rasterised } from './raster.ts';

const square = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10"><rect width="20" height="10" fill="${ink}"/></svg>`;

test('a drawing becomes a WebP picture of as many pixels per unit as asked for', async () => {
  for (const scale of [1, 3]) {
    const picture = await rasterised(square('#ff0000'), scale);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 20 * scale, height: 10 * scale });
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 240, (data[1] ?? 255) < 15]).toEqual([true, true]);
  }
});

test('a drawing that cannot be read fails alone', async () => {
  const broken = rasterised('<svg', 1);
  const whole = rasterised(square('#00ff00'), 1);
  await expect(broken).rejects.toThrow();
  expect(await sharp(await whole).metadata()).toMatchObject({ width: 20 });
});

test('a logo of a partner has its name and initials, in the ink of the theme', () => {
  const [dark, light] = [wordmark('Harbour Pay', 'dark'), wordmark('Harbour Pay', 'light')];
  for (const logo of [dark, light]) {
    expect(logo).toMatch(/^<svg [^>]*viewBox="0 0 168 40" width="168" height="40">/);
    expect([...logo.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)).toEqual(['HP', 'Harbour Pay']);
    expect(logo.match(/textLength="124"/g)).toHaveLength(1);
  }
  expect(light).toBe(dark.replaceAll('#ffffff', '#1c1d24'));
});

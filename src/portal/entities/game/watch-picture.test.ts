// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isInMemory, watchPicture } from './watch-picture.ts';

/** Shows a picture that arrives, and answers whether it was there at once. */
function show(picture: string): boolean {
  const atOnce = isInMemory(picture);
  const image = document.createElement('img');
  const end = watchPicture(image, picture, () => undefined);
  image.onload?.(new Event('load'));
  end();
  return atOnce;
}

test('PERF-06 the last 200 pictures are shown again at once, older ones when there is room for them', () => {
  const pictures = Array.from({ length: 200 }, (_, place) => `/art/game/${place}.svg`);
  expect(pictures.map(show)).toEqual(pictures.map(() => false));
  expect(show('/art/game/0.svg')).toBe(true);
  expect(show('/art/game/200.svg')).toBe(false);
  // Shown again just now, the first is kept; the second had to go.
  expect(show('/art/game/0.svg')).toBe(true);
  expect(show('/art/game/1.svg')).toBe(false);
});

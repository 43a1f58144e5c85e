// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let pictures: typeof import('./tile-picture.ts');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] });
  // Nothing waits, and nothing is in memory.
  vi.resetModules();
  pictures = await import('./tile-picture.ts');
});

afterEach(() => void vi.useRealTimers());

/** A tile that shows a picture. */
function tileWith(picture: string) {
  const tile = document.createElement('div');
  tile.innerHTML = '<h3></h3>';
  document.body.append(tile);
  const image = () => tile.querySelector('img');
  const takeAway = pictures.placePicture(tile, { picture, place: undefined, className: 'wide', onMissing: () => {} });
  return { tile, image, takeAway };
}

const nextFrame = () => void vi.advanceTimersToNextFrame();
const arrives = (image: HTMLImageElement | null) => image?.onload?.(new Event('load'));

/** Shows a picture that arrives, and answers whether it was there at once. */
function show(picture: string): boolean {
  const { image, takeAway } = tileWith(picture);
  const atOnce = image() !== null;
  nextFrame();
  arrives(image());
  takeAway();
  return atOnce;
}

test('a picture comes in a later frame, under what is there, and goes with its tile', () => {
  const { tile, image, takeAway } = tileWith('/art/game/late.svg');
  expect(image()).toBeNull();
  nextFrame();
  expect(tile.firstElementChild).toBe(image());
  expect([image()?.getAttribute('src'), image()?.alt, image()?.className]).toEqual([
    '/art/game/late.svg',
    '',
    'object-cover wide',
  ]);
  takeAway();
  expect(image()).toBeNull();
});

test('a picture that is called off does not come', () => {
  const { image, takeAway } = tileWith('/art/game/called-off.svg');
  takeAway();
  nextFrame();
  expect(image()).toBeNull();
});

test('PERF-06 a picture that was shown comes back as the same image, beside one that is still shown as another', () => {
  const first = tileWith('/art/game/again.svg');
  nextFrame();
  const image = first.image();
  arrives(image);
  first.takeAway();
  const second = tileWith('/art/game/again.svg');
  expect(second.image()).toBe(image);
  const third = tileWith('/art/game/again.svg');
  expect(third.image()?.getAttribute('src')).toBe('/art/game/again.svg');
  expect(second.image()).toBe(image);
});

test('PERF-06 the last 200 pictures are shown again at once, older ones when there is room for them', () => {
  const all = Array.from({ length: 200 }, (_, place) => `/art/game/${place}.svg`);
  expect(all.map(show)).toEqual(all.map(() => false));
  expect(show('/art/game/0.svg')).toBe(true);
  expect(show('/art/game/200.svg')).toBe(false);
  // Shown again just now, the first is kept; the second had to go.
  expect(show('/art/game/0.svg')).toBe(true);
  expect(show('/art/game/1.svg')).toBe(false);
});

import { expect, test } from 'vitest';
import { rememberPicture, wasLoaded } from './game-tile.tsx';

test('PERF-06 remembers the last 200 loaded pictures, and keeps one that loads again', () => {
  const all = Array.from({ length: 200 }, (_, index) => `/art/game/${index}.svg`);
  expect(all.some(wasLoaded)).toBe(false);
  for (const picture of all) rememberPicture(picture);
  expect(all.every(wasLoaded)).toBe(true);
  rememberPicture('/art/game/0.svg');
  rememberPicture('/art/game/200.svg');
  expect(['0', '1', '2', '200'].map((name) => wasLoaded(`/art/game/${name}.svg`))).toEqual([true, false, true, true]);
});

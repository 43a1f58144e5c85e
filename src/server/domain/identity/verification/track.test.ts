import { describe, expect, test } from 'vitest';
import { isHandDrawn } from './track.ts';

type Step = readonly [x: number, t: number];
const track = (...steps: readonly Step[]) => steps.map(([x, t]) => ({ x, y: 0, t }));
/** Four points: 100 pixels in 400 ms, slow at both ends. */
const slowFastSlow: readonly Step[] = [
  [0, 0],
  [10, 100],
  [60, 200],
  [100, 400],
];

describe('a drag by hand', () => {
  test('begins at rest, is fast in between and ends', () => {
    expect(isHandDrawn(track(...slowFastSlow))).toBe(true);
    // To the left is as good as to the right.
    expect(isHandDrawn(track(...slowFastSlow.map(([x, t]): Step => [-x, t])))).toBe(true);
  });

  test.each([
    ['no point', []],
    ['three points', track([0, 0], [40, 100], [100, 400])],
    ['a beginning elsewhere', track([1, 0], [10, 100], [60, 200], [100, 400])],
    ['a beginning later', track([0, 1], [10, 100], [60, 200], [100, 400])],
    ['a beginning above', track(...slowFastSlow).map((point, at) => (at === 0 ? { ...point, y: 1 } : point))],
    ['time that runs back', track([0, 0], [10, 200], [60, 199], [100, 400])],
    ['one speed all the way', track([0, 0], [25, 100], [50, 200], [75, 300], [100, 400])],
    ['one speed in unlike steps', track([0, 0], [10, 40], [40, 160], [100, 400])],
    ['no time at all between its points', track([0, 0], [0, 0], [0, 0], [0, 200])],
  ])('has not %s', (_, points) => {
    expect(isHandDrawn(points)).toBe(false);
  });

  test.each([
    [119, false],
    [120, true],
    [120_000, true],
    [120_001, false],
  ])('that ends after %i ms is taken: %s', (last, taken) => {
    const [middle, later] = [last / 2, last * 0.75];
    expect(isHandDrawn(track([0, 0], [10, middle], [60, later], [100, last]))).toBe(taken);
  });

  test('makes no step of more than 60 % of the way', () => {
    expect(isHandDrawn(track([0, 0], [20, 100], [80, 200], [100, 400]))).toBe(true);
    expect(isHandDrawn(track([0, 0], [20, 100], [81, 200], [100, 400]))).toBe(false);
    // Nor back: from 70 to 9 is 61.
    expect(isHandDrawn(track([0, 0], [35, 100], [70, 200], [9, 300], [55, 400], [100, 600]))).toBe(false);
  });

  test('changes its speed by at least 8 % of the mean', () => {
    // Speeds of 0.54 and 0.46 by turns: 8 % of 0.5. Of 0.535 and 0.465: 7 %.
    expect(isHandDrawn(track([0, 0], [54, 100], [100, 200], [154, 300], [200, 400]))).toBe(true);
    expect(isHandDrawn(track([0, 0], [53.5, 100], [100, 200], [153.5, 300], [200, 400]))).toBe(false);
  });

  test('may rest: points at one moment have no speed', () => {
    expect(isHandDrawn(track([0, 0], [10, 100], [10, 100], [60, 200], [100, 400]))).toBe(true);
    expect(isHandDrawn(track([0, 0], [25, 100], [25, 100], [50, 200], [75, 300], [100, 400]))).toBe(false);
  });

  test('SMS-13 may be made by keys, which move evenly: five of 24 pixels, or a held arrow key of 3', () => {
    const even = (way: number, steps: number, ms: number) =>
      track(...Array.from({ length: steps + 1 }, (_, step): Step => [way * step, ms * step]));
    expect(isHandDrawn(even(24, 5, 70))).toBe(true);
    expect(isHandDrawn(even(3, 40, 33))).toBe(true);
    expect(isHandDrawn(even(25, 5, 70))).toBe(false);
    // A pointer that moves so is none: it also moves up or down.
    expect(isHandDrawn(even(24, 5, 70).map((point, at) => (at === 3 ? { ...point, y: 1 } : point)))).toBe(false);
  });
});

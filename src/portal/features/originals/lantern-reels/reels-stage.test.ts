import { expect, test } from 'vitest';
import { reelWindow } from '#shared/games/lantern-reels.ts';
import { ROWS, reels } from '#shared/games/reels.ts';
import { part, spinColumn, spinLength, stopTime, stripFrom } from './lantern-reels.tsx';

test('a part of an amount is exact, and the last one is the amount itself', () => {
  expect([0, 1, 2, 3].map((step) => part('10.00', step, 3))).toEqual(['0.00', '3.33', '6.66', '10.00']);
  expect(part('0.05', 1, 2)).toBe('0.02');
  expect(part('90071992547409.93', 24, 24)).toBe('90071992547409.93');
  expect(part('7', 1, 2)).toBe('3');
});

test('LOBBY-19 each reel rests on the window of its stop, for all stops', () => {
  for (const [reel, strip] of reels.entries()) {
    for (let stop = 0; stop < strip.length; stop++) {
      // The contract's rule: the stop on top, then the next two; the first follows the last.
      const doubled = [...strip, ...strip];
      const plain = [doubled[stop], doubled[stop + 1], doubled[stop + 2]];
      expect(stripFrom(strip, stop, ROWS)).toEqual(plain);
      expect(reelWindow(reels.map((_, other) => (other === reel ? stop : 0)))[reel]).toEqual(plain);
    }
  }
});

test('a spin begins in the last window, passes the strip in its order, and ends in the drawn window', () => {
  for (const [reel, strip] of reels.entries()) {
    for (const [from, to] of [
      [0, 0],
      [5, 6],
      [6, 5],
      [31, 0],
      [0, 31],
      [17, 2],
    ] as const) {
      const column = spinColumn(strip, from, to, reel);
      expect(column.slice(0, ROWS)).toEqual(stripFrom(strip, to, ROWS));
      expect(column.slice(-ROWS)).toEqual(stripFrom(strip, from, ROWS));
      expect(column).toEqual(stripFrom(strip, to, column.length));
      expect(column).toHaveLength(spinLength(from, to, strip.length, reel) + ROWS);
    }
  }
});

test('more passes on each further reel, and each stops later', () => {
  for (let reel = 1; reel < reels.length; reel++) {
    expect(spinLength(9, 9, 32, reel)).toBeGreaterThanOrEqual(spinLength(9, 9, 32, reel - 1));
    expect(stopTime(reel)).toBeGreaterThan(stopTime(reel - 1));
  }
  expect(spinLength(9, 9, 32, 0)).toBeGreaterThanOrEqual(16);
});

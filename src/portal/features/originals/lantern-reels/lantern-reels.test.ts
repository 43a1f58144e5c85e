import { expect, test } from 'vitest';
import { reelWindow } from '#shared/games/lantern-reels.ts';
import { linePays, paylines, type ReelSymbol, ROWS, reels } from '#shared/games/reels.ts';
import { BEST_SPIN, part, spinColumn, spinLength, stopTime, stripFrom } from './lantern-reels.tsx';

/** A line pays its longest run from the left, with lanterns as any symbol. */
function pays(line: readonly (ReelSymbol | undefined)[]): number {
  const runs = Object.entries(linePays).map(([symbol, prices]) => {
    const broken = line.findIndex((other) => other !== symbol && (symbol === 'lantern' || other !== 'lantern'));
    const run = broken < 0 ? line.length : broken;
    return prices[run - 3] ?? 0;
  });
  return Math.max(...runs);
}

test('LOBBY-19 no stops pay more than the best spin that is quoted, and so many pay it', () => {
  /** The most that a line can still pay after its first symbols, by those symbols. */
  const bounds = new Map<string, number>();
  const bound = (line: readonly ReelSymbol[]): number => {
    const key = line.join();
    const known = bounds.get(key);
    if (known !== undefined) return known;
    const strip = reels[line.length];
    const most = strip ? Math.max(...[...new Set(strip)].map((symbol) => bound([...line, symbol]))) : pays(line);
    bounds.set(key, most);
    return most;
  };
  let found = { pays: 0, stops: 0 };
  const search = (lines: readonly ReelSymbol[][], reel: number) => {
    const most = lines.reduce((sum, line) => sum + bound(line), 0);
    // What cannot reach the best of all so far is left out.
    if (most < found.pays) return;
    const strip = reels[reel];
    if (strip === undefined) {
      found = { pays: most, stops: most > found.pays ? 1 : found.stops + 1 };
      return;
    }
    for (const stop of strip.keys()) {
      const place = (row: number) => strip[(stop + row) % strip.length] ?? 'lantern';
      search(
        lines.map((line, index) => [...line, place(paylines[index]?.[reel] ?? 0)]),
        reel + 1,
      );
    }
  };
  search(
    paylines.map(() => []),
    0,
  );
  expect(found).toEqual(BEST_SPIN);
});

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

import { expect, test } from 'vitest';
import { linePays, paylines, type ReelSymbol, reels } from '#shared/games/reels.ts';
import { BEST_SPIN } from './lantern-reels.tsx';

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

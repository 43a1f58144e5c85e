import { describe, expect, test } from 'vitest';
import { lineWins, reelPrices, reelWindow, settleReels } from './lantern-reels.ts';
import { linePays, paylines, type ReelSymbol, reels, symbols } from './reels.ts';

/** What a line pays, counted in another way: each symbol takes all lines that begin with it or lanterns. */
function plainly(line: readonly ReelSymbol[]): number {
  const pays = symbols.map((symbol) => {
    let count = 0;
    while (count < line.length && (line[count] === symbol || line[count] === 'lantern')) count += 1;
    const isReal = line.slice(0, count).includes(symbol);
    return count >= 3 && isReal ? (linePays[symbol][count - 3] ?? 0) : 0;
  });
  const alone = line.findIndex((symbol) => symbol !== 'lantern');
  const wilds = alone < 0 ? 5 : alone;
  return Math.max(0, ...pays, wilds >= 3 ? (linePays.lantern[wilds - 3] ?? 0) : 0);
}

const windowOf = (line: readonly ReelSymbol[]): ReelSymbol[][] => {
  const others: readonly ReelSymbol[] = ['tea', 'coin', 'tea', 'coin', 'tea'];
  return line.map((symbol, reel) => [others[reel] ?? 'tea', symbol, others[reel + 1] ?? 'fan']);
};

describe('lantern reels', () => {
  test.each([
    [['koi', 'koi', 'koi', 'fan', 'knot'], 25],
    [['koi', 'lantern', 'koi', 'koi', 'knot'], 100],
    [['lantern', 'lantern', 'knot', 'knot', 'knot'], 40],
    // Three lanterns are worth more than four knots.
    [['lantern', 'lantern', 'lantern', 'knot', 'fan'], 50],
    [['lantern', 'lantern', 'lantern', 'lantern', 'lantern'], 2_000],
    [['lantern', 'lantern', 'lantern', 'lantern', 'koi'], 500],
    [['fan', 'koi', 'koi', 'koi', 'koi'], 0],
    [['koi', 'koi', 'fan', 'koi', 'koi'], 0],
  ] as const)('LOBBY-19 %j pays %i on the line in the middle', (line, pays) => {
    const middle = lineWins(windowOf(line)).filter(({ line: number }) => number === 0);
    expect(middle.map((win) => win.pays)).toEqual(pays === 0 ? [] : [pays]);
    expect(plainly(line)).toBe(pays);
  });

  test('LOBBY-19 a window begins at the stop and goes round, and lines add up to a tenth each', () => {
    const stops = reels.map(({ length }) => length - 1);
    const window = reelWindow(stops);
    expect(window.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
    expect(window).toEqual(reels.map((strip) => [strip.at(-1), strip[0], strip[1]]));
    const left = [...stops];
    const settled = settleReels({ below: () => left.shift() ?? 0, shuffle: () => [] });
    expect(settled.outcome).toEqual(stops.map(String));
    const total = paylines.reduce(
      (sum, rows) => sum + plainly(rows.map((row, reel) => window[reel]?.[row] ?? 'knot')),
      0,
    );
    expect(Number(settled.multiplier)).toBe(total / 10);
  });

  test('LOBBY-19 every line of the strips together returns 98.99 percent, as the prices say', () => {
    const shares = reels.map((strip) => symbols.map((symbol) => strip.filter((other) => other === symbol).length));
    expect(reels.map(({ length }) => length)).toEqual([32, 32, 32, 32, 32]);
    let paid = 0;
    const walk = (line: readonly ReelSymbol[], ways: number) => {
      if (line.length === reels.length) paid += ways * plainly(line);
      else {
        for (const [index, symbol] of symbols.entries())
          walk([...line, symbol], ways * (shares[line.length]?.[index] ?? 0));
      }
    };
    walk([], 1);
    const exact = paid / 32 ** 5;
    expect(exact).toBeCloseTo(0.989926, 6);
    const prices = reelPrices();
    expect(prices).toHaveLength(24);
    expect(prices.every(({ returnToPlayer }) => returnToPlayer === 9_899)).toBe(true);
    expect(prices.map(({ bet }) => bet.join(' '))).toEqual(
      symbols.flatMap((symbol) => [3, 4, 5].map((count) => `${symbol} ${count}`)),
    );
    const published = prices.reduce(
      (sum, { multiplier, hitProbability }) => sum + Number(multiplier) * Number(hitProbability),
      0,
    );
    expect(published).toBeCloseTo(exact, 7);
  });
});

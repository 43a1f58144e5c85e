import type { FairNumbers } from '../fair/numbers.ts';
import { cutOdds, type Price, pricesOf, type Settled } from './exact.ts';
import { linePays, paylines, type ReelSymbol, ROWS, reels, symbols } from './reels.ts';

const WILD: ReelSymbol = 'lantern';
const LEAST = 3;

/** What a line pays, and for which symbols; a line without a win has none. */
export interface LineWin {
  readonly line: number;
  readonly symbol: ReelSymbol;
  readonly count: number;
  /** For each 1 staked on the line, a tenth of the round. */
  readonly pays: number;
}

/** The symbols in view, reel by reel from the left, each from the top. */
export function reelWindow(stops: readonly number[]): ReelSymbol[][] {
  return reels.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? WILD),
  );
}

/** What the symbols on a line pay, the better of the lanterns alone and of what they stand for. */
function winOf(line: readonly ReelSymbol[]): Omit<LineWin, 'line'> | undefined {
  const named = line.find((symbol) => symbol !== WILD) ?? WILD;
  return [WILD, named]
    .map((symbol) => {
      const end = line.findIndex((other) => other !== symbol && other !== WILD);
      const wilds = line.findIndex((other) => other !== WILD);
      const length = symbol === WILD ? wilds : end;
      const count = length < 0 ? line.length : length;
      return { symbol, count, pays: linePays[symbol][count - LEAST] ?? 0 };
    })
    .reduce<Omit<LineWin, 'line'> | undefined>((best, win) => (win.pays > (best?.pays ?? 0) ? win : best), undefined);
}

/** The lines that pay. */
export function lineWins(window: readonly (readonly ReelSymbol[])[]): LineWin[] {
  return paylines.flatMap((rows, line) => {
    const win = winOf(rows.map((row, reel) => window[reel]?.[row] ?? WILD));
    return win === undefined ? [] : [{ line, ...win }];
  });
}

/** The stake is divided among the lines, so each pays a tenth of its price. */
export function settleReels({ below }: FairNumbers): Settled {
  const stops = reels.map((strip) => below(strip.length));
  const paid = lineWins(reelWindow(stops)).reduce((sum, { pays }) => sum + pays, 0);
  return { outcome: stops.map(String), multiplier: cutOdds(BigInt(paid), BigInt(paylines.length)) };
}

/** The prices of a line for each symbol and count: on every line each place of a strip is equally likely. */
export function reelPrices(): Price[] {
  const parts = new Map<string, bigint>();
  const walk = (line: readonly ReelSymbol[], part: bigint) => {
    const strip = reels[line.length];
    if (strip === undefined) {
      const win = winOf(line);
      const key = win && `${win.symbol} ${win.count}`;
      if (key !== undefined) parts.set(key, (parts.get(key) ?? 0n) + part);
      return;
    }
    for (const symbol of symbols) {
      const places = strip.filter((other) => other === symbol).length;
      if (places > 0) walk([...line, symbol], part * BigInt(places));
    }
  };
  walk([], 1n);
  const whole = reels.reduce((product, { length }) => product * BigInt(length), 1n);
  const cases = symbols.flatMap((symbol) =>
    linePays[symbol].map((pays, index) => {
      const count = LEAST + index;
      const multiplier = cutOdds(BigInt(pays), 1n);
      return { bet: [symbol, count], multiplier, part: parts.get(`${symbol} ${count}`) ?? 0n };
    }),
  );
  return pricesOf(cases, whole);
}

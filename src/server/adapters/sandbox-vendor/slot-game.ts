import { multiplyAmount } from '#shared/money/amount.ts';
import type { RandomBytes } from '../../shared/random.ts';
import { below } from '../../shared/random.ts';
import { oneChip, type QuickGame } from './wager.ts';

/** The symbols: how many of the 32 stops of each reel have one, and what three pay, the stake included. */
export const SLOT_SYMBOLS = [
  { symbol: 'seven', stops: 1, pays: 600 },
  { symbol: 'gem', stops: 3, pays: 90 },
  { symbol: 'bell', stops: 5, pays: 25 },
  { symbol: 'star', stops: 6, pays: 16 },
  { symbol: 'clover', stops: 8, pays: 9 },
  { symbol: 'cherry', stops: 9, pays: 8 },
] as const;

/** What two cherries pay, wherever they stand. */
export const TWO_CHERRIES = 2;

/** The published return to player in per cent. */
export const SLOT_RETURN = '95.30';

type Symbol = (typeof SLOT_SYMBOLS)[number]['symbol'];

const strip = SLOT_SYMBOLS.flatMap(({ symbol, stops }) => Array.from({ length: stops }, () => symbol));

/** How many times the stake a line of three pays. */
export function linePays(line: readonly Symbol[]): number {
  const [first] = line;
  const all = SLOT_SYMBOLS.find(({ symbol }) => symbol === first && line.every((one) => one === symbol));
  if (all !== undefined) return all.pays;
  return line.filter((one) => one === 'cherry').length === 2 ? TWO_CHERRIES : 0;
}

function spun(random: RandomBytes): Symbol {
  return strip[below(random, strip.length)] ?? 'cherry';
}

/** Three reels and one line. */
export const slotGame: QuickGame = {
  place: (selection, unit, purse, { slot }) =>
    selection === 'spin' ? oneChip(unit, selection, slot.oneLine, purse) : undefined,
  play: (random, { stake }, { decimals }, { slot }) => {
    const line = [spun(random), spun(random), spun(random)];
    const pays = linePays(line);
    return {
      payout: multiplyAmount(stake, String(pays), decimals),
      push: false,
      result: `${line.map((symbol) => slot[symbol]).join(', ')}: ×${pays}`,
      shown: { line, pays },
    };
  },
};

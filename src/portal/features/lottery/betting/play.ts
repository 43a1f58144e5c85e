import type { LotteryLinePayload, PickRow, PlayPrice, PlayType } from '#generated/model/index.ts';
import { groupBy } from '#shared/lists/group-by.ts';
import { countCombinations, numbersBetween } from '#shared/lottery/count.ts';
import { stakeOf } from '#shared/lottery/payout.ts';
import { leastAmount, multiplyAmount } from '#shared/money/amount.ts';

/** The picks of each row. */
export type Picks = readonly (readonly string[])[];

/** Rows with more numbers have no pad; their numbers are typed. */
const PAD_MOST = 100;

/** All picks that a row offers, as `picks` carries them. */
export function offeredBy({ from, to, options }: PickRow): readonly string[] {
  return from === null || to === null ? options.map(({ value }) => value) : numbersBetween(from, to);
}

/** Whether the numbers of a row are too many for a pad. */
export function isTypedOnly({ from, to }: PickRow): boolean {
  return from !== null && to !== null && Number(to) - Number(from) >= PAD_MOST;
}

/** Picks of no row yet. */
export function noPicks({ rows }: PlayType): Picks {
  return rows.map(() => []);
}

/** How many combinations picks make; 0 while a row has too few or too many. */
export function combinationsOf(play: PlayType, picks: Picks): number {
  const isFull = play.rows.every(({ minPicks, maxPicks }, index) => {
    const count = picks[index]?.length ?? 0;
    return count >= minPicks && count <= maxPicks;
  });
  return isFull ? countCombinations({ ...play, differentPerRow: drawsEachOnce(play) }, picks) : 0;
}

/** Balls and dice begin at 1 and never repeat in one bet; digits begin at 0. */
function drawsEachOnce({ rows }: PlayType): boolean {
  return rows.every(({ from }) => from !== null && Number(from) > 0);
}

/** The price of a pick. */
export function priceOf({ prices }: PlayType, pick: string): PlayPrice | undefined {
  return prices.find(({ option }) => option === pick) ?? prices.find(({ option }) => option === null);
}

/** What an entry costs and pays in a draw at multiple 1. */
export interface EntryFigures {
  readonly combinations: number;
  readonly lines: number;
  readonly stake: string;
  readonly price: PlayPrice;
  /** What a hit pays, up to the limit of a line. */
  readonly payout: string;
  /** Whether the limit of a line cuts it. */
  readonly isCut: boolean;
}

/** The figures of an entry; undefined where it makes no combination. */
export function figuresOf(play: PlayType, line: LotteryLinePayload, decimals: number): EntryFigures | undefined {
  const price = priceOf(play, line.picks[0]?.[0] ?? '');
  const combinations = combinationsOf(play, line.picks);
  if (price === undefined || combinations === 0) return undefined;
  const lines = combinations * play.linesPerCombination;
  const full = multiplyAmount(stakeOf(line, 1), price.odds, decimals);
  const payout = leastAmount(full, play.maxPayoutPerLine);
  return { combinations, lines, stake: stakeOf(line, lines), price, payout, isCut: payout !== full };
}

/** The entries that picks make: one, or one for each price where options have prices of their own. */
export function entriesOf(play: PlayType, picks: Picks, unit: string, multiple: number): LotteryLinePayload[] {
  const entry = (of: Picks): LotteryLinePayload => ({
    playType: play.playType,
    unit,
    multiple,
    picks: of.map((row) => [...row]),
  });
  const [only = []] = picks;
  if (picks.length > 1 || play.prices.length === 1) return [entry(picks)];
  const groups = groupBy(only, (pick) => priceOf(play, pick)?.odds);
  return [...groups.values()].map((group) => entry([group]));
}

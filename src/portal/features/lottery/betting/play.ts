import type { LotteryLinePayload, PickRow, PlayPrice, PlayType } from '#generated/model/index.ts';
import { formatNumber } from '#portal/lib/format.ts';
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

const quickPicks = ['all', 'big', 'small', 'odd', 'even'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** The numbers of a row that a quick pick takes, the upper or lower half for big and small. */
export function quickPickOf(kind: QuickPick, row: PickRow): readonly string[] {
  const offered = offeredBy(row);
  const half = offered.length / 2;
  switch (kind) {
    case 'all':
      return offered;
    case 'big':
      return offered.filter((_, index) => index >= half);
    case 'small':
      return offered.filter((_, index) => index < half);
    case 'odd':
      return offered.filter((number) => Number(number) % 2 === 1);
    case 'even':
      return offered.filter((number) => Number(number) % 2 === 0);
  }
}

/** The quick picks of a row of numbers that its limits allow. */
export function quickPicksOf(row: PickRow): readonly QuickPick[] {
  if (row.from === null || isTypedOnly(row)) return [];
  return quickPicks.filter((kind) => {
    const { length } = quickPickOf(kind, row);
    return length >= row.minPicks && length <= row.maxPicks;
  });
}

/** How many picks a random choice makes: as few as the row asks for, five where each of many numbers is a bet. */
export function randomCount(row: PickRow, counting: string): number {
  return counting === 'each' && row.minPicks === 1 && offeredBy(row).length >= 100 ? 5 : row.minPicks;
}

/** Different picks of a row by chance, in its order. `below(n)` gives a whole number below n. */
function randomPicks(row: PickRow, count: number, below: (limit: number) => number): readonly string[] {
  const left = [...offeredBy(row)];
  const taken = Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] ?? '');
  return [...taken].sort();
}

/** A random bet of a play type. */
export function randomPlay({ rows, counting }: PlayType): Picks {
  const [first] = rows;
  return first === undefined ? [] : randomOfAll(rows, randomCount(first, counting));
}

/** Random picks of every row. Rows of balls take none twice, because no ball has two places. */
export function randomOfAll(rows: readonly PickRow[], count: number): Picks {
  const taken: string[] = [];
  return rows.map((row) => {
    const isBall = row.from !== null && Number(row.from) > 0;
    const next = drawnFrom(row, count, isBall ? taken : []);
    taken.push(...next);
    return next;
  });
}

function drawnFrom(row: PickRow, count: number, taken: readonly string[]): readonly string[] {
  for (;;) {
    const next = randomPicks(row, count, below);
    if (!next.some((pick) => taken.includes(pick))) return next;
  }
}

/** A whole number below a limit of at most 10,000; the remainder of 32 bits is as good as even. */
function below(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}

/** Odds without needless zeros: `97,000`, `9.7`. */
export function oddsText(odds: string, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Number(odds));
}

/** A share in per cent: `23.82%`. */
export function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

/** One in how many times something happens; undefined unless that is rarer than one in ten. */
function oneIn(probability: string, locale: string): string | undefined {
  const share = Number(probability);
  if (share <= 0 || share >= 0.1) return undefined;
  return formatNumber(Math.round(1 / share), locale);
}

/** How likely something is: `1 / 1,000` where it is rare, else in per cent. */
export function chanceText(probability: string, locale: string): string {
  const rare = oneIn(probability, locale);
  return rare === undefined ? percentText(Number(probability), locale) : `1 / ${rare}`;
}

import type { FairNumbers } from '../fair/numbers.ts';
import { choose, cutOdds, type Price, pricesOf, type Settled } from './exact.ts';

export interface KenoBet {
  /** One to ten different numbers from 1 to 40. */
  readonly numbers: readonly number[];
}

const NUMBERS = 40;
const DRAWN = 10;

/** What hits pay in hundredths: a row for each count of numbers named, a place for each count of hits. */
const table: readonly (readonly number[])[] = [
  [0, 396],
  [0, 180, 516],
  [0, 90, 210, 2_520],
  [0, 0, 220, 820, 8_510],
  [0, 0, 140, 420, 1_600, 30_000],
  [0, 0, 0, 300, 910, 17_990, 70_000],
  [0, 0, 0, 200, 720, 2_850, 40_000, 80_000],
  [0, 0, 0, 0, 620, 2_770, 11_640, 40_000, 90_000],
  [0, 0, 0, 0, 440, 1_240, 4_940, 20_000, 60_000, 100_000],
  [0, 0, 0, 0, 300, 740, 2_680, 8_000, 30_000, 60_000, 100_000],
];

/** What each count of hits pays, from none, where so many numbers are named. */
export function kenoPays(named: number): string[] {
  return (table[named - 1] ?? []).map((_, hits) => payOf(named, hits));
}

function payOf(named: number, hits: number): string {
  return cutOdds(BigInt(table[named - 1]?.[hits] ?? 0), 100n);
}

export function settleKeno({ numbers }: KenoBet, { shuffle }: FairNumbers): Settled {
  const all = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  const drawn = shuffle(all, DRAWN);
  const hits = numbers.filter((number) => drawn.includes(number)).length;
  return { outcome: drawn.map(String), multiplier: payOf(numbers.length, hits) };
}

/** The prices by numbers named and hits. */
export function kenoPrices(): Price[] {
  return table.flatMap((_, index) => {
    const named = index + 1;
    const cases = kenoPays(named).map((multiplier, hits) => {
      const part = choose(named, hits) * choose(NUMBERS - named, DRAWN - hits);
      return { bet: [named, hits], multiplier, part };
    });
    return pricesOf(cases, choose(NUMBERS, DRAWN));
  });
}

import { choose } from '../games/exact.ts';
import { chance, fillings, range } from './chance.ts';
import type { Rank } from './drawing.ts';
import type { Chance } from './play-type.ts';

/** The prizes of a table, and whether the numbers of one prize are all different. Across prizes they may repeat. */
export interface PrizeTable<Prize extends string = string> {
  readonly ranks: readonly Rank<Prize>[];
  readonly isUnique: boolean;
}

/** The prizes whose numbers have an ending of so many digits. */
export function withEndings({ ranks, ...table }: PrizeTable, digits: number): PrizeTable {
  return { ...table, ranks: ranks.filter((rank) => rank.digits >= digits) };
}

/** How many numbers a table has. */
export function numbersIn({ ranks }: PrizeTable): number {
  return ranks.reduce((sum, { count }) => sum + count, 0);
}

/** The cases in which none of some different endings comes. All cases are those without any. */
function casesWithout({ ranks, isUnique }: PrizeTable, digits: number, endings: number): bigint {
  return ranks.reduce((cases, rank) => {
    const others = 10 ** rank.digits - endings * 10 ** (rank.digits - digits);
    return cases * fillings(others, rank.count, isUnique);
  }, 1n);
}

/** The chance of one ending: the cases in which it comes at all, and all its hits together. */
export function endingChance(table: PrizeTable, digits: number): Chance {
  const of = casesWithout(table, digits, 0);
  const hits = (BigInt(numbersIn(table)) * of) / 10n ** BigInt(digits);
  return { ...chance(of - casesWithout(table, digits, 1), of), hits };
}

/** The chance that `size` given endings all come. */
export function allAppearChance(table: PrizeTable, digits: number, size: number): Chance {
  const pays = range(0, size).reduce((sum, missing) => {
    const cases = choose(size, missing) * casesWithout(table, digits, missing);
    return missing % 2 === 0 ? sum + cases : sum - cases;
  }, 0n);
  return chance(pays, casesWithout(table, digits, 0));
}

/** The chance that none of `size` given endings comes. */
export function noneAppearsChance(table: PrizeTable, digits: number, size: number): Chance {
  return chance(casesWithout(table, digits, size), casesWithout(table, digits, 0));
}

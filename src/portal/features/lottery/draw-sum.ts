import type { LotteryGame } from '#generated/model/index.ts';

type Rule = {
  /** The first places, whose numbers make the sum. */
  readonly places: number;
  /** The smallest of the big sums. */
  readonly big: number;
  /** The sum that is neither big nor small. */
  readonly neither?: number;
  /** Whether equal numbers are neither. */
  readonly notEqual?: true;
};

/** The sums that the bets on big and small go by, by the group of the game. */
const rules: Readonly<Record<string, Rule>> = {
  SSC: { places: 5, big: 23 },
  '11X5': { places: 5, big: 31, neither: 30 },
  K3: { places: 3, big: 11, notEqual: true },
  PC28: { places: 3, big: 14 },
  PK10: { places: 2, big: 12 },
};

/** The sum of a draw, and whether it is big or small; undefined for a game without such bets. */
export function sumOf({ gameGroupCode }: Pick<LotteryGame, 'gameGroupCode'>, numbers: readonly string[]) {
  const rule = rules[gameGroupCode];
  if (rule === undefined || numbers.length < rule.places) return undefined;
  const counted = numbers.slice(0, rule.places);
  const sum = counted.reduce((total, number) => total + Number(number), 0);
  const isNeither = sum === rule.neither || (rule.notEqual && new Set(counted).size === 1);
  return { sum, side: isNeither ? undefined : sum >= rule.big ? ('big' as const) : ('small' as const) };
}

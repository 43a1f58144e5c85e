import { addAmounts, compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';

/** Bonus money that counts for a game. */
export interface Countable {
  readonly id: string;
  readonly balance: string;
}

/** The parts of a stake. */
export interface StakeSplit {
  readonly main: string;
  readonly bonuses: readonly { readonly id: string; readonly amount: string }[];
}

const isMore = (amount: string) => compareAmounts(amount, '0') > 0;

/**
 * Splits stakes in their order: each takes from the main wallet first, then from the bonuses in theirs. What nothing
 * covers stays with the main wallet, whose posting then refuses it.
 */
export function splitStakes(main: string, bonuses: readonly Countable[], stakes: readonly string[]): StakeSplit[] {
  let free = main;
  const left = bonuses.map((bonus) => ({ ...bonus }));
  return stakes.map((stake) => {
    const own = leastAmount(stake, free);
    let rest = subtractAmounts(stake, own);
    const parts: { id: string; amount: string }[] = [];
    for (const bonus of left) {
      const amount = leastAmount(rest, bonus.balance);
      if (!isMore(amount)) continue;
      bonus.balance = subtractAmounts(bonus.balance, amount);
      rest = subtractAmounts(rest, amount);
      parts.push({ id: bonus.id, amount });
    }
    free = subtractAmounts(free, own);
    return { main: addAmounts(own, rest), bonuses: parts };
  });
}

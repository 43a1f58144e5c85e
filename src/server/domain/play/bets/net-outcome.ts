import { compareAmounts } from '#shared/money/amount.ts';

/** How a bet that was decided ended. */
export type NetOutcome = 'won' | 'push' | 'lost';

/**
 * How a decided bet ended, in every product by its net result (MEMBER-07): `won` where more came back than was staked,
 * `push` where as much did, `lost` where less did. A bet without a stake that pays nothing is lost. Amounts are decimal
 * strings.
 */
export function netOutcome(stake: string, payout: string): NetOutcome {
  if (compareAmounts(payout, '0') === 0) return 'lost';
  const net = compareAmounts(payout, stake);
  return net > 0 ? 'won' : net === 0 ? 'push' : 'lost';
}

/** The same of two numbers in a statement. */
export function netOutcomeOf(stake: string, payout: string): string {
  return `case when ${payout} = 0 or ${payout} < ${stake} then 'lost' when ${payout} = ${stake} then 'push' else 'won' end`;
}

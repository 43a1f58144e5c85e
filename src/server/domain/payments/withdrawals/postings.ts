import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { subtractAmounts } from '#shared/money/amount.ts';
import { type Entry, type Posted, type Posting, post } from '../../money/wallet/post.ts';

/** A withdrawal whose money moves. Amounts are decimal strings. */
export interface Moved {
  readonly id: string;
  readonly memberId: number;
  readonly amount: string;
  readonly fee: string;
}

export type Step = 'hold' | 'paid' | 'released' | 'returned';

/**
 * Moves the money of a withdrawal, each step once. `hold` takes it from the main wallet, `released` gives it back.
 * `paid` sends it out less the fee; `returned` reverses `paid`. Failure: `insufficient_balance`.
 */
export function postWithdrawal(
  { brand }: Pick<Services, 'brand'>,
  tx: Pick<Queries, 'query'>,
  step: Step,
  moved: Moved,
  at: Date,
): Promise<Posted> {
  return post(tx, withdrawalPosting(brand.currency.code, step, moved, at));
}

/** The posting of a step. */
export function withdrawalPosting(currency: string, step: Step, moved: Moved, at: Date): Posting {
  const { id } = moved;
  return {
    key: `withdrawal:${id}:${step}`,
    kind: 'withdrawal',
    reason: { kind: 'withdrawal', id },
    at,
    currency,
    entries: entriesOf(step, moved),
  };
}

function entriesOf(step: Step, { memberId, amount, fee }: Moved): Entry[] {
  const [main, held] = [
    { memberId, purpose: 'main' },
    { memberId, purpose: 'held' },
  ] as const;
  const receives = subtractAmounts(amount, fee);
  const hasFee = /[1-9]/.test(fee);
  if (step === 'hold') {
    return [
      { ...main, amount: `-${amount}` },
      { ...held, amount },
    ];
  }
  if (step === 'released') {
    return [
      { ...held, amount: `-${amount}` },
      { ...main, amount },
    ];
  }
  const sign = step === 'paid' ? '' : '-';
  return [
    step === 'paid' ? { ...held, amount: `-${amount}` } : { ...main, amount },
    { house: 'payments', amount: `${sign}${receives}` },
    ...(hasFee ? [{ house: 'fees' as const, amount: `${sign}${fee}` }] : []),
  ];
}

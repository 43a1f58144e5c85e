import { addAmounts, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import type { Entry, Posting } from '../../domain/money/wallet/post.ts';
import { type Step, withdrawalPosting } from '../../domain/payments/withdrawals/postings.ts';
import type { PlannedBet } from './plan-bets.ts';
import type { PlannedDeposit } from './plan-deposits.ts';
import type { PlannedStep, PlannedWithdrawal } from './plan-withdrawals.ts';

/** The stake of a bet, and what came back. */
export function betPostings(bets: readonly PlannedBet[], memberId: number, currency: string): Posting[] {
  return bets.flatMap(({ id, vendorCode, state, stake, payout, placedAt, settledAt }): Posting[] => {
    const about = { reason: { kind: 'bet', id }, currency } as const;
    const house = `vendor:${vendorCode}` as const;
    const placed: Posting = {
      ...about,
      key: `vendor:${vendorCode}:${id}-stake`,
      kind: 'bet',
      at: placedAt,
      entries: [
        { memberId, purpose: 'main', amount: `-${stake}` },
        { house, amount: stake },
      ],
    };
    if (settledAt === null || compareAmounts(payout, '0') === 0) return [placed];
    const paid: Posting = {
      ...about,
      key: `vendor:${vendorCode}:${id}-payout`,
      at: settledAt,
      kind: state === 'won' || state === 'lost' ? 'prize' : 'refund',
      entries: [
        { house, amount: `-${payout}` },
        { memberId, purpose: 'main', amount: payout },
      ],
    };
    return [placed, paid];
  });
}

/** The credit of a deposit, if it came to that. */
export function depositPostings(planned: PlannedDeposit, currency: string): Posting[] {
  const { id, memberId, amount, fee, credited, steps } = planned;
  const at = steps.find(({ state }) => state === 'credited')?.at;
  if (at === undefined) return [];
  const entries: Entry[] = [
    { house: 'payments', amount: `-${amount}` },
    { memberId, purpose: 'main', amount: credited },
    ...(compareAmounts(fee, '0') > 0 ? [{ house: 'fees', amount: fee } as const] : []),
  ];
  return [{ key: `deposit:${id}`, kind: 'deposit', reason: { kind: 'deposit', id }, at, currency, entries }];
}

/** The movements of a withdrawal: held, then paid out or released, and perhaps returned. */
export function withdrawalPostings(planned: PlannedWithdrawal, currency: string): Posting[] {
  const { id, memberId, amount, steps } = planned;
  const wasPaid = steps.some(({ state }) => state === 'paid');
  return steps.flatMap(({ state, at }) => {
    const step = movementOf(state, wasPaid);
    return step === undefined ? [] : [withdrawalPosting(currency, step, { id, memberId, amount, fee: '0.00' }, at)];
  });
}

function movementOf(state: PlannedStep['state'], wasPaid: boolean): Step | undefined {
  switch (state) {
    case 'requested':
      return 'hold';
    case 'paid':
      return 'paid';
    case 'rejected':
      return 'released';
    case 'returned':
      return wasPaid ? 'returned' : 'released';
    default:
      return undefined;
  }
}

/** The movements in the order of their times, after the opening that leaves the member with the balance. */
export function withOpening(
  postings: readonly Posting[],
  { memberId, balance, currency, at }: { memberId: number; balance: string; currency: string; at: Date },
): Posting[] {
  const opening = subtractAmounts(balance, changeOf(postings, memberId));
  const opened: Posting = {
    key: `opening:${memberId}`,
    kind: 'opening',
    at,
    currency,
    reason: { kind: 'account', id: `${memberId}` },
    entries: [
      { memberId, purpose: 'main', amount: opening },
      { house: 'opening', amount: `-${opening}` },
    ],
  };
  return [opened, ...postings.toSorted((a, b) => a.at.getTime() - b.at.getTime())];
}

/** What movements change a member's main wallet by. */
export function changeOf(postings: readonly Posting[], memberId: number): string {
  return postings
    .flatMap(({ entries }) => entries)
    .filter((entry) => 'memberId' in entry && entry.memberId === memberId && entry.purpose === 'main')
    .reduce((sum, { amount }) => addAmounts(sum, amount), '0.00');
}

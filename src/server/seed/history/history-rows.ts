import type { WithdrawalCheck, WithdrawalFigures } from '#generated/model/index.ts';
import { addAmounts } from '#shared/money/amount.ts';
import type { Queries } from '../../db/database.ts';
import type { depositSteps, deposits, withdrawalSteps, withdrawals } from '../../db/schema/payments.ts';
import type { betSettlements, bets } from '../../db/schema/play.ts';
import type { Posting } from '../../domain/money/wallet/post.ts';
import { canonicalReference } from '../../domain/payments/funds/payment-references.ts';
import { validTurnover } from '../../domain/play/bets/settlements.ts';
import { changeOf } from './history-postings.ts';
import type { PlannedBet } from './plan-bets.ts';
import type { PlannedDeposit } from './plan-deposits.ts';
import type { PlannedWithdrawal } from './plan-withdrawals.ts';

const MINUTE = 60_000;
const DAYS_30 = 30 * 24 * 60 * MINUTE;

/** A bet as it is stored, before `countValidTurnover`. */
export function betRow(bet: PlannedBet, memberId: number): typeof bets.$inferInsert {
  const { state, payout, placedAt, settledAt } = bet;
  const isEven = state === 'push' || state === 'void';
  return {
    ...bet,
    memberId,
    movedAt: settledAt ?? placedAt,
    endedAt: settledAt,
    refunded: isEven ? payout : '0',
  };
}

/** What a settled bet adds to profit and loss, before `countValidTurnover`. */
export function settlementRow(bet: PlannedBet, memberId: number): (typeof betSettlements.$inferInsert)[] {
  const { id: betId, category, stake, payout, settledAt } = bet;
  if (settledAt === null) return [];
  const settled = { betId, memberId, category, bets: 1, stake, payout, validTurnover: '0', turnover: countedOf(bet) };
  // The points of the demo accounts are seeded.
  return [{ ...settled, settledAt, pointsCounted: true }];
}

function countedOf({ state, stake }: PlannedBet): string {
  return state === 'won' || state === 'lost' ? stake : '0';
}

const COUNT = `
  with counted as (
    update bets b set valid_turnover = ${validTurnover('b.stake', 'b.payout')}
    where b.member_id = any($1::bigint[]) and b.state in ('won', 'lost') returning b.id, b.valid_turnover
  )
  update bet_settlements s set valid_turnover = c.valid_turnover from counted c where s.bet_id = c.id`;

/** Gives the bets of members, each of which was settled once, their valid turnover. */
export async function countValidTurnover(tx: Queries, memberIds: readonly number[]): Promise<void> {
  await tx.query('seed_valid_turnover', COUNT, [[...memberIds]]);
}

export interface Past {
  readonly postings: readonly Posting[];
  readonly bets: readonly PlannedBet[];
  readonly deposits: readonly PlannedDeposit[];
  readonly withdrawals: readonly PlannedWithdrawal[];
}

/** A deposit as it is stored. */
export function depositRow(planned: PlannedDeposit, past: Past): typeof deposits.$inferInsert {
  const { credited, steps, ...rest } = planned;
  const [first] = steps;
  const at = (state: string) => steps.find((step) => step.state === state)?.at ?? null;
  const [paidAt, creditedAt] = [at('paid'), at('credited')];
  return {
    ...rest,
    state: (steps.at(-1) ?? first).state,
    feeFixed: '0',
    createdAt: first.at,
    receivedAmount: paidAt && planned.amount,
    bankReference: paidAt && `IN-${planned.id}`,
    paidAt,
    referenceKey: paidAt && canonicalReference(`IN-${planned.id}`),
    creditedAmount: creditedAt && credited,
    creditedAt,
    balanceAfter: creditedAt && balanceAt(past, planned.memberId, creditedAt),
  };
}

/** The states of a deposit as they are stored. */
export function depositStepRows({ id, steps }: PlannedDeposit): (typeof depositSteps.$inferInsert)[] {
  return steps.map((step, index) => ({ depositId: id, position: index + 1, ...step }));
}

function balanceAt({ postings }: Past, memberId: number, at: Date): string {
  return changeOf(
    postings.filter((posting) => posting.at <= at),
    memberId,
  );
}

/** A withdrawal as it is stored. */
export function withdrawalRow(planned: PlannedWithdrawal, past: Past): typeof withdrawals.$inferInsert {
  const { steps, reason, dispute } = planned;
  const [first] = steps;
  const last = steps.at(-1) ?? first;
  const at = (state: string) => steps.find((step) => step.state === state)?.at ?? null;
  const [paidAt, disputedAt] = [at('paid'), at('disputed')];
  const answered = disputedAt !== null && last.state === 'returned';
  return {
    ...planned,
    state: last.state,
    fee: '0',
    requestedAt: first.at,
    updatedAt: last.at,
    reviewer: steps.find(({ owner }) => owner === 'operator')?.actor ?? null,
    bankReference: paidAt && `SMB-${planned.id}`,
    referenceKey: paidAt && canonicalReference(`SMB-${planned.id}`),
    reason,
    autoReceivedAt: last.state === 'paid' && paidAt ? new Date(paidAt.getTime() + 30 * MINUTE) : null,
    disputeReason: dispute,
    disputedAt,
    disputeAnswer: answered ? reason : null,
    disputeAnsweredAt: answered ? last.at : null,
    figures: figuresOf(planned, past),
    checks,
    openChecks: 0,
  };
}

/** The states of a withdrawal as they are stored. */
export function stepRows({ id, steps }: PlannedWithdrawal): (typeof withdrawalSteps.$inferInsert)[] {
  return steps.map((step, index) => ({ withdrawalId: id, position: index + 1, ...step }));
}

const checks: WithdrawalCheck[] = [
  { check: 'payee_name', passed: true, detail: 'Same name as on the account.' },
  { check: 'wagering', passed: true, detail: 'No bonus had wagering open.' },
  {
    check: 'account_changed',
    passed: true,
    detail: 'No password and no account changed in the last 24 hours.',
  },
];

function figuresOf({ memberId, steps: [{ at }] }: PlannedWithdrawal, past: Past): WithdrawalFigures {
  const since = new Date(at.getTime() - DAYS_30);
  const sum = (amounts: readonly string[]) => amounts.reduce(addAmounts, '0.00');
  const received = past.withdrawals.filter(
    ({ steps }) => steps[0].at >= since && steps[0].at < at && steps.at(-1)?.state === 'received',
  );
  const credits = past.deposits.filter(({ steps }) => {
    const credit = steps.find(({ state }) => state === 'credited');
    return credit !== undefined && credit.at >= since && credit.at < at;
  });
  const counted = past.bets.filter(({ settledAt }) => settledAt !== null && settledAt >= since && settledAt < at);
  return {
    mainBalance: balanceAt(past, memberId, at),
    deposits: sum(credits.map(({ credited }) => credited)),
    withdrawals: sum(received.map(({ amount }) => amount)),
    turnover: sum(counted.map(countedOf)),
    activeBonuses: 0,
  };
}

import { sql } from 'drizzle-orm';
import type {
  ReviewedMember,
  WithdrawalReview,
  WithdrawalReviewPage,
  WithdrawalReviewRow,
  WithdrawalState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { numberSeal } from '../../money/bound-accounts/bound-accounts.ts';
import { amountsOf, targetOf } from './withdrawal-detail.ts';
import { findWithdrawal, stepsOf, WITHDRAWAL_COLUMNS, WITHDRAWAL_FROM, type WithdrawalRow } from './withdrawal-row.ts';

interface MemberColumns extends Omit<ReviewedMember, 'id'> {}
type Row = WithdrawalRow & MemberColumns;

export interface ReviewQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: WithdrawalState | undefined;
  readonly account?: string | undefined;
}

/**
 * A page of withdrawals for operators, the one that waits longest first; without a state those that wait for an
 * operator. Failure: `validation_failed` for a wrong range.
 */
export async function listWithdrawalReviews(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  { state, account, ...query }: ReviewQuery,
): Promise<WithdrawalReviewPage> {
  const { db, brand, clock } = services;
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<Row, Record<'amount' | 'fee' | 'receives', string>>(
    db,
    {
      name: 'withdrawal_reviews',
      from: piece(`${WITHDRAWAL_FROM} join members m on m.id = d.member_id`),
      where: [
        state === undefined
          ? sql`d.state in ('requested', 'reviewing', 'approved', 'disputed')`
          : sql`d.state = ${state}`,
        sql`d.requested_at >= ${range.from} and d.requested_at < ${range.to}`,
        account === undefined ? undefined : sql`m.account = ${account}`,
      ],
      order: sql`d.requested_at, d.id`,
      columns: piece(`${WITHDRAWAL_COLUMNS}, m.account, m.nickname, m.type, m.rank_level as "rankLevel"`),
      totals: {
        amount: sql`coalesce(sum(d.amount), 0)`,
        fee: sql`coalesce(sum(d.fee), 0)`,
        receives: sql`coalesce(sum(d.amount - d.fee), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => reviewRow(services, row, row)),
    totals: { amount: wire(totals.amount), fee: wire(totals.fee), receives: wire(totals.receives) },
  };
}

function reviewRow(services: Pick<Services, 'brand'>, row: WithdrawalRow, member: MemberColumns): WithdrawalReviewRow {
  const { account, nickname, type, rankLevel } = member;
  return {
    withdrawalId: row.id,
    member: { id: String(row.memberId), account, nickname, type, rankLevel },
    ...amountsOf(services, row),
    target: targetOf(row),
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    reviewer: row.reviewer,
    openChecks: row.openChecks,
  };
}

const MEMBER = 'select account, nickname, type, rank_level as "rankLevel" from members where id = $1';

/** A withdrawal with everything that its decision and payment need, the whole account number among it. */
export async function withdrawalReview(
  services: Pick<Services, 'brand' | 'config' | 'random'>,
  db: Pick<Queries, 'query'>,
  withdrawalId: string,
): Promise<WithdrawalReview> {
  const row = await findWithdrawal(db, withdrawalId);
  const [member] = await db.query<MemberColumns>('withdrawal_member', MEMBER, [row.memberId]);
  if (member === undefined) throw new Error(`member ${row.memberId} of withdrawal ${withdrawalId} is gone`);
  const seal = await numberSeal(db, services);
  const steps = await stepsOf(db, withdrawalId);
  return {
    ...reviewRow(services, row, member),
    accountNumber: seal.open(row.sealedNumber),
    currency: services.brand.currency.code,
    bankReference: row.bankReference,
    autoReceivedAt: row.autoReceivedAt?.toISOString() ?? null,
    reason: row.reason,
    dispute: row.disputeText ?? row.disputeReason,
    figures: row.figures,
    checks: row.checks,
    steps: steps.map(({ state, at, actor, note }) => ({ state, at: at.toISOString(), by: actor, note })),
  };
}

/** The same for an operator who reads it, which the audit log keeps. Failure: `not_found`. */
export async function readWithdrawalReview(
  services: Pick<Services, 'db' | 'brand' | 'config' | 'random' | 'clock'>,
  operator: string,
  withdrawalId: string,
): Promise<WithdrawalReview> {
  return services.db.transaction(async (tx) => {
    const review = await withdrawalReview(services, tx, withdrawalId);
    await audit(tx, {
      at: new Date(services.clock()),
      kind: 'withdrawal_read',
      memberId: Number(review.member.id),
      data: { operator, withdrawal: withdrawalId },
    });
    return review;
  });
}

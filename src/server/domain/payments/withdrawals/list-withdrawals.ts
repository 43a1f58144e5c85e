import { sql } from 'drizzle-orm';
import type { WithdrawalPage, WithdrawalState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { withdrawalOf } from './withdrawal-detail.ts';
import { WITHDRAWAL_COLUMNS, WITHDRAWAL_FROM, type WithdrawalRow } from './withdrawal-row.ts';

export interface WithdrawalQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: WithdrawalState | undefined;
}

/**
 * A page of the session member's withdrawals, the newest first, with the sums over all pages (MEMBER-22). Failure:
 * `validation_failed` for a wrong range.
 */
export async function listWithdrawals(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  { memberId }: Session,
  { state, ...query }: WithdrawalQuery,
): Promise<WithdrawalPage> {
  const { db, brand, clock } = services;
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<WithdrawalRow, Record<'amount' | 'received' | 'fee', string>>(
    db,
    {
      name: 'withdrawals',
      from: piece(WITHDRAWAL_FROM),
      where: [
        sql`d.member_id = ${memberId}`,
        sql`d.requested_at >= ${range.from} and d.requested_at < ${range.to}`,
        state && sql`d.state = ${state}`,
      ],
      order: sql`d.requested_at desc, d.id desc`,
      columns: piece(WITHDRAWAL_COLUMNS),
      totals: {
        amount: sql`coalesce(sum(d.amount), 0)`,
        received: sql`coalesce(sum(d.amount) filter (where d.state = 'received'), 0)`,
        fee: sql`coalesce(sum(d.fee) filter (where d.state = 'received'), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => withdrawalOf(services, row)),
    totals: { amount: wire(totals.amount), received: wire(totals.received), fee: wire(totals.fee) },
  };
}

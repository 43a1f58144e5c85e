import { sql } from 'drizzle-orm';
import type { LoginHistoryPage, LoginOutcome, LoginRecord } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged } from '../../ground/paging/paging.ts';
import type { Session } from './session.ts';
import { requireTrueAccount } from './true-account.ts';

export interface LoginHistoryQuery extends PageQuery {
  readonly outcome?: LoginOutcome | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A right password that only leads to the next step is no failure. */
export const FAILED = `outcome not in ('success', 'two_step', 'new_place')`;

const list = {
  name: 'login_history',
  from: sql`login_records`,
  order: sql`at desc, id desc`,
  columns: sql`public_id as "loginId", at, outcome, method, ip, country, device, session_id as "sessionId"`,
  totals: { failed: sql`count(*) filter (where ${sql.raw(FAILED)})` },
};

type Row = Omit<LoginRecord, 'at' | 'current'> & { readonly at: Date; readonly sessionId: number | null };

/** A page of the account's login attempts, newest first; the attempt that opened this session is marked. */
export async function loginHistory(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  query: LoginHistoryQuery,
): Promise<LoginHistoryPage> {
  requireTrueAccount(session);
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const where = [
    sql`member_id = ${session.memberId} and at >= ${from} and at < ${to}`,
    query.outcome && sql`outcome = ${query.outcome}`,
  ];
  const { content, totals, ...page } = await paged<Row, { failed: number }>(db, { ...list, where }, query);
  return {
    ...page,
    content: content.map(({ at, sessionId, ...row }) => ({
      ...row,
      at: at.toISOString(),
      current: sessionId === session.id,
    })),
    failedTotal: totals.failed,
  };
}

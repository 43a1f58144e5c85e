import type { LoginHistoryPage, LoginOutcome, LoginRecord } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { rangeOf } from '../date-range.ts';
import type { Session } from './session.ts';
import { requireTrueAccount } from './true-account.ts';

export interface LoginHistoryQuery {
  readonly outcome?: LoginOutcome | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const WANTED = 'member_id = $1 and at >= $2 and at < $3 and ($4::text is null or outcome = $4)';
const COUNTS = `
  select count(*) as total, count(*) filter (where outcome <> 'success') as failed from login_records where ${WANTED}`;
const LIST = `
  select public_id as "loginId", at, outcome, method, ip, country, device, session_id as "sessionId"
  from login_records where ${WANTED} order by at desc, id desc limit $5 offset $6`;

type Row = Omit<LoginRecord, 'at' | 'current'> & { readonly at: Date; readonly sessionId: number | null };

/** A page of the attempts to log in to the account, the newest first; the one that opened this session is marked. */
export async function loginHistory(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  query: LoginHistoryQuery,
): Promise<LoginHistoryPage> {
  requireTrueAccount(session);
  const { from, to } = rangeOf(query, clock());
  const wanted = [session.memberId, from, to, query.outcome ?? null] as const;
  const page = [query.pageSize, (query.pageNo - 1) * query.pageSize] as const;
  const [[counts], rows] = await Promise.all([
    db.query<{ total: number; failed: number }>('login_history_counts', COUNTS, wanted),
    db.query<Row>('login_history', LIST, [...wanted, ...page]),
  ]);
  const { total = 0, failed = 0 } = counts ?? {};
  return {
    content: rows.map(({ at, sessionId, ...row }) => ({
      ...row,
      at: at.toISOString(),
      current: sessionId === session.id,
    })),
    totalPages: Math.ceil(total / query.pageSize),
    totalElements: total,
    failedTotal: failed,
  };
}

import { sql } from 'drizzle-orm';
import type {
  DismissLoginInfoPayload,
  LastLogin,
  LoginHistoryPage,
  LoginInfo,
  LoginOutcome,
  LoginRecord,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged } from '../../ground/paging/paging.ts';
import { verifyPassword } from './password.ts';
import type { Session } from './session.ts';
import { requireTrueAccount } from './true-account.ts';

export interface LoginHistoryQuery extends PageQuery {
  readonly outcome?: LoginOutcome | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A right password that only leads to the next step is no failure. */
const FAILED = `outcome not in ('success', 'two_step', 'new_place')`;

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

const DAY = 86_400_000;

interface Facts {
  readonly isWelcomed: boolean;
  readonly isShown: boolean;
  readonly profileComplete: boolean;
  readonly depositLimitSet: boolean;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date;
  readonly failedSince: number;
  readonly last: (Omit<LastLogin, 'at'> & { readonly at: string }) | null;
}

// Session ids follow the order in which sessions begin.
const LAST = `
  select at, ip, country, device from login_records
  where member_id = $1 and outcome = 'success' and session_id < $2 order by at desc, id desc limit 1`;
const FACTS = `
  with last as (${LAST})
  select m.welcomed_at is not null as "isWelcomed", s.last_login_shown_at is not null as "isShown",
    m.payee_name is not null and m.birthday is not null as "profileComplete",
    exists (
      select from play_limits l
      where l.member_id = m.id and l.kind = 'deposit' and l.set_by = 'member' and l.amount is not null
    ) as "depositLimitSet",
    m.password_hash as "passwordHash", m.password_changed_at as "passwordChangedAt",
    (
      select count(*)::int from login_records r
      where r.member_id = $1 and r.${FAILED} and r.at < s.created_at
        and r.at > coalesce((select at from last), '-infinity')
    ) as "failedSince",
    (select to_json(last) from last) as last
  from members m join sessions s on s.id = $2
  where m.id = $1`;
const WELCOMED = 'update members set welcomed_at = $2 where id = $1 and welcomed_at is null';
const SHOWN = 'update sessions set last_login_shown_at = $2 where id = $1 and last_login_shown_at is null';

/** The login before the one of a session; null at the first. */
export async function lastLoginBefore(
  db: Pick<Queries, 'query'>,
  { memberId, id }: Pick<Session, 'memberId' | 'id'>,
): Promise<LastLogin | null> {
  const [last] = await db.query<Omit<LastLogin, 'at'> & { at: Date }>('last_login_before', LAST, [memberId, id]);
  return last ? { ...last, at: last.at.toISOString() } : null;
}

/**
 * What the portal shows after a login (LOGIN-32): the welcome until the account has dismissed it, the last login until
 * this session has. A trial account has neither.
 */
export async function loginInfo(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
): Promise<LoginInfo> {
  const [facts] = await db.query<Facts>('login_info', FACTS, [session.memberId, session.id]);
  if (facts === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  const isTrial = session.type === 4;
  const { maxAgeDays, default: standard } = brand.passwords;
  const { passwordHash, passwordChangedAt, last } = facts;
  const isExpired = maxAgeDays !== null && clock() - passwordChangedAt.getTime() > maxAgeDays * DAY;
  const isStandard = standard !== null && passwordHash !== null && (await verifyPassword(passwordHash, standard));
  return {
    firstLoginDue: !isTrial && !facts.isWelcomed,
    afterLoginDue: !isTrial && last !== null && !facts.isShown,
    lastLogin: isTrial || last === null ? null : { ...last, at: new Date(last.at).toISOString() },
    failedSince: isTrial ? 0 : facts.failedSince,
    profileComplete: facts.profileComplete,
    depositLimitSet: facts.depositLimitSet,
    passwordChangeDue:
      !isTrial && passwordHash !== null && (isStandard || (isExpired && brand.flags.PWDEXPFORCECHANGE3)),
  };
}

/** Remembers that something was shown, and answers what is still due. Doing it again changes nothing. */
export async function dismissLoginInfo(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  { kind }: DismissLoginInfoPayload,
): Promise<LoginInfo> {
  const at = new Date(services.clock());
  if (kind === 'first_login') await services.db.query('member_welcomed', WELCOMED, [session.memberId, at]);
  else await services.db.query('last_login_shown', SHOWN, [session.id, at]);
  return loginInfo(services, session);
}

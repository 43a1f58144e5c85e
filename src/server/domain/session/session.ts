import type { AgentType } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { hashToken } from './token.ts';

/** After so long without a call that a person caused, a session ends (API-79). */
export const IDLE_MINUTES = 30;
/** And after so long in any case. */
export const SESSION_HOURS = 12;

const MINUTE = 60_000;

/** A session that holds, with what most operations need of its member: read together, in one statement. */
export interface Session {
  readonly id: number;
  readonly memberId: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly memberAccess: boolean;
  /** The main wallet, as `numeric` text. */
  readonly balance: string;
}

interface Row extends Session {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly over: boolean;
}

/** The one statement of a call with a token: its session, its member and what that can play with. */
export const FIND_SESSION = `
  select s.id, s.member_id as "memberId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
    s.ended_at is not null or m.status <> 'active' as over,
    m.account, m.nickname, m.type, m.member_access as "memberAccess", w.balance
  from sessions s
  join members m on m.id = s.member_id
  join wallets w on w.member_id = s.member_id and w.kind = 'main'
  where s.token_hash = $1`;

const TOUCH = 'update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2';

/**
 * The session of a token: `unknown` if there never was one, `expired` if it was ended, sat idle for 30 minutes or is
 * 12 hours old. A call prolongs it unless it is a background call. The time of the last call is written at most once a
 * minute, so idleness may be noticed up to a minute early, never late.
 */
export async function authenticate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  { background }: { readonly background: boolean },
): Promise<Session | 'unknown' | 'expired'> {
  const [row] = await db.query<Row>('session_by_token', FIND_SESSION, [hashToken(token)]);
  if (row === undefined) return 'unknown';
  const now = clock();
  const idle = now - row.lastSeenAt.getTime();
  if (row.over || idle >= IDLE_MINUTES * MINUTE || now >= row.expiresAt.getTime()) return 'expired';
  if (!background && idle >= MINUTE) await db.query('session_touch', TOUCH, [row.id, new Date(now)]);
  return row;
}

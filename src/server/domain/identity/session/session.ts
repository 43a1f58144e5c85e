import { createHash } from 'node:crypto';
import type { AgentType } from '#generated/model/index.ts';
import { coalesced } from '#server/db/coalesced.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { RandomBytes } from '#server/shared/random.ts';

/** A session ends after this long without a call that a person caused (API-79). */
export const IDLE_MINUTES = 30;
/** A session ends after this long in any case. */
export const SESSION_HOURS = 12;

const MINUTE = 60_000;

/** A valid session with the member data that most operations need, read in one statement. */
export interface Session {
  readonly id: number;
  readonly memberId: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly memberAccess: boolean;
  /** The main wallet with its bonus money, as `numeric` text. */
  readonly balance: string;
  /** It was opened for the chat page and is valid for nothing else. */
  readonly chatOnly?: boolean;
}

interface Row extends Session {
  readonly tokenHash: string;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly over: boolean;
}

/** The one statement of calls with a token: the session, its member and the balance. */
export const FIND_SESSION = `
  select s.token_hash as "tokenHash", s.id, s.member_id as "memberId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
    s.ended_at is not null or m.status <> 'active'
      or exists (select 1 from sessions p where p.id = s.chat_of and p.ended_at is not null) as over,
    s.chat_of is not null as "chatOnly",
    m.account, m.nickname, m.type, m.member_access as "memberAccess",
    w.balance + coalesce((select b.balance from wallets b where b.member_id = s.member_id and b.kind = 'bonus'), 0) as balance
  from sessions s
  join members m on m.id = s.member_id
  join wallets w on w.member_id = s.member_id and w.kind = 'main'
  where s.token_hash = any($1)`;

const TOUCH = 'update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2';

/** Finds the session of a token. */
export type Authenticate = (
  services: Pick<Services, 'clock'>,
  token: string,
  options: { readonly background: boolean },
) => Promise<Session | 'unknown' | 'expired'>;

/**
 * Returns the session of a token. It is `unknown` if there never was one; `expired` if it was ended, idle for 30
 * minutes or 12 hours old. A call prolongs it unless it is a background call. The time of the last call is written at
 * most once a minute. So idleness may be noticed a minute early, never late. Calls during a database query share the
 * next query.
 */
export function authenticator(db: Pick<Database, 'query'>): Authenticate {
  const find = coalesced(async (hashes) => {
    const rows = await db.query<Row>('session_by_token', FIND_SESSION, [hashes]);
    return new Map(rows.map((row) => [row.tokenHash, row]));
  });
  return async ({ clock }, token, { background }) => {
    const row = await find(hashToken(token));
    if (row === undefined) return 'unknown';
    const now = clock();
    const idle = now - row.lastSeenAt.getTime();
    if (row.over || idle >= IDLE_MINUTES * MINUTE || now >= row.expiresAt.getTime()) return 'expired';
    if (!background && idle >= MINUTE) await db.query('session_touch', TOUCH, [row.id, new Date(now)]);
    return row;
  };
}

/** A new session token: `pt_` and 192 random bits. */
export function newToken(random: RandomBytes): string {
  return `pt_${Buffer.from(random(24)).toString('base64url')}`;
}

/** The stored hash of a token. The token has too many bits to guess, so a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import type { EndedSessions, Session as ListedSession, LogoutResult } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { publish } from '../../ground/publish.ts';
import { IDLE_MINUTES, type Session } from './session.ts';

interface Row {
  readonly id: number;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly ip: string;
  readonly country: string | null;
  readonly device: string;
}

/** The condition of a session that is valid at $2. */
export const IS_OPEN = `ended_at is null and expires_at > $2 and last_seen_at > $2::timestamptz - interval '${IDLE_MINUTES} minutes'`;

// The session of the call is always listed, even beyond the limit.
const LIST = `
  select id, public_id as "sessionId", created_at as "startedAt", last_seen_at as "lastUsedAt",
    expires_at as "expiresAt", ip, country, device
  from sessions where member_id = $1 and chat_of is null and ${IS_OPEN}
  order by id = $3 desc, last_seen_at desc, id desc limit 200`;

/** The open sessions of the account, last used first; the one of the call is marked. Tokens are never returned. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<ListedSession[]> {
  const rows = await db.query<Row>('session_list', LIST, [session.memberId, new Date(clock()), session.id]);
  return rows
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime() || b.id - a.id)
    .map(({ id, startedAt, lastUsedAt, expiresAt, ...row }) => ({
      ...row,
      current: id === session.id,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
}

const END_ONE = `update sessions set ended_at = $2 where member_id = $1 and public_id = $3 and ${IS_OPEN} returning id`;
const END_ALL = `update sessions set ended_at = $2 where member_id = $1 and id is distinct from $3 and ${IS_OPEN} returning id`;

/**
 * Ends one session of the account on every server at once, also the session of the call. A session that is not open, or
 * is another account's, is `not_found`.
 */
export async function endSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  sessionId: string,
): Promise<EndedSessions> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const [ended] = await tx.query<{ id: number }>('session_end_one', END_ONE, [session.memberId, at, sessionId]);
    if (ended === undefined) throw new Failure('not_found');
    await publish(tx, at, [{ kind: 'session', memberId: session.memberId }]);
    await audit(tx, { at, kind: 'logout', memberId: session.memberId, data: { session: ended.id, by: session.id } });
    return { endedSessions: 1, endedAt: at.toISOString() };
  });
}

/** Ends every session of the account except the one of the call. */
export async function endOtherSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<EndedSessions> {
  const at = new Date(clock());
  const endedSessions = await db.transaction((tx) => endAllSessions(tx, session.memberId, at, session.id));
  return { endedSessions, endedAt: at.toISOString() };
}

/** Ends the sessions of a member, all or all except `but`, in the caller's transaction. Returns how many were open. */
export async function endAllSessions(tx: Queries, memberId: number, at: Date, but: number | null): Promise<number> {
  const ended = await tx.query<{ id: number }>('session_end_all', END_ALL, [memberId, at, but]);
  if (ended.length > 0) {
    await publish(tx, at, [{ kind: 'session', memberId }]);
    await audit(tx, { at, kind: 'sessions_ended', memberId, data: { sessions: ended.length, kept: but } });
  }
  return ended.length;
}

const END = 'update sessions set ended_at = $2 where id = $1 and ended_at is null';

/** Ends this session, on every server at once. The others of the member go on (LOGOUT-06). */
export async function logout({ db, clock }: Pick<Services, 'db' | 'clock'>, session: Session): Promise<LogoutResult> {
  const now = new Date(clock());
  await db.transaction(async (tx) => {
    await tx.query('session_end', END, [session.id, now]);
    await publish(tx, now, [{ kind: 'session', memberId: session.memberId }]);
    await audit(tx, { at: now, kind: 'logout', memberId: session.memberId, data: { session: session.id } });
  });
  return { endedAt: now.toISOString() };
}

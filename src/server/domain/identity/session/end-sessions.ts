import type { EndedSessions } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { publish } from '../../ground/publish.ts';
import { IS_OPEN } from './list-sessions.ts';
import type { Session } from './session.ts';

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

import type { Session as ListedSession } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
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

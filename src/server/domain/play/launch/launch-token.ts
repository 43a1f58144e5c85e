import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { hashToken, IDLE_MINUTES, type Session } from '../../identity/session/session.ts';

/** The lifetime of a launch token. */
const LAUNCH_SECONDS = 60;

/** The game that a launch token opens. */
export interface LaunchSubject {
  readonly vendor: string;
  readonly nodeId: string | null;
  readonly gameId: string | null;
  readonly roomId: string | null;
  readonly language: Language;
}

// Only the session's own token gets one. Earlier tokens stay valid, because another window may be opening the game.
const GIVE = `
  with caller as (select id, member_id from sessions where id = $2 and token_hash = $3)
  insert into launch_tokens (hash, member_id, session_id, vendor_code, node_id, game_id, room_id, language, expires_at)
  select $1, member_id, id, $4, $5::integer, $6, $7, $8, $9 from caller
  returning hash`;

/**
 * Creates a token for a vendor, valid once and for 60 seconds, for this game only. Undefined unless `sessionToken` is
 * the session's.
 */
export async function giveLaunchToken(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  session: Pick<Session, 'id'>,
  sessionToken: string,
  subject: LaunchSubject,
): Promise<{ readonly token: string; readonly expiresAt: Date } | undefined> {
  const token = newSecret('lt_', random);
  const expiresAt = new Date(clock() + LAUNCH_SECONDS * 1_000);
  const { vendor, nodeId, gameId, roomId, language } = subject;
  const place = [vendor, nodeId === null ? null : Number(nodeId), gameId, roomId] as const;
  const kept = await db.query('launch_token_give', GIVE, [
    secretHash(token),
    session.id,
    hashToken(sessionToken),
    ...place,
    language,
    expiresAt,
  ]);
  return kept.length === 0 ? undefined : { token, expiresAt };
}

/** A valid session of play. */
interface OpenPlay {
  readonly memberId: number;
  /** The member's session in which the game was opened. */
  readonly sessionId: number;
  /** Null in the vendor's lobby. */
  readonly gameId: string | null;
  readonly roomId: string | null;
}

const FIND = `
  select p.member_id as "memberId", p.session_id as "sessionId", p.game_id as "gameId", p.room_id as "roomId"
  from play_sessions p
  join sessions s on s.id = p.session_id
  join members m on m.id = p.member_id
  where p.token_hash = $1 and p.vendor_code = $2 and p.expires_at > $3
    and s.ended_at is null and s.expires_at > $3 and s.last_seen_at > $4 and m.status = 'active'`;

/**
 * Returns the session of play of a token, for its vendor. It ends with the member's session, also an idle one: playing
 * does not prolong it. `play_token_expired` for every invalid token.
 */
export async function playSessionOf(
  { db, clock }: Pick<Services, 'clock'> & { readonly db: Pick<Queries, 'query'> },
  vendor: string,
  playToken: string,
): Promise<OpenPlay> {
  const now = clock();
  const idleSince = new Date(now - IDLE_MINUTES * 60_000);
  const [found] = await db.query<OpenPlay>('play_session_find', FIND, [
    secretHash(playToken),
    vendor,
    new Date(now),
    idleSince,
  ]);
  if (found === undefined) throw new Failure('play_token_expired');
  return found;
}

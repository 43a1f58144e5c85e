import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { IDLE_MINUTES } from '../../identity/session/session.ts';

/** A valid session of play. */
export interface OpenPlay {
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

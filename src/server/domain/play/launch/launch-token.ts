import type { Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { hashToken, type Session } from '../../identity/session/session.ts';

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

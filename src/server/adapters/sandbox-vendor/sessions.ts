import { createHash } from 'node:crypto';
import type { Language, PlaySession } from '#generated/model/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../../shared/failure.ts';

/** A game session, as the vendor keeps it. */
export interface VendorSession {
  readonly vendor: string;
  readonly memberId: string;
  readonly gameId: string | null;
  readonly currency: string;
  /** In which the vendor tells what was bet on and what came out. */
  readonly language: Language;
  /** The page sends it with each call; the vendor keeps only its hash. */
  readonly playToken: string;
}

const KEEP = `
  insert into sandbox_sessions (token_hash, vendor_code, member_id, game_id, currency, language, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const FIND = `
  select vendor_code as vendor, member_id as "memberId", game_id as "gameId", currency, language
  from sandbox_sessions
  where token_hash = $1 and vendor_code = $2 and expires_at > $3`;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Keeps a session that the portal has opened. */
export async function keepSession(db: Queries, vendor: string, opened: PlaySession): Promise<void> {
  const { playToken, memberId, gameId, currency, language, expiresAt } = opened;
  const values = [hashOf(playToken), vendor, memberId, gameId, currency, language, new Date(expiresAt)];
  await db.query('sandbox_session_keep', KEEP, values);
}

/** The session of a play token: `play_token_expired` for every other token, also another vendor's. */
export async function vendorSession(
  db: Queries,
  vendor: string,
  playToken: string,
  now: number,
): Promise<VendorSession> {
  const rows = await db.query<Omit<VendorSession, 'playToken'>>('sandbox_session_find', FIND, [
    hashOf(playToken),
    vendor,
    new Date(now),
  ]);
  const [found] = rows;
  if (found === undefined) throw new Failure('play_token_expired');
  return { ...found, playToken };
}

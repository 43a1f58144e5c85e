import type { Language, PlaySession } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { SESSION_HOURS } from '../../identity/session/session.ts';
import { vendorBalance } from './player-balance.ts';

type Dependencies = Pick<Services, 'brand' | 'db' | 'catalogue' | 'clock' | 'random'>;

interface Spent {
  readonly memberId: number;
  readonly sessionId: number;
  readonly nodeId: number | null;
  readonly gameId: string | null;
  readonly roomId: string | null;
  readonly language: Language;
  readonly nickname: string;
  readonly status: 'active' | 'disabled' | 'excluded';
  readonly over: boolean;
}

// Of two concurrent exchanges one finds the token unused.
const SPEND = `
  update launch_tokens t set used_at = $3
  from sessions s, members m
  where t.hash = $1 and t.vendor_code = $2 and t.used_at is null and t.expires_at > $3
    and s.id = t.session_id and m.id = t.member_id
  returning t.member_id as "memberId", t.session_id as "sessionId", t.node_id as "nodeId", t.game_id as "gameId",
    t.room_id as "roomId", t.language, m.nickname, m.status, s.ended_at is not null or s.expires_at <= $3 as over`;

const OPEN = `
  insert into play_sessions
    (token_hash, member_id, session_id, vendor_code, node_id, game_id, room_id, language, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/**
 * Exchanges a launch token for a session of play, for the vendor of the caller's key. Failures: `launch_token_invalid`
 * for a token that is unknown, used, expired, another vendor's, or of an ended session; `self_excluded`;
 * `game_maintenance`.
 */
export async function authorisePlayer(
  services: Dependencies,
  vendor: string,
  launchToken: string,
): Promise<PlaySession> {
  const { db, brand, catalogue, clock, random } = services;
  const { byNodeId, lanes } = await catalogue.current();
  const now = new Date(clock());
  const playToken = newSecret('pl_', random);
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const spent = await db.transaction(async (tx) => {
    const [found] = await tx.query<Spent>('launch_token_spend', SPEND, [secretHash(launchToken), vendor, now]);
    if (found === undefined || found.over || found.status === 'disabled') throw new Failure('launch_token_invalid');
    if (found.status === 'excluded') throw new Failure('self_excluded');
    const { memberId, sessionId, nodeId, gameId, roomId, language } = found;
    const opened = [memberId, sessionId, vendor, nodeId, gameId, roomId, language, now, expiresAt] as const;
    await tx.query('play_session_open', OPEN, [secretHash(playToken), ...opened]);
    return found;
  });
  const game = spent.nodeId === null ? undefined : byNodeId.get(String(spent.nodeId));
  const card = lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === vendor);
  if (game?.maintenance || card?.maintenance) throw new Failure('game_maintenance');
  return {
    memberId: String(spent.memberId),
    nickname: spent.nickname,
    playToken,
    expiresAt: expiresAt.toISOString(),
    nodeId: spent.nodeId === null ? null : String(spent.nodeId),
    gameId: spent.gameId,
    language: spent.language,
    currency: brand.currency.code,
    ...(await vendorBalance(services, vendor, spent.memberId)),
  };
}

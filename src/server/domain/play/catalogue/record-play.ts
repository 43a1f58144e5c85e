import type { Queries } from '#server/db/database.ts';

/** A launch or a bet. */
export interface Play {
  readonly vendor: string;
  /** The vendor's own id of the game (`gameId`), or the `gameCode` of a lottery game. */
  readonly gameCode: string;
  /** Its node in the catalogue; null where it has none. */
  readonly nodeId: string | null;
  /** Whether money was staked; a launch alone is no bet. */
  readonly bet: boolean;
  readonly at: Date;
}

// The order of two servers' writes does not matter: the later moment wins.
const RECORD = `
insert into recent_plays as r (member_id, vendor_code, game_code, node_id, played_at, bet_at)
values ($1, $2, $3, $4, $5, case when $6 then $5::timestamptz end)
on conflict (member_id, vendor_code, game_code) do update set
  node_id = excluded.node_id,
  played_at = greatest(r.played_at, excluded.played_at),
  bet_at = greatest(r.bet_at, excluded.bet_at)`;

/** Records a play of a member for the lists of recent plays. Trial accounts have no such list. */
export async function recordPlay(db: Queries, memberId: number, play: Play): Promise<void> {
  const { vendor, gameCode, nodeId, at, bet } = play;
  await db.query('play_record', RECORD, [memberId, vendor, gameCode, nodeId === null ? null : Number(nodeId), at, bet]);
}

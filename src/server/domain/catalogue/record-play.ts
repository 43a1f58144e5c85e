import type { Queries } from '../../db/database.ts';

/** What was launched or bet on. */
export interface Play {
  readonly vendor: string;
  /** The vendor's own id of the game (`gameId`), or the `gameCode` of a lottery game. */
  readonly gameCode: string;
  /** Its place in the catalogue; null for what has none. */
  readonly nodeId: string | null;
  /** Whether money was staked; a launch alone is no bet. */
  readonly bet: boolean;
  readonly at: Date;
}

// The order in which two servers come to it does not matter: the later moment stays.
const RECORD = `
insert into recent_plays as r (member_id, vendor_code, game_code, node_id, played_at, bet_at)
values ($1, $2, $3, $4, $5, case when $6 then $5::timestamptz end)
on conflict (member_id, vendor_code, game_code) do update set
  node_id = excluded.node_id,
  played_at = greatest(r.played_at, excluded.played_at),
  bet_at = greatest(r.bet_at, excluded.bet_at)`;

/** Remembers a play of a member for the lists of what was played last. Not for trial accounts: they have no such list. */
export async function recordPlay(db: Queries, memberId: number, play: Play): Promise<void> {
  const { vendor, gameCode, nodeId, at, bet } = play;
  await db.query('play_record', RECORD, [memberId, vendor, gameCode, nodeId === null ? null : Number(nodeId), at, bet]);
}

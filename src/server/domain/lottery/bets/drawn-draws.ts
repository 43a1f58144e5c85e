import type { PrizeRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';

const LOCK = 'select game_code from lottery_rules where game_code = $1 for update';

/** Locks the draws of a game against other settlements and changes, so chases meet draws in order. */
export async function lockGame(tx: Queries, gameCode: string): Promise<void> {
  await tx.query('lottery_lock_game', LOCK, [gameCode]);
}

/** A drawn draw, whose bets are open. */
export interface DrawToSettle {
  readonly drawId: string;
  readonly version: number;
  readonly prizes: PrizeRow[];
}

const NEXT = `
  select id as "drawId", version, prizes from lottery_draws
  where game_code = $1 and state = 'drawn' and id <> all($2) order by draw_at, id limit 1 for update`;

/** Locks the first drawn draw of a game that is not among some; undefined where there is none. */
export async function lockNextDrawn(
  tx: Queries,
  gameCode: string,
  passed: readonly string[],
): Promise<DrawToSettle | undefined> {
  const [draw] = await tx.query<DrawToSettle>('lottery_next_drawn', NEXT, [gameCode, passed]);
  return draw;
}

const HELD_BACK = `
  select 1 from lottery_bets mine join lottery_bets earlier on earlier.chase_id = mine.chase_id
  where mine.draw_id = $1 and mine.state = 'open' and earlier.state = 'open' and earlier.draw_id <> mine.draw_id
    and earlier.place < mine.place limit 1`;

/** Whether a chase has open bets on a draw before: its draws are settled in their order. */
export async function isHeldBack(tx: Queries, drawId: string): Promise<boolean> {
  return (await tx.query('lottery_held_back', HELD_BACK, [drawId])).length > 0;
}

import type { Queries } from '#server/db/database.ts';
import { DRAW_COLUMNS, type DrawRow } from '../draws/draw-rows.ts';
import type { FoundDraw } from '../draws/draws.ts';
import { lockGame } from './drawn-draws.ts';
import { keepDraws } from './hold-draws.ts';

const LOCK = `select ${DRAW_COLUMNS} from lottery_draws d where d.id = $1 for update`;

/** Locks a draw for an operator's act, with the draws of its game; it gets a row where it has none. */
export async function lockDraw(tx: Queries, { game, planned }: FoundDraw): Promise<DrawRow> {
  await lockGame(tx, game.code);
  await keepDraws(tx, game.code, [planned]);
  const [row] = await tx.query<DrawRow>('lottery_lock_draw', LOCK, [planned.drawId]);
  if (row === undefined) throw new Error(`the draw ${planned.drawId} has no row`);
  return row;
}

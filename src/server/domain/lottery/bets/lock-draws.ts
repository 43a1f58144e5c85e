import type { PrizeRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { DRAW_COLUMNS, type DrawRow, plannedRow } from '../draws/draw-rows.ts';
import type { FoundDraw } from '../draws/draws.ts';
import type { PlannedDraw } from '../draws/planned-draws.ts';
import type { Slip } from './read-slip.ts';

const LOCK = `select ${DRAW_COLUMNS} from lottery_draws d where d.id = $1 for update`;

/** Locks a draw for an operator's act, with the draws of its game; it gets a row where it has none. */
export async function lockDraw(tx: Queries, { game, planned }: FoundDraw): Promise<DrawRow> {
  await lockGame(tx, game.code);
  await keepDraws(tx, game.code, [planned]);
  const [row] = await tx.query<DrawRow>('lottery_lock_draw', LOCK, [planned.drawId]);
  if (row === undefined) throw new Error(`the draw ${planned.drawId} has no row`);
  return row;
}

const LOCK_GAME = 'select game_code from lottery_rules where game_code = $1 for update';

/** Locks the draws of a game against other settlements and changes, so chases meet draws in order. */
export async function lockGame(tx: Queries, gameCode: string): Promise<void> {
  await tx.query('lottery_lock_game', LOCK_GAME, [gameCode]);
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

// A moved draw comes after those before whose time it was.
const HELD_BACK = `
  select 1 from lottery_bets mine join lottery_bets earlier on earlier.chase_id = mine.chase_id
  join lottery_draws d on d.id = mine.draw_id join lottery_draws e on e.id = earlier.draw_id
  where mine.draw_id = $1 and mine.state = 'open' and earlier.state = 'open' and earlier.draw_id <> mine.draw_id
    and (e.draw_at, earlier.place) < (d.draw_at, mine.place) limit 1`;

/** Whether a chase has open bets on a draw before: its draws are settled in their order. */
export async function isHeldBack(tx: Queries, drawId: string): Promise<boolean> {
  return (await tx.query('lottery_held_back', HELD_BACK, [drawId])).length > 0;
}

// In the order of their ids, so that two slips never wait for each other.
const KEEP = `
  insert into lottery_draws (id, game_code, state, issue_no, station, opens_at, closes_at, draw_at)
  select x.id, $2, 'planned', x.issue_no, x.station, x.opens_at, x.closes_at, x.draw_at
  from jsonb_to_recordset($1::jsonb) as x(id text, issue_no text, station text, opens_at timestamptz,
    closes_at timestamptz, draw_at timestamptz)
  order by x.id on conflict (id) do nothing returning id`;
const HOLD = `select id, state from lottery_draws where id = any($1) order by id for share`;

/** Gives planned draws their rows. Returns the ids of those that had none. */
export async function keepDraws(tx: Queries, gameCode: string, draws: readonly PlannedDraw[]): Promise<string[]> {
  const rows = JSON.stringify(draws.map(plannedRow));
  const stored = await tx.query<{ id: string }>('lottery_draws_keep', KEEP, [rows, gameCode]);
  return stored.map(({ id }) => id);
}

/**
 * Gives the draws of a slip their rows, and keeps them from being drawn until the transaction ends. A job draws and
 * settles each at its time. Failure: `draw_closed` for one that is drawn or void.
 */
export async function holdDraws(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queries,
  { game, draws }: Pick<Slip, 'game' | 'draws'>,
): Promise<void> {
  const planned = draws.map((draw) => draw.planned);
  const fresh = await keepDraws(tx, game.code, planned);
  const ids = planned.map(({ drawId }) => drawId);
  const held = await tx.query<{ id: string; state: string }>('lottery_draws_hold', HOLD, [ids]);
  if (held.length < ids.length || held.some(({ state }) => state !== 'planned')) throw new Failure('draw_closed');
  if (!game.drawnHere) return;
  for (const { drawId, drawAt } of planned) {
    if (fresh.includes(drawId)) await jobs.send(tx, 'lottery_draw', { gameCode: game.code }, new Date(drawAt));
  }
}

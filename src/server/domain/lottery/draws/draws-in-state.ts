import type { DrawState } from '#generated/model/index.ts';
import type { StoredDrawState } from '#server/db/schema/lottery-draws.ts';
import type { DrawGame } from './draw-games.ts';
import type { DrawNeeds } from './draw-rows.ts';
import { drawStateAt } from './draw-state.ts';
import { type PlannedDraw, type PlannedDraws, plannedDraws } from './planned-draws.ts';

interface Wanted {
  readonly state: DrawState;
  readonly station: string | undefined;
  /** The range of draw times (ms), end excluded. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

// A due built-in draw is settled unless a row says otherwise; one from outside has a result only with one.
const STORED = `
  select id, state from lottery_draws
  where game_code = $1 and draw_at >= $2 and draw_at < $3 and (not $4 or state <> 'settled')`;

/** The draws of a range that are in a state. */
export async function drawsInState(
  { db, brand }: Pick<DrawNeeds, 'db' | 'brand'>,
  game: DrawGame,
  wanted: Wanted,
): Promise<PlannedDraws> {
  const { state, station, now } = wanted;
  const { from, to } = possible(game, wanted);
  const planned = plannedDraws(game, { from, to }, brand.timeZone, station);
  if (planned.count === 0) return planned;
  const values = [game.code, new Date(from), new Date(to), game.drawnHere];
  const rows = await db.query<{ id: string; state: StoredDrawState }>('lottery_stored_states', STORED, values);
  const stored = new Map(rows.map((row) => [row.id, row.state]));
  // A long range is looked at draw by draw only where some draws have their own states.
  if (stored.size === 0 && isUsual(game, state)) return planned;
  const isWanted = (draw: PlannedDraw) =>
    drawStateAt(draw, { stored: stored.get(draw.drawId), drawnHere: game.drawnHere }, now) === state;
  const draws = planned.oldest(0, planned.count).filter(isWanted);
  return {
    count: draws.length,
    oldest: (skip, take) => draws.slice(skip, skip + take),
    newest: (skip, take) => draws.toReversed().slice(skip, skip + take),
  };
}

/** Whether every draw of the possible range has the state without being stored. */
function isUsual({ drawnHere }: DrawGame, state: DrawState): boolean {
  if (state === 'settled') return drawnHere;
  return state === 'scheduled' || state === 'open' || state === 'closed';
}

/** The part of a range that can have draws in a state, by their times alone. */
function possible(game: DrawGame, { state, from, to, now }: Wanted): { readonly from: number; readonly to: number } {
  const close = now + game.closeSeconds * 1_000;
  const [sample] = plannedDraws(game, { from: now, to: now + 60 * 86_400_000 }, 'UTC').oldest(0, 1);
  const open = now + (sample === undefined ? 0 : sample.drawAt - sample.opensAt);
  const parts: Readonly<Record<DrawState, readonly [from: number, to: number]>> = {
    scheduled: [open + 1, to],
    open: [close + 1, open + 1],
    closed: [game.drawnHere ? now + 1 : from, close + 1],
    drawn: [from, now + 1],
    settled: [from, now + 1],
    void: [from, to],
  };
  const [begin, end] = parts[state];
  return { from: Math.max(from, begin), to: Math.min(to, end) };
}

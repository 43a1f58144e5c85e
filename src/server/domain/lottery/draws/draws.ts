import type { ComingDraws, Draw, DrawPage, DrawState, Language } from '#generated/model/index.ts';
import type { StoredDrawState } from '#server/db/schema/lottery.ts';
import { SITE_MARK } from '#server/db/schema/system.ts';
import { Failure } from '#server/shared/failure.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, pageOf, rowsBefore } from '../../ground/paging/paging.ts';
import { type DrawGame, drawGame, gamesDrawnHere } from './draw-games.ts';
import { type DrawNeeds, type DrawRow, drawnRows, readDrawRows } from './draw-rows.ts';
import { type DrawPlan, dayOf } from './next-draw.ts';
import { type PlannedDraw, type PlannedDraws, plannedDraws } from './planned-draws.ts';
import { drawStateAt, showDraws } from './show-draws.ts';

const DAY = 86_400_000;
/** How far back draws are listed: fast ones a week, the stations' long enough for a board of a hundred. */
const fastDays = 7;
export const stationDays = 120;
/** How far ahead coming draws are searched; the stations' holidays are shorter. */
const aheadDays = 60;
/** Draws that are read beyond those wanted, in place of void ones. */
const spare = 10;

/** The draws open for bets now or later, the next one first. */
export async function comingDraws(
  services: DrawNeeds,
  gameCode: string,
  count: number,
  language: Language,
): Promise<ComingDraws> {
  const game = await drawGame(services, gameCode, language);
  const now = services.clock();
  const planned = comingOf(services, game, now, count + spare);
  const open = (await showDrawn(services, game, planned)).filter(({ state }) => state !== 'void');
  return { serverTime: new Date(now).toISOString(), content: open.slice(0, count) };
}

/** The draws of a game that have not closed at a moment (ms), the next one first; void ones are among them. */
export function comingOf(
  { brand }: Pick<DrawNeeds, 'brand'>,
  game: DrawPlan,
  now: number,
  count: number,
): PlannedDraw[] {
  const from = now + game.closeSeconds * 1_000 + 1;
  const days = game.timetable ? aheadDays : 1 + Math.ceil((count * (game.intervalSeconds ?? 0) * 1_000) / DAY);
  return plannedDraws(game, { from, to: from + days * DAY }, brand.timeZone).oldest(0, count);
}

/** The query of the list. */
interface DrawQuery extends PageQuery {
  readonly gameCode: string;
  readonly state?: DrawState | undefined;
  readonly station?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The draws of a game, newest first; a page beyond the last is empty. Failures: `not_found`, `validation_failed`. */
export async function listDraws(services: DrawNeeds, query: DrawQuery, language: Language): Promise<DrawPage> {
  const { state, station } = query;
  const game = await drawGame(services, query.gameCode, language);
  const now = services.clock();
  const asked = rangeOf(query, now, services.brand.timeZone);
  const range = {
    from: Math.max(asked.from.getTime(), earliest(game, now)),
    to: Math.min(asked.to.getTime(), now + aheadDays * DAY),
  };
  const { count, newest } =
    state === undefined
      ? plannedDraws(game, range, services.brand.timeZone, station)
      : await drawsInState(services, game, { ...range, state, station, now });
  const draws = newest(rowsBefore(query), query.pageSize);
  return pageOf(await showDrawn(services, game, draws), count, query);
}

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
async function drawsInState(
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

const SITE_SINCE = 'select planted_at as since from seeds where name = $1';

/** The draws of an external game that are due and have no result, oldest first. Nobody bet before the site began. */
export async function overdueDraws(services: DrawNeeds, game: DrawGame): Promise<PlannedDraw[]> {
  const now = services.clock();
  const [site] = await services.db.query<{ since: Date }>('lottery_site_since', SITE_SINCE, [SITE_MARK]);
  const range = { from: Math.max(earliest(game, now), site?.since.getTime() ?? 0), to: now + 1 };
  const { count, oldest } = await drawsInState(services, game, { ...range, state: 'closed', station: undefined, now });
  return oldest(0, count);
}

/** The draws of a game whose numbers are known, newest first. */
export async function lastDrawn(services: DrawNeeds, game: DrawGame, count: number, station?: string): Promise<Draw[]> {
  const now = services.clock();
  const range = { from: earliest(game, now), to: now + 1 };
  const { newest } = plannedDraws(game, range, services.brand.timeZone, station);
  const drawn = (await showDrawn(services, game, newest(0, count + spare))).filter(({ result }) => result !== null);
  return drawn.slice(0, count);
}

/** A draw with its game, and its row where it is stored. */
export interface FoundDraw {
  readonly game: DrawGame;
  readonly planned: PlannedDraw;
  readonly row: DrawRow | undefined;
}

/** One draw; a due one of this server is drawn first. Throws `not_found` for an id outside every game's plan. */
export async function findStoredDraw(services: DrawNeeds, drawId: string, language: Language): Promise<FoundDraw> {
  const game = await drawGame(services, drawId.split('-')[0] ?? '', language);
  const planned = plannedById(services, game, drawId);
  const rows = planned ? await drawnRows(services, game, [planned]) : await readDrawRows(services.db, [drawId]);
  const row = rows.get(drawId);
  if (row !== undefined) return { game, planned: plannedOf(row), row };
  if (planned === undefined) throw new Failure('not_found');
  return { game, planned, row };
}

/** One draw. Throws `not_found` for an id outside every game's plan. */
export async function findDraw(services: DrawNeeds, drawId: string, language: Language): Promise<Draw> {
  const { game, planned, row } = await findStoredDraw(services, drawId, language);
  const [draw] = await showDraws(services, game, [planned], new Map(row && [[drawId, row]]));
  if (draw === undefined) throw new Failure('not_found');
  return draw;
}

/** The draw of an id by the plan of its game; undefined outside of what is listed. */
export function plannedById(
  { brand, clock }: Pick<DrawNeeds, 'brand' | 'clock'>,
  game: DrawPlan,
  drawId: string,
): PlannedDraw | undefined {
  const [, year, month, day] = /-(\d{4})(\d\d)(\d\d)(?:-|$)/.exec(drawId) ?? [];
  const now = clock();
  const named = `${year}-${month}-${day}`;
  const held = dayOf(game.days.find((changed) => changed.day === named)?.movedTo ?? named);
  const noon = Date.UTC(held.year, held.month - 1, held.day, 12);
  // The brand's day is within these in every time zone.
  const around = { from: noon - 1.5 * DAY, to: noon + 1.5 * DAY };
  const latest = now + aheadDays * DAY;
  const range = { from: Math.max(around.from, earliest(game, now)), to: Math.min(around.to, latest) };
  const { count, oldest } = plannedDraws(game, range, brand.timeZone);
  return oldest(0, count).find((draw) => draw.drawId === drawId);
}

function plannedOf({ drawId, issueNo, station, opensAt, closesAt, drawAt }: DrawRow): PlannedDraw {
  const times = { opensAt: opensAt.getTime(), closesAt: closesAt.getTime(), drawAt: drawAt.getTime() };
  return { drawId, issueNo, station, ...times };
}

/** The earliest listed draw. */
function earliest({ timetable }: Pick<DrawGame, 'timetable'>, now: number): number {
  return now - (timetable ? stationDays : fastDays) * DAY;
}

async function showDrawn(services: DrawNeeds, game: DrawGame, draws: readonly PlannedDraw[]): Promise<Draw[]> {
  return showDraws(services, game, draws, await drawnRows(services, game, draws));
}

const HOUR = 3_600_000;

/**
 * Creates the function that draws the due draws of this server's lotteries, without waiting for a request. The first
 * process to come draws.
 */
export function dueDraws(services: DrawNeeds): () => Promise<void> {
  const done = new Map<string, number>();
  return async () => {
    const now = services.clock();
    for (const game of await gamesDrawnHere(services)) {
      const { newest } = plannedDraws(game, { from: now - HOUR, to: now + 1 }, services.brand.timeZone);
      const [last] = newest(0, 1);
      if (last === undefined || done.get(game.code) === last.drawAt) continue;
      const together = newest(0, 10).filter(({ drawAt }) => drawAt === last.drawAt);
      await drawnRows(services, game, together);
      done.set(game.code, last.drawAt);
    }
  };
}

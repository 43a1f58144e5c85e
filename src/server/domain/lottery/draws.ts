import type { ComingDraws, Draw, DrawPage, DrawState, Language } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { type DateRange, rangeOf } from '../date-range.ts';
import { commitmentOf } from '../fairness/seeded.ts';
import { type PageQuery, pageOf, rowsBefore } from '../paging/page.ts';
import { type DrawGame, drawGame, stationNames } from './draw-games.ts';
import { type PlannedDraw, plannedDraws } from './planned-draws.ts';
import { type Result, resultsOf } from './results.ts';

/** The dependencies of draws. */
export type DrawNeeds = Pick<Services, 'db' | 'brand' | 'clock' | 'random'>;

const DAY = 86_400_000;
/** How far back draws are listed: fast ones a week, the stations' long enough for a board of a hundred. */
const fastDays = 7;
const stationDays = 120;
/** How far ahead coming draws are searched; the stations' holidays are shorter. */
const aheadDays = 60;

/** The draws open for bets now or later, the next one first. */
export async function comingDraws(
  services: DrawNeeds,
  gameCode: string,
  count: number,
  language: Language,
): Promise<ComingDraws> {
  const game = await drawGame(services, gameCode, language);
  const now = services.clock();
  const from = now + game.closeSeconds * 1_000 + 1;
  const days = game.timetable ? aheadDays : 1 + Math.ceil((count * (game.intervalSeconds ?? 0) * 1_000) / DAY);
  const { oldest } = plannedDraws(game, { from, to: from + days * DAY }, services.brand.timeZone);
  return {
    serverTime: new Date(now).toISOString(),
    content: await told(services, game, oldest(0, count), language),
  };
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
  const range = inState(game, state, within(game, rangeOf(query, now, services.brand.timeZone), now), now);
  const { count, newest } = plannedDraws(game, range, services.brand.timeZone, station);
  const draws = newest(rowsBefore(query), query.pageSize);
  return pageOf(await told(services, game, draws, language), count, query);
}

/** The draws of a game whose numbers are known, newest first. */
export async function lastDrawn(
  services: DrawNeeds,
  game: DrawGame,
  count: number,
  language: Language,
  station?: string,
): Promise<Draw[]> {
  const now = services.clock();
  const range = { from: earliest(game, now), to: now + 1 };
  const { newest } = plannedDraws(game, range, services.brand.timeZone, station);
  return (await told(services, game, newest(0, count), language)).filter(({ result }) => result !== null);
}

/** One draw. Throws `not_found` for an id outside every game's plan. */
export async function findDraw(services: DrawNeeds, drawId: string, language: Language): Promise<Draw> {
  const [, code = '', year, month, day] = /^([A-Z0-9_]+)-(\d{4})(\d\d)(\d\d)(?:-|$)/.exec(drawId) ?? [];
  const game = await drawGame(services, code, language);
  const now = services.clock();
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  // The brand's day is within these in every time zone.
  const around = { from: noon - 1.5 * DAY, to: noon + 1.5 * DAY };
  const latest = now + aheadDays * DAY;
  const range = { from: Math.max(around.from, earliest(game, now)), to: Math.min(around.to, latest) };
  const { count, oldest } = plannedDraws(game, range, services.brand.timeZone);
  const planned = oldest(0, count).find((draw) => draw.drawId === drawId);
  if (planned === undefined) throw new Failure('not_found');
  const [draw] = await told(services, game, [planned], language);
  if (draw === undefined) throw new Failure('not_found');
  return draw;
}

/** The earliest listed draw. */
function earliest({ timetable }: DrawGame, now: number): number {
  return now - (timetable ? stationDays : fastDays) * DAY;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function within(game: DrawGame, { from, to }: DateRange, now: number): Range {
  return { from: Math.max(from.getTime(), earliest(game, now)), to: Math.min(to.getTime(), now + aheadDays * DAY) };
}

/** The part of a range whose draws have a state, which follows from the time alone. */
function inState(game: DrawGame, state: DrawState | undefined, { from, to }: Range, now: number): Range {
  const close = now + game.closeSeconds * 1_000;
  const [sample] = plannedDraws(game, { from: now, to: now + aheadDays * DAY }, 'UTC').oldest(0, 1);
  const open = now + (sample === undefined ? 0 : sample.drawAt - sample.opensAt);
  const parts: Readonly<Record<DrawState, readonly [from: number, to: number]>> = {
    drawn: [from, now + 1],
    closed: [now + 1, close + 1],
    open: [close + 1, open + 1],
    scheduled: [open + 1, to],
    // A draw that took no bets is neither settled nor void.
    settled: [from, from],
    void: [from, from],
  };
  const [begin, end] = state === undefined ? [from, to] : parts[state];
  return { from: Math.max(from, begin), to: Math.min(to, end) };
}

function stateOf({ opensAt, closesAt, drawAt }: PlannedDraw, now: number, result: Result | undefined): DrawState {
  if (drawAt <= now) return result ? 'drawn' : 'closed';
  if (closesAt <= now) return 'closed';
  return opensAt <= now ? 'open' : 'scheduled';
}

async function told(
  services: DrawNeeds,
  game: DrawGame,
  draws: readonly PlannedDraw[],
  language: Language,
): Promise<Draw[]> {
  const now = services.clock();
  const due = draws.filter(({ drawAt }) => drawAt <= now);
  const results = await resultsOf(services, game, due);
  const names = game.timetable ? await stationNames(services, language) : new Map<string, string>();
  return draws.map((draw) => {
    const result = results.get(draw.drawId);
    const { station } = draw;
    return {
      ...{ drawId: draw.drawId, gameCode: game.code, gameName: game.name, issueNo: draw.issueNo },
      station: station === null ? null : { code: station, name: names.get(station) ?? station },
      source: game.drawnHere ? 'built_in' : 'external',
      state: stateOf(draw, now, result),
      opensAt: new Date(draw.opensAt).toISOString(),
      closesAt: new Date(draw.closesAt).toISOString(),
      drawAt: new Date(draw.drawAt).toISOString(),
      settledAt: null,
      commitment: result?.seed ? commitmentOf(result.seed) : null,
      result: result ? { version: 1, enteredAt: result.enteredAt.toISOString(), prizes: result.prizes } : null,
      voidReason: null,
    };
  });
}

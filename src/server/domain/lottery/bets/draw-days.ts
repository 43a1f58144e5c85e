import type { ChangeDrawDayPayload, DrawDay, DrawDayPage, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { lotteryDays, Timetable } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { fieldError, invalid } from '#server/shared/failure.ts';
import { addDays, dayAt, dayName, type LocalDay } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { databaseTime } from '../../ground/database-time.ts';
import { type PageQuery, pageOf, rowsBefore } from '../../ground/paging/paging.ts';
import { publish } from '../../ground/publish.ts';
import { type DrawGame, drawGame } from '../draws/draw-games.ts';
import type { DrawNeeds } from '../draws/draw-rows.ts';
import { plannedRow } from '../draws/draw-rows.ts';
import { dayOf, dayStateOf } from '../draws/next-draw.ts';
import { drawsOfDay, drawTime, type PlannedDraw } from '../draws/planned-draws.ts';
import { notifyMoved } from './draw-messages.ts';
import type { ResultNeeds } from './enter-result.ts';
import { keepDraws, lockGame } from './lock-draws.ts';
import { memberRanges } from './member-ranges.ts';
import { settleDrawn } from './settle-draws.ts';
import { closeDraw } from './void-draw.ts';

/** How far ahead days are listed. */
const LISTED_DAYS = 366;
/** How far a day may be moved: draws further ahead are not in the plan. */
const FARTHEST_MOVE = 30;

/** A game with its timetable. */
type TimedGame = DrawGame & { readonly timetable: Timetable };

type DayRow = Omit<typeof lotteryDays.$inferSelect, 'gameCode'>;

const DAYS = `
  select day, change, moved_to as "movedTo", reason, changed_at as "changedAt", changed_by as "changedBy"
  from lottery_days where game_code = $1 order by day`;
const OPEN_BETS = `
  select x.day, count(l.bet_id)::int as bets, count(distinct l.member_id)::int as members,
    coalesce(sum(l.stake), 0) as stake
  from unnest($1::text[], $2::text[]) as x(day, draw_id)
  left join lottery_bets l on l.draw_id = x.draw_id and l.state = 'open' group by x.day`;

interface OpenBets {
  readonly day: string;
  readonly bets: number;
  readonly members: number;
  readonly stake: string;
}

/** Days of a game as operators see them. */
async function showDays(
  db: Pick<Queries, 'query'>,
  { brand }: Pick<Services, 'brand'>,
  game: TimedGame,
  names: readonly string[],
): Promise<DrawDay[]> {
  const rows = await db.query<DayRow>('lottery_days', DAYS, [game.code]);
  const draws = names.flatMap((day) =>
    drawsOfDay(game, game.timetable, dayOf(day), 0).map(({ drawId }) => ({ day, drawId })),
  );
  const values = [draws.map(({ day }) => day), draws.map(({ drawId }) => drawId)];
  const open = await db.query<OpenBets>('lottery_bets_of_days', OPEN_BETS, values);
  return names.map((day) => {
    const row = rows.find((one) => one.day === day);
    const { bets = 0, members = 0, stake = '0' } = open.find((one) => one.day === day) ?? {};
    return {
      gameCode: game.code,
      gameName: game.name,
      day,
      state: dayStateOf({ days: rows }, game.timetable, dayOf(day)),
      decidedBy: row === undefined ? 'timetable' : 'operator',
      movedTo: row?.movedTo ?? null,
      reason: row?.reason ?? null,
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: row?.changedBy ?? null,
      bets,
      members,
      stake: money(stake, brand.currency.decimals),
    };
  });
}

const TIMED = `
  select code from lottery_games where enabled and timetable is not null and ($1::text is null or code = $1) order by code`;

interface DaysQuery extends PageQuery {
  readonly gameCode?: string | undefined;
}

/** The days of the year to come without draws, and those that operators changed, the nearest first (LOTTERY-11). */
export async function listDrawDays(services: DrawNeeds, query: DaysQuery, language: Language): Promise<DrawDayPage> {
  const { db, clock } = services;
  const codes = await db.query<{ code: string }>('lottery_timed', TIMED, [query.gameCode ?? null]);
  const all: { readonly game: TimedGame; readonly day: string }[] = [];
  for (const { code } of codes) {
    const game = await timedGame(services, code, language);
    const today = dayAt(clock(), game.timetable.timeZone);
    const names = Array.from({ length: LISTED_DAYS }, (_, ahead) => addDays(today, ahead)).filter((day) => {
      const isChanged = game.days.some((changed) => changed.day === dayName(day));
      return isChanged || dayStateOf(game, game.timetable, day) !== 'open';
    });
    all.push(...names.map((day) => ({ game, day: dayName(day) })));
  }
  const sorted = all.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  const skipped = rowsBefore(query);
  const shown = sorted.slice(skipped, skipped + query.pageSize);
  const content: DrawDay[] = [];
  for (const [game, days] of Map.groupBy(shown, (one) => one.game)) {
    content.push(
      ...(await showDays(
        db,
        services,
        game,
        days.map(({ day }) => day),
      )),
    );
  }
  const place = ({ gameCode, day }: DrawDay) => shown.findIndex((one) => one.day === day && one.game.code === gameCode);
  return pageOf(
    content.toSorted((a, b) => place(a) - place(b)),
    all.length,
    query,
  );
}

interface Asked {
  readonly gameCode: string;
  readonly day: string;
  readonly language: Language;
}

/** A day of a game. Failures: `not_found`; `validation_failed` for a game without a timetable. */
export async function getDrawDay(services: DrawNeeds, { gameCode, day, language }: Asked): Promise<DrawDay> {
  const game = await timedGame(services, gameCode, language);
  return shownDay(services.db, services, game, day);
}

async function shownDay(
  db: Pick<Queries, 'query'>,
  services: Pick<Services, 'brand'>,
  game: TimedGame,
  day: string,
): Promise<DrawDay> {
  const [shown] = await showDays(db, services, game, [day]);
  if (shown === undefined) throw new Error(`the day ${day} is not shown`);
  return shown;
}

async function timedGame(services: DrawNeeds, code: string, language: Language): Promise<TimedGame> {
  const game = await drawGame(services, code, language);
  const { timetable } = game;
  if (timetable === null) {
    throw invalid([fieldError('path', ['gameCode'], 'timetable', 'Draws at an interval and has no days')]);
  }
  return { ...game, timetable };
}

/** What changing a day needs. */
type DayNeeds = ResultNeeds & Pick<Services, 'jobs'>;

interface DayAct extends Asked {
  readonly operator: string;
}

const CHANGE = `
  insert into lottery_days (game_code, day, change, moved_to, reason, changed_at, changed_by)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (game_code, day) do update set change = excluded.change, moved_to = excluded.moved_to,
    reason = excluded.reason, changed_at = excluded.changed_at, changed_by = excluded.changed_by`;

const changes = { close: 'closed', open: 'open', move: 'moved' } as const;

/**
 * Closes, opens or moves a day of a game (LOTTERY-11). The draws of a closed day become void and their stakes go back; those
 * of a moved one keep their bets. Failures: `not_found`; `validation_failed` for a day that cannot be changed so.
 */
export async function changeDrawDay<Answer>(
  services: DayNeeds,
  { operator, gameCode, day, language }: DayAct,
  { change, movedTo, reason }: ChangeDrawDayPayload,
  inTransaction: (work: (tx: Queries) => Promise<DrawDay>) => Promise<Answer>,
): Promise<Answer> {
  const game = await timedGame(services, gameCode, language);
  return inTransaction(async (tx) => {
    await lockGame(tx, gameCode);
    const days = await tx.query<DayRow>('lottery_days', DAYS, [gameCode]);
    const { clock, drawTime: readTime = databaseTime } = services;
    requireChange({ ...game, days }, { day, change, movedTo, now: await readTime(tx) });
    const at = new Date(clock());
    await tx.query('lottery_day', CHANGE, [gameCode, day, changes[change], movedTo, reason, at, operator]);
    const heldOn = dayOf(movedTo ?? day);
    const draws = drawsOfDay(game, game.timetable, dayOf(day), drawTime(game.timetable, heldOn));
    await keepDraws(tx, gameCode, draws);
    const closedAt = days.find((one) => one.day === day)?.changedAt ?? null;
    if (change === 'close') await closeDraws(services, tx, draws, { reason, at });
    else await holdDraws(services, tx, game, draws, { closedAt, at });
    if (change === 'move') await notifyOfMove(services, tx, draws, { reason, at, heldOn });
    await settleDrawn(services, tx, game);
    await audit(tx, {
      at,
      kind: 'draw_day_changed',
      memberId: null,
      data: { operator, game: gameCode, day, change, movedTo, reason },
    });
    return shownDay(tx, services, game, day);
  });
}

type Change = Pick<ChangeDrawDayPayload, 'change' | 'movedTo'> & { readonly day: string; readonly now: number };

/** Refuses a change that cannot be made: `validation_failed`. */
function requireChange(game: TimedGame, { day, change, movedTo, now }: Change): void {
  const { timetable, days } = game;
  const wrong = (of: 'day' | 'movedTo' | 'change', rule: string, message: string) =>
    invalid([fieldError(of === 'day' ? 'path' : 'body', [of], rule, message)]);
  const isOver = (other: LocalDay) => drawTime(timetable, other) <= now;
  const state = dayStateOf(game, timetable, dayOf(day));
  const held = days.find((one) => one.day === day)?.movedTo ?? day;
  if (isOver(dayOf(held))) throw wrong('day', 'past_day', 'Its draws have begun or are over; single draws can be void');
  if (isOver(dayOf(day)) && change !== 'close') throw wrong('day', 'past_day', 'Is over');
  if (drawsOfDay(game, timetable, dayOf(day), 0).length === 0) throw wrong('day', 'no_draws', 'No station draws then');
  if (state === changes[change] && movedTo === (state === 'moved' ? held : null)) {
    throw wrong('change', 'unchanged', `The day is ${state} already`);
  }
  const guest = days.find((one) => one.movedTo === day);
  if (change === 'close' && guest !== undefined) {
    throw wrong('day', 'holds_moved', `The draws of ${guest.day} are held on it; close or move that day first`);
  }
  if (change !== 'move') {
    if (movedTo !== null) throw wrong('movedTo', 'only_for_move', 'Only a day that is moved is held on another');
    return;
  }
  if (state === 'closed') throw wrong('day', 'no_draws', 'Is closed and has no draws to move; open it first');
  if (movedTo === null) throw wrong('movedTo', 'required', 'Name the day on which the draws are held');
  if (movedTo === day) throw wrong('movedTo', 'same_day', 'Is the day itself');
  if (isOver(dayOf(movedTo))) throw wrong('movedTo', 'past_day', 'Is over');
  if (Math.abs(Date.parse(movedTo) - Date.parse(day)) > FARTHEST_MOVE * 86_400_000) {
    throw wrong('movedTo', 'too_far', `Must be at most ${FARTHEST_MOVE} days away`);
  }
  if (days.some((one) => one.day === movedTo && one.change === 'closed')) {
    throw wrong('movedTo', 'closed_day', 'An operator has closed that day');
  }
}

interface Closing {
  readonly reason: string;
  readonly at: Date;
}

const TO_CLOSE = `select id from lottery_draws where id = any($1) and state = 'planned' order by id for update`;

/** Makes the draws of a day void that are not yet. */
async function closeDraws(services: DayNeeds, tx: Queries, draws: readonly PlannedDraw[], closing: Closing) {
  const ids = draws.map(({ drawId }) => drawId);
  for (const { id } of await tx.query<{ id: string }>('lottery_draws_to_close', TO_CLOSE, [ids])) {
    await closeDraw(services, tx, id, closing);
  }
}

// A draw that an operator declared void by itself stays so.
const HOLD = `
  update lottery_draws d set state = 'planned', void_reason = null, settled_at = null, opens_at = x.opens_at,
    closes_at = x.closes_at, draw_at = x.draw_at
  from jsonb_to_recordset($1::jsonb) as x(id text, opens_at timestamptz, closes_at timestamptz, draw_at timestamptz)
  where d.id = x.id and (d.state = 'planned' or (d.state = 'void' and d.settled_at = $2))`;

interface Holding {
  /** When the day was closed before; null where it was not. */
  readonly closedAt: Date | null;
  readonly at: Date;
}

/** Gives the draws of a day the times at which they are held now. */
async function holdDraws(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queries,
  game: DrawGame,
  draws: readonly PlannedDraw[],
  { closedAt, at }: Holding,
): Promise<void> {
  await tx.query('lottery_hold_day', HOLD, [JSON.stringify(draws.map(plannedRow)), closedAt]);
  for (const { drawId, drawAt } of draws) {
    if (game.drawnHere) await jobs.send(tx, 'lottery_draw', { gameCode: game.code }, new Date(drawAt));
    await publish(tx, at, [{ kind: 'draws', drawId }]);
  }
}

const BETTORS = `
  select distinct member_id as "memberId" from lottery_bets
  where draw_id = $1 and state = 'open' and member_id > $2 and member_id <= $3 order by member_id`;

async function notifyOfMove(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  draws: readonly PlannedDraw[],
  told: Closing & { readonly heldOn: LocalDay },
): Promise<void> {
  for (const { drawId } of draws) {
    for await (const { after, upTo } of memberRanges(tx, drawId, ['open'])) {
      const members = await tx.query<{ memberId: number }>('lottery_bettors_of_draw', BETTORS, [drawId, after, upTo]);
      await notifyMoved(tx, brand, { ...told, drawId, memberIds: members.map(({ memberId }) => memberId) });
    }
  }
}

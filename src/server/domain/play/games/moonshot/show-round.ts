import type { Moonshot, MoonshotEnd, MoonshotEvent, MoonshotPlayer, MoonshotRound } from '#generated/model/index.ts';
import { coalesced } from '#server/db/coalesced.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { maskedName } from '#server/domain/ground/text/masks.ts';
import type { Services } from '#server/services.ts';
import { multiplierAfter, paidMultiplier, writtenMultiplier } from '#shared/games/moonshot.ts';
import { advance } from './advance.ts';
import { type Flight, lastFlight, type MoonshotNeeds, timeOf } from './flight.ts';
import { betInFlight, ownBetOf } from './own-bet.ts';
import { noteWatcher, watchers } from './watchers.ts';

/** How many bets are listed. */
const SHOWN = 50;

const BETS = `
  select b.place, m.nickname, i.demo, i.stake, b.cash_out_at as "cashOutAt", b.left_at as "leftAt",
    count(*) over ()::int as players, coalesce(sum(i.stake) filter (where not i.demo) over (), 0) as total
  from moonshot_bets b
  join inhouse_rounds i on i.id = b.round_id
  join members m on m.id = b.member_id
  where b.flight_id = $1 and not b.taken_back
  order by i.stake desc, b.place limit ${SHOWN}`;

interface BetRow {
  readonly place: number;
  readonly nickname: string;
  readonly demo: boolean;
  readonly stake: string;
  readonly cashOutAt: number | null;
  readonly leftAt: number | null;
  readonly players: number;
  readonly total: string;
}

/** The round as all players see it at a moment (ms). Its end is told when it is there. */
export async function showRound(
  { db, brand }: Pick<Services, 'brand'> & { readonly db: Pick<Queries, 'query'> },
  flight: Flight,
  now: number,
): Promise<MoonshotRound> {
  const rows = await db.query<BetRow>('moonshot_bets', BETS, [flight.id]);
  const { decimals } = brand.currency;
  const isOver = flight.state === 'ended';
  const multiplier = isOver && flight.endMultiplier !== null ? writtenMultiplier(flight.endMultiplier) : null;
  const [first] = rows;
  return {
    roundId: flight.id,
    number: flight.number,
    state: flight.state,
    rulesVersion: flight.rulesVersion,
    serverSeedHash: flight.serverSeedHash,
    playersSeed: flight.playersSeed,
    opensAt: flight.opensAt.toISOString(),
    betsCloseAt: flight.betsCloseAt.toISOString(),
    takeOffAt: flight.takeOffAt?.toISOString() ?? null,
    end: multiplier,
    endedAt: isOver ? (flight.endsAt?.toISOString() ?? null) : null,
    nextRoundAt: flight.nextRoundAt?.toISOString() ?? null,
    players: first?.players ?? 0,
    stake: money(first?.total ?? '0', decimals),
    list: rows.map((row) => playerOf(row, flight, now, decimals)),
  };
}

function playerOf(row: BetRow, flight: Flight, now: number, decimals: number): MoonshotPlayer {
  const left = row.leftAt ?? leftByRule(flight, row.cashOutAt, now);
  return {
    place: row.place,
    name: maskedName(row.nickname),
    demo: row.demo,
    stake: money(row.stake, decimals),
    cashedOutAt: left === undefined ? null : writtenMultiplier(left),
  };
}

/** The multiplier at which a bet has left the running flight by itself; it is paid at the end. */
function leftByRule({ state, takeOffAt, endMultiplier }: Flight, cashOutAt: number | null, now: number) {
  if (state !== 'flying' || takeOffAt === null || endMultiplier === null || cashOutAt === null) return undefined;
  const reached = Math.min(endMultiplier, multiplierAfter(now - takeOffAt.getTime()));
  return paidMultiplier(reached, { cashOutAt });
}

type EventNeeds = Pick<Services, 'db' | 'brand'> & Pick<MoonshotNeeds, 'flightTime'>;

interface Told {
  readonly event: MoonshotEvent;
  readonly watchers: ReadonlySet<number>;
}

const lookups = new WeakMap<Database, (key: string) => Promise<Told | undefined>>();

/** The event of a changed flight; undefined for a member who does not look at it. All streams share one reading. */
export async function flightEvent(needs: EventNeeds, memberId: number): Promise<MoonshotEvent | undefined> {
  const ask = lookups.get(needs.db) ?? coalesced(() => read(needs));
  lookups.set(needs.db, ask);
  const told = await ask('now');
  return told?.watchers.has(memberId) ? told.event : undefined;
}

async function read(needs: EventNeeds): Promise<ReadonlyMap<string, Told>> {
  const { db } = needs;
  const now = await timeOf(needs)(db);
  const flight = await lastFlight(db);
  if (flight === undefined) return new Map();
  const round = await showRound(needs, flight, now);
  const event = { type: 'moonshot', serverTime: new Date(now).toISOString(), round } as const;
  return new Map([['now', { event, watchers: await watchers(db, now) }]]);
}

const LAST = `
  select id as "roundId", number, end_multiplier as "endMultiplier" from moonshot_rounds
  where state = 'ended' and id <> $1 order by number desc limit 20`;

/** The flight of now for a member (LOBBY-19). Asking wakes a sleeping flight, and makes an overdue change. */
export async function showMoonshot(
  needs: MoonshotNeeds & Pick<Services, 'catalogue'>,
  memberId: number,
): Promise<Moonshot> {
  const { db } = needs;
  await noteWatcher(db, memberId, await timeOf(needs)(db));
  await advance(needs);
  const flight = await lastFlight(db);
  if (flight === undefined) throw new Error('no flight has begun');
  const now = await timeOf(needs)(db);
  const catalogue = await needs.catalogue.current();
  const own = await betInFlight(db, memberId, flight.id);
  return {
    serverTime: new Date(now).toISOString(),
    round: await showRound(needs, flight, now),
    own: own === undefined ? null : ownBetOf({ ...needs, catalogue }, own, flight, now),
    last: await lastEnds(db, flight.id),
  };
}

async function lastEnds(db: Pick<Queries, 'query'>, without: string): Promise<MoonshotEnd[]> {
  const rows = await db.query<{ roundId: string; number: number; endMultiplier: number }>('moonshot_ends', LAST, [
    without,
  ]);
  return rows.map(({ roundId, number, endMultiplier }) => ({ roundId, number, end: writtenMultiplier(endMultiplier) }));
}

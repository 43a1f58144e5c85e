import type { GameCategory, Winner, WinnerPeriod, WinnerRankPage } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addDays, dayAt, momentOn, weekday } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';
import { maskedName } from '../../ground/text/masks.ts';

type Dependencies = Pick<Services, 'db' | 'brand' | 'clock' | 'catalogue'>;

interface WinnerQuery extends PageQuery {
  readonly period: WinnerPeriod;
  readonly gameType?: GameCategory | undefined;
  readonly sort: 'highest' | 'latest';
}

interface Row extends Pick<Winner, 'nickname' | 'gameName' | 'vendor' | 'vendorName' | 'gameType' | 'amount'> {
  readonly nodeId: number | null;
  readonly at: Date;
}

/** The highest gain first, equal ones by time; without trial accounts. E-sports providers are under ESPORTS. */
const WINS = `
  select w.nickname, w.game_name as "gameName", w.node_id as "nodeId", w.vendor_code as vendor, v.name as "vendorName",
    w.shown as "gameType", w.amount - w.stake as amount, w.at
  from (
    select *, case when category = 'SPORTS' and vendor_code = any($4) then 'ESPORTS' else category end as shown from wins
    where at >= $1 and at <= $2
  ) w join vendors v on v.code = w.vendor_code
  where ($3::text is null or w.shown = $3)
    and not exists (select from members m where m.id = w.member_id and m.type = 4)
  order by w.amount - w.stake desc, w.at, w.id limit 1000`;

/** The stored wins of a period. */
interface Board {
  readonly from: number;
  readonly to: number;
  readonly winners: readonly Winner[];
}

/** How long a board is shown before it is recounted. */
const KEEP = 30_000;

const boards = new WeakMap<Database, Map<string, Promise<Board>>>();

/** A page of the wins of a period, at most the 1,000 highest, with masked names (API-52). */
export async function winnerRank(services: Dependencies, query: WinnerQuery): Promise<WinnerRankPage> {
  const { period, sort } = query;
  const { from, to, winners } = await boardOf(services, query);
  const sorted = sort === 'highest' ? winners : winners.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return {
    ...pageOfList(sorted, query),
    period,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  };
}

async function boardOf(services: Dependencies, { period, gameType }: WinnerQuery): Promise<Board> {
  const { db, clock, brand } = services;
  const now = clock();
  const from = beginOf(period, now, brand.timeZone);
  const known = boards.get(db) ?? new Map<string, Promise<Board>>();
  boards.set(db, known);
  const key = `${period} ${gameType ?? ''}`;
  const board = await known.get(key);
  if (board !== undefined && board.from === from && now >= board.to && now - board.to < KEEP) return board;
  const counted = count(services, from, now, gameType);
  known.set(key, counted);
  // A failed count is not kept.
  counted.catch(() => known.delete(key));
  return counted;
}

async function count(
  { db, brand, catalogue }: Dependencies,
  from: number,
  to: number,
  gameType: GameCategory | undefined,
): Promise<Board> {
  const { byNodeId } = await catalogue.current();
  const parameters = [new Date(from), new Date(to), gameType ?? null, brand.esportsProviders];
  const rows = await db.query<Row>('winners', WINS, parameters);
  const winners = rows.map(
    (row, index): Winner => ({
      ...row,
      rank: index + 1,
      nickname: maskedName(row.nickname),
      nodeId: byNodeId.get(String(row.nodeId))?.nodeId ?? null,
      amount: money(row.amount, brand.currency.decimals),
      at: row.at.toISOString(),
    }),
  );
  return { from, to, winners };
}

/** The beginning of the day, of the week from Monday, or of the month, on the brand's calendar. */
function beginOf(period: WinnerPeriod, now: number, timeZone: string): number {
  const today = dayAt(now, timeZone);
  const days = { today: 0, week: weekday(today), month: today.day - 1 }[period];
  return momentOn(addDays(today, -days), timeZone);
}

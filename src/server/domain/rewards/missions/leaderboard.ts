import { sql } from 'drizzle-orm';
import type { LeaderboardEntry, LeaderboardPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { type PageQuery, paged } from '../../ground/paging/paging.ts';
import { maskedName } from '../../ground/text/masks.ts';
import { periodAt } from './mission-progress.ts';

interface Row {
  readonly position: string;
  readonly nickname: string;
  readonly place: string;
  readonly score: string;
}

/**
 * The places of the running period by missions completed; equal scores share a place, and who reached it first stands
 * first (API-44).
 */
export async function missionsLeaderboard(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  { period, ...query }: PageQuery & { readonly period: 'day' | 'week' | 'month' },
): Promise<LeaderboardPage> {
  const now = new Date(clock());
  const { from, to } = periodAt(period, now.getTime(), brand.timeZone);
  const places = sql`(
    select m.id, m.nickname, count(*) as score,
      rank() over (order by count(*) desc) as place,
      row_number() over (order by count(*) desc, max(c.completed_at), m.id) as position
    from mission_completions c join members m on m.id = c.member_id and m.type <> 4
    where c.completed_at >= ${from} and c.completed_at < ${to} and not exists (
      select from self_exclusions x
      where x.member_id = m.id and x.ended_at is null and x.starts_at <= ${now} and (x.ends_at is null or x.ends_at > ${now}))
    group by m.id) p`;
  const list = (where: ReturnType<typeof sql> | undefined, name: string, page: PageQuery) =>
    paged<Row>(
      db,
      {
        name,
        from: places,
        where: [where],
        order: sql`p.position`,
        columns: sql`p.position::text as position, p.nickname, p.place::text as place, p.score::text as score`,
      },
      page,
    );
  const board = await list(undefined, 'missions_board', query);
  const own = await list(sql`p.id = ${memberId}`, 'missions_board_own', { pageNo: 1, pageSize: 1 });
  const [mine] = own.content;
  const { content, totalPages, totalElements } = board;
  return {
    content: content.map(entryOf),
    totalPages,
    totalElements,
    me: mine === undefined ? null : entryOf(mine),
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    asOf: now.toISOString(),
  };
}

function entryOf({ position, nickname, place, score }: Row): LeaderboardEntry {
  return {
    position: Number(position),
    rank: Number(place),
    nickname: maskedName(nickname),
    score: Number(score),
    reward: null,
  };
}

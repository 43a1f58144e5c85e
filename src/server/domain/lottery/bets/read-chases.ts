import { sql } from 'drizzle-orm';
import type { ChasePage, ChaseState, Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { type ChaseRow, chaseColumns, showChases } from './chase-row.ts';

interface ChaseQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly state?: ChaseState | undefined;
}

/** A page of the member's chases, the last placed first (LOTTERY-10). Failure: `validation_failed` for a wrong range. */
export async function listChases(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  query: ChaseQuery,
  language: Language,
): Promise<ChasePage> {
  const { gameCode, state } = query;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const {
    content,
    totals: _,
    ...page
  } = await paged<ChaseRow>(
    db,
    {
      name: 'lottery_chases',
      from: sql`lottery_chases c`,
      where: [
        sql`c.member_id = ${memberId} and c.placed_at >= ${from} and c.placed_at < ${to}`,
        gameCode === undefined ? undefined : sql`c.game_code = ${gameCode}`,
        state && sql`c.state = ${state}`,
      ],
      order: sql`c.placed_at desc, c.id desc`,
      columns: piece(chaseColumns('$1', '$2'), language, brand.defaultLanguage),
    },
    query,
  );
  return { ...page, content: await showChases(db, { brand }, content) };
}

import type { Database } from '#server/db/database.ts';
import { closedPart, hoursClosedUntil } from './close-hours.ts';

const TURNOVER = `
  select l.ancestor_id as id, sum(v.turnover) as turnover
  from team_lines l cross join lateral (
    select sum(h.valid_turnover) as turnover from member_hours h
    where h.member_id = l.descendant_id and h.hour >= $2 and h.hour < $3
    union all
    select sum(s.valid_turnover) from bet_settlements s
    where s.member_id = l.descendant_id and s.settled_at >= $3 and s.settled_at < $4
  ) v
  where l.ancestor_id = any($1::bigint[]) and v.turnover is not null
  group by 1`;

/** The valid turnover of the line of each of some members, as `numeric` text. It is of closed hours and the rows since. */
export async function turnoverOfLines(
  db: Pick<Database, 'query'>,
  ids: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const cut = closedPart([from, to], await hoursClosedUntil(db));
  const values = [[...ids], new Date(from), new Date(cut), new Date(to)];
  const rows = await db.query<{ id: number; turnover: string }>('line_turnover', TURNOVER, values);
  return new Map(rows.map(({ id, turnover }) => [id, turnover]));
}

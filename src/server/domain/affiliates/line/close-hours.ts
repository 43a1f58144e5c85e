import type { Database, Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

const HOUR = 3_600_000;
/** An hour is closed so long after its end; whatever bears its time is committed by then. */
const LAG = HOUR;
/** So much is closed in one transaction, which holds the rows of all members that it finds. */
const STRETCH = 24 * HOUR;

const FIRST = `
  insert into member_hours_closed (closed_until)
  select date_trunc('hour', least($1, (select min(settled_at) from bet_settlements),
    (select min(booked_at) from entries)), 'UTC')
  where not exists (select from member_hours_closed)
  on conflict do nothing`;
// Rows since the last vacuum would be read each time, as no index knows their times.
const SUMMARISE = `select brin_summarize_new_values('entries_booked')`;
const CLOSED = 'select closed_until as "closedUntil" from member_hours_closed for update';
const CLOSE = `
  insert into member_hours (member_id, hour, bets, turnover, valid_turnover, prizes, deposits, rebates, promotions, fees)
  select member_id, date_trunc('hour', at, 'UTC'), sum(bets), sum(turnover), sum(valid_turnover), sum(prizes),
    sum(deposits), sum(rebates), sum(promotions), sum(fees)
  from (
    select member_id, settled_at as at, case when bets > 0 then 1 else 0 end as bets, turnover, valid_turnover,
      payout - stake + turnover as prizes, 0 as deposits, 0 as rebates, 0 as promotions, 0 as fees
    from bet_settlements where settled_at >= $1 and settled_at < $2
    union all
    select w.member_id, e.booked_at, 0, 0, 0, 0, case when t.kind = 'deposit' then e.amount else 0 end,
      case when t.kind = 'rebate' then e.amount else 0 end,
      case when t.kind in ('promotion', 'points') then e.amount else 0 end,
      case when t.kind = 'fee' then e.amount else 0 end
    from entries e
    join wallets w on w.account_id = e.account_id and w.kind = 'main'
    join transactions t on t.id = e.transaction_id
    where e.booked_at >= $1 and e.booked_at < $2 and t.kind in ('deposit', 'rebate', 'promotion', 'points', 'fee')
  ) movements
  group by 1, 2`;
const ADVANCE = 'update member_hours_closed set closed_until = $1';

/**
 * Sums every member's bets and ledger of each hour that ended at least an hour ago. Each hour is closed once, whoever
 * else runs this. A correction bears its own time, so a closed hour never changes; a moved line takes its hours along.
 */
export async function closeHours({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const until = wholeHour(clock() - LAG);
  await db.query('member_hours_first', FIRST, [new Date(until)]);
  await db.query('member_hours_summarise', SUMMARISE, []);
  let left = true;
  while (left) left = await db.transaction((tx) => closeStretch(tx, until));
}

/** Returns whether hours are left to close. */
async function closeStretch(tx: Queries, until: number): Promise<boolean> {
  const from =
    (await tx.query<{ closedUntil: Date }>('member_hours_closed', CLOSED))[0]?.closedUntil.getTime() ?? until;
  if (from >= until) return false;
  const to = Math.min(from + STRETCH, until);
  await tx.query('member_hours_close', CLOSE, [new Date(from), new Date(to)]);
  await tx.query('member_hours_advance', ADVANCE, [new Date(to)]);
  return to < until;
}

const KNOWN = 'select closed_until as "closedUntil" from member_hours_closed';

/** The moment before which every hour is closed, in milliseconds since 1970; null before the first. */
export async function hoursClosedUntil(db: Pick<Database, 'query'>): Promise<number | null> {
  const [known] = await db.query<{ closedUntil: Date }>('member_hours_known', KNOWN);
  return known?.closedUntil.getTime() ?? null;
}

/**
 * Up to where closed hours give the sums between these moments, in milliseconds. Hours are those of UTC: where a part
 * begins within one, as days do in zones with odd minutes, they give nothing.
 */
export function closedPart(edges: readonly number[], closedUntil: number | null): number {
  const [from = 0, to = 0] = [edges[0], edges.at(-1)];
  const cut = Math.min(closedUntil ?? from, wholeHour(to));
  const isWhole = edges.every((edge) => edge > cut || edge % HOUR === 0);
  return isWhole ? Math.max(from, cut) : from;
}

function wholeHour(moment: number): number {
  return Math.floor(moment / HOUR) * HOUR;
}

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

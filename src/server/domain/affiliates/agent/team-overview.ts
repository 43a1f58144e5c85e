import { type SQL, sql } from 'drizzle-orm';
import type { AgentType, OverviewPeriod, TeamOverview } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { dayAt, daysFrom, type LocalDay, momentOn } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { paged } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { contractBrief } from '../contracts/contract-row.ts';
import { type GrantedRow, openContractsOf } from '../contracts/granted.ts';
import { closedPart, hoursClosedUntil } from '../line/close-hours.ts';
import { requireAgent } from '../line/require-agent.ts';
import { summedMovementsOf } from '../line/team-movements.ts';

type Needs = Pick<Services, 'db' | 'brand' | 'clock'>;

interface Sums {
  readonly registrations: number;
  readonly active: number;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly turnover: string;
  readonly prizes: string;
  readonly result: string;
}

interface Head extends Pick<GrantedRow, 'contracts'> {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly teamCount: number;
  readonly active: number;
  readonly turnover: string;
  readonly result: string;
}

const NOTHING: Sums = {
  registrations: 0,
  active: 0,
  deposits: '0',
  withdrawals: '0',
  turnover: '0',
  prizes: '0',
  result: '0',
};
const RESULT = sql`v.prizes + v.rebates + v.promotions + v.fees - v.turnover`;
const MAX_POINTS = 31;

/**
 * The figures of the agent's team for a period and the one before (AGENT-03). It has the chart and the strongest lines,
 * from closed hours and the rows since. Failure: `error_not_agent`.
 */
export async function teamOverview(
  services: Needs,
  session: Pick<Session, 'memberId' | 'type'>,
  period: OverviewPeriod,
): Promise<TeamOverview> {
  requireAgent(session);
  const { brand, clock } = services;
  const now = clock();
  const span = overviewSpan(period, now, brand.timeZone);
  // The period before is as long as this one is so far, or less where its month is shorter.
  const previous = { from: span.before, to: Math.min(span.from, span.before + (span.to - span.from)) };
  const agent = session.memberId;
  const closedUntil = await hoursClosedUntil(services.db);
  const team = { agent, closedUntil };
  const [value] = await sumsOf(services, team, [span.from, span.to]);
  const [earlier] = await sumsOf(services, team, [previous.from, previous.to]);
  const chart = await sumsOf(services, team, [...span.points, span.to]);
  const income = await incomeOf(services, agent, span, previous);
  const { decimals } = brand.currency;
  const wire = (numeric: string) => money(numeric, decimals);
  const [is, was] = [value ?? NOTHING, earlier ?? NOTHING];
  const count = (name: 'registrations' | 'active') => ({ value: is[name], previous: was[name] });
  const amount = (name: 'deposits' | 'withdrawals' | 'turnover' | 'result') => ({
    value: wire(is[name]),
    previous: wire(was[name]),
  });
  return {
    period,
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    asOf: new Date(now).toISOString(),
    ...(await sizeOf(services, agent, now)),
    registrations: count('registrations'),
    active: count('active'),
    deposits: amount('deposits'),
    withdrawals: amount('withdrawals'),
    turnover: amount('turnover'),
    result: amount('result'),
    income: { value: wire(income.value), previous: wire(income.previous) },
    bucket: span.bucket,
    chart: span.points.map((at, index) => {
      const point = chart[index] ?? NOTHING;
      return {
        at: new Date(at).toISOString(),
        registrations: point.registrations,
        active: point.active,
        deposits: wire(point.deposits),
        withdrawals: wire(point.withdrawals),
        turnover: wire(point.turnover),
        prizes: wire(point.prizes),
        result: wire(point.result),
      };
    }),
    topDownlines: (await topOf(services, team, span)).map(({ id, turnover, result, contracts, ...head }) => ({
      id: String(id),
      ...head,
      turnover: wire(turnover),
      result: wire(result),
      contracts: contracts.map(contractBrief),
    })),
  };
}

/** A period of the overview; all moments are milliseconds since 1970. */
interface Span {
  /** Half open. */
  readonly from: number;
  readonly to: number;
  /** When the period before begins. */
  readonly before: number;
  readonly bucket: 'hour' | 'day';
  /** When each point of the chart begins, in order. */
  readonly points: readonly number[];
}

const HOUR = 3_600_000;

const LAST = { last7: 7, last14: 14, last30: 30 } as const;

/** The days of a period in the brand's time zone; all but `yesterday` end now. */
export function overviewSpan(period: OverviewPeriod, now: number, timeZone: string): Span {
  const day = dayAt(now, timeZone);
  const today = momentOn(day, timeZone);
  const back = (days: number) => daysFrom(today, -days, timeZone);
  if (period === 'today') return hours({ from: today, to: now, before: back(1) });
  if (period === 'yesterday') return hours({ from: back(1), to: today, before: back(2) });
  const days = period === 'month' ? day.day : LAST[period];
  const before = period === 'month' ? momentOn(monthBefore(day), timeZone) : back(2 * days - 1);
  const points = Array.from({ length: days }, (_, at) => back(days - 1 - at));
  return { from: back(days - 1), to: now, before, bucket: 'day', points };
}

function monthBefore({ year, month }: LocalDay): LocalDay {
  return month === 1 ? { year: year - 1, month: 12, day: 1 } : { year, month: month - 1, day: 1 };
}

function hours(span: Pick<Span, 'from' | 'to' | 'before'>): Span {
  const count = Math.max(1, Math.ceil((span.to - span.from) / HOUR));
  return { ...span, bucket: 'hour', points: Array.from({ length: count }, (_, at) => span.from + at * HOUR) };
}

// By payments, because a bill may be paid in parts. No entry is booked before its posting.
const INCOME = `
  select coalesce(sum(e.amount) filter (where t.booked_at >= $2 and t.booked_at < $3), 0) as value,
    coalesce(sum(e.amount) filter (where t.booked_at >= $4 and t.booked_at < $5), 0) as previous
  from accounts a join entries e on e.account_id = a.id join transactions t on t.id = e.transaction_id
  where a.member_id = $1 and a.kind = 'main' and t.reason_kind = 'bill' and e.booked_at >= $4`;

type Bounds = Pick<Span, 'from' | 'to'>;

/** What contracts paid the agent in a range, and in the one before. */
async function incomeOf({ db }: Needs, agent: number, range: Bounds, previous: Bounds) {
  const bounds = [range.from, range.to, previous.from, previous.to].map((at) => new Date(at));
  const [row] = await db.query<{ value: string; previous: string }>('team_income', INCOME, [agent, ...bounds]);
  return row ?? { value: '0', previous: '0' };
}

/** An agent, and the moment before which every hour is closed, if any is. */
interface Team {
  readonly agent: number;
  readonly closedUntil: number | null;
}

/** The sums of each part of a range, by the moments where the parts begin and the last one ends. */
async function sumsOf({ db }: Needs, { agent, closedUntil }: Team, edges: readonly number[]): Promise<Sums[]> {
  const [from, to] = [new Date(edges[0] ?? 0), new Date(edges.at(-1) ?? 0)];
  const movements = summedMovementsOf(agent, { from, to }, new Date(closedPart(edges, closedUntil)));
  const starts = sql`${sql.param(edges.map((edge) => new Date(edge).toISOString()))}::timestamptz[]`;
  const { content } = await paged<Sums & { readonly part: number }>(
    db,
    {
      name: 'team_overview',
      from: sql`(
        select part, coalesce(max(joined), 0) as registrations, coalesce(max(f.active), 0) as active,
          coalesce(max(f.deposits), 0) as deposits, coalesce(max(f.withdrawals), 0) as withdrawals,
          coalesce(max(f.turnover), 0) as turnover, coalesce(max(f.prizes), 0) as prizes,
          coalesce(max(f.result), 0) as result
        from generate_series(1, ${edges.length - 1}::int) part
        left join (
          select width_bucket(v.at, ${starts}) as part, count(distinct v.member_id) filter (where v.bets > 0) as active,
            sum(v.deposits) as deposits, sum(v.withdrawals) as withdrawals, sum(v.turnover) as turnover,
            sum(v.prizes) as prizes, sum(${RESULT}) as result
          from (${movements}) v group by 1
        ) f using (part)
        left join (
          select width_bucket(m.created_at, ${starts}) as part, count(*) as joined
          from team_lines l join members m on m.id = l.descendant_id
          where l.ancestor_id = ${agent} and l.depth > 0 and m.created_at >= ${from} and m.created_at < ${to} group by 1
        ) r using (part)
        group by part
      ) p`,
      where: [],
      order: sql`p.part`,
      columns: sql`p.*`,
    },
    { pageNo: 1, pageSize: MAX_POINTS },
  );
  return content;
}

async function sizeOf(
  { db }: Needs,
  agent: number,
  now: number,
): Promise<{ teamCount: number; activeIn30Days: number }> {
  const since = new Date(now - 30 * 86_400_000);
  const { content } = await paged<{ teamCount: number; activeIn30Days: number }>(
    db,
    {
      name: 'team_size',
      from: sql`(
        select count(*)::int as "teamCount", (count(*) filter (where exists (
          select from bet_settlements s where s.member_id = l.descendant_id and s.bets > 0 and s.settled_at >= ${since}
        )))::int as "activeIn30Days"
        from team_lines l where l.ancestor_id = ${agent}
      ) z`,
      where: [],
      order: sql`1`,
      columns: sql`z.*`,
    },
    { pageNo: 1, pageSize: 1 },
  );
  return content[0] ?? { teamCount: 1, activeIn30Days: 0 };
}

/** The direct downlines whose lines had the highest turnover, with what the agent grants to them. */
async function topOf({ db }: Needs, { agent, closedUntil }: Team, { from, to }: Span): Promise<Head[]> {
  const range = { from: new Date(from), to: new Date(to) };
  const movements = summedMovementsOf(agent, range, new Date(closedPart([from, to], closedUntil)));
  const line: SQL = sql`
    select h.ancestor_id as head, count(distinct v.member_id) filter (where v.bets > 0) as active,
      sum(v.turnover) as turnover, sum(${RESULT}) as result
    from (${movements}) v
    join team_lines h on h.descendant_id = v.member_id
    join team_lines d on d.descendant_id = h.ancestor_id and d.ancestor_id = ${agent} and d.depth = 1
    group by 1`;
  const { content } = await paged<Head>(
    db,
    {
      name: 'team_top',
      from: sql`(
        select m.id, m.account, m.nickname, m.type, f.active::int as active, f.turnover, f.result,
          (select count(*)::int from team_lines x where x.ancestor_id = m.id) as "teamCount"
        from (${line}) f join members m on m.id = f.head
      ) m`,
      where: [],
      order: sql`m.turnover desc, m.id`,
      columns: sql`m.id, m.account, m.nickname, m.type, m.active, m.turnover, m.result, m."teamCount", g.contracts`,
      join: { alias: 'm', tables: openContractsOf(agent) },
    },
    { pageNo: 1, pageSize: 10 },
  );
  return content;
}

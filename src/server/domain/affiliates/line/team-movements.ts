import { type SQL, sql } from 'drizzle-orm';
import type { MemberFigures } from '#generated/model/index.ts';
import { money } from '../../ground/amounts/money.ts';
import type { DateRange } from '../../ground/date-range.ts';

/** The figures that movements add up to, without the result. */
export const FIGURES = [
  'deposits',
  'withdrawals',
  'turnover',
  'validTurnover',
  'prizes',
  'rebates',
  'promotions',
  'fees',
] as const;

/** Sums as `numeric` text. */
export type FigureSums = Readonly<Record<(typeof FIGURES)[number] | 'result', string>>;

/**
 * The movements of a line by `member_id` and `at`. A withdrawal counts when it was requested, unless refused or
 * returned.
 */
function movementsOf(nodeId: number, range: DateRange): SQL {
  return union([settlementsOf(nodeId, range), postingsOf(nodeId, range), withdrawalsOf(nodeId, range)]);
}

/** The sums of `movementsOf`: closed hours up to `closedUntil`, a row each, then row by row. */
export function summedMovementsOf(nodeId: number, { from, to }: DateRange, closedUntil: Date): SQL {
  const rest = { from: closedUntil, to };
  return union([
    hoursOf(nodeId, { from, to: closedUntil }),
    settlementsOf(nodeId, rest),
    postingsOf(nodeId, rest),
    withdrawalsOf(nodeId, { from, to }),
  ]);
}

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

function hoursOf(nodeId: number, { from, to }: DateRange): SQL {
  return sql`
    select h.member_id, h.hour as at, h.bets, h.deposits, 0::numeric as withdrawals, h.turnover,
      h.valid_turnover as "validTurnover", h.prizes, h.rebates, h.promotions, h.fees
    from team_lines x join member_hours h on h.member_id = x.descendant_id
    where x.ancestor_id = ${nodeId} and h.hour >= ${from} and h.hour < ${to}`;
}

function settlementsOf(nodeId: number, { from, to }: DateRange): SQL {
  return sql`
    select s.member_id, s.settled_at as at, s.bets, 0::numeric as deposits, 0::numeric as withdrawals, s.turnover,
      s.valid_turnover as "validTurnover", s.payout - s.stake + s.turnover as prizes, 0::numeric as rebates,
      0::numeric as promotions, 0::numeric as fees
    from team_lines x join bet_settlements s on s.member_id = x.descendant_id
    where x.ancestor_id = ${nodeId} and s.settled_at >= ${from} and s.settled_at < ${to}`;
}

function postingsOf(nodeId: number, { from, to }: DateRange): SQL {
  return sql`
    select w.member_id, e.booked_at, 0, case when t.kind = 'deposit' then e.amount else 0 end, 0, 0, 0, 0,
      case when t.kind = 'rebate' then e.amount else 0 end,
      case when t.kind in ('promotion', 'points') then e.amount else 0 end,
      case when t.kind = 'fee' then e.amount else 0 end
    from team_lines x
    join wallets w on w.member_id = x.descendant_id and w.kind = 'main'
    join entries e on e.account_id = w.account_id
    join transactions t on t.id = e.transaction_id
    where x.ancestor_id = ${nodeId} and e.booked_at >= ${from} and e.booked_at < ${to}
      and t.kind in ('deposit', 'rebate', 'promotion', 'points', 'fee')`;
}

function withdrawalsOf(nodeId: number, { from, to }: DateRange): SQL {
  return sql`
    select d.member_id, d.requested_at, 0, 0, d.amount, 0, 0, 0, 0, 0, 0
    from team_lines x join withdrawals d on d.member_id = x.descendant_id
    where x.ancestor_id = ${nodeId} and d.requested_at >= ${from} and d.requested_at < ${to}
      and d.state not in ('rejected', 'returned')`;
}

/** The figures of each member in the line of a member, by `member_id`. */
export function figuresOf(nodeId: number, range: DateRange): SQL {
  const sums = FIGURES.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`);
  return sql`select member_id, ${sql.join(sums, sql`, `)} from (${movementsOf(nodeId, range)}) v group by member_id`;
}

/** The columns of figures `f`, zeros where nothing happened. */
export const FIGURE_COLUMNS = sql.join(
  [
    ...FIGURES.map((name) => sql`coalesce(f.${sql.identifier(name)}, 0) as ${sql.identifier(name)}`),
    sql`coalesce(f.prizes + f.rebates + f.promotions + f.fees - f.turnover, 0) as result`,
  ],
  sql`, `,
);

/** The totals of figures in the columns of an alias. */
export function figureTotals(alias: string): Record<keyof FigureSums, SQL> {
  const total = (name: string) => sql`coalesce(sum(${sql.identifier(alias)}.${sql.identifier(name)}), 0)`;
  const named = [...FIGURES, 'result' as const].map((name) => [name, total(name)] as const);
  // The names are those of the type.
  return Object.fromEntries(named) as Record<keyof FigureSums, SQL>;
}

/** Figures as the contract tells them. */
export function figuresTold(sums: FigureSums, decimals: number): MemberFigures {
  const wire = (numeric: string) => money(numeric, decimals);
  return {
    deposits: wire(sums.deposits),
    withdrawals: wire(sums.withdrawals),
    turnover: wire(sums.turnover),
    validTurnover: wire(sums.validTurnover),
    prizes: wire(sums.prizes),
    rebates: wire(sums.rebates),
    promotions: wire(sums.promotions),
    fees: wire(sums.fees),
    result: wire(sums.result),
  };
}

import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { ContractWindow } from '#shared/contracts/contract-windows.ts';
import type { ContractRow } from '../contract-row.ts';

/** A contract that pays for a window, with what its team did in it. Amounts are `numeric` text. */
export interface DueContract {
  readonly contractId: number;
  /** The signed version. */
  readonly contractVersion: number;
  /** Who stands above when the window is settled, a moved line's new upline; null is the platform. */
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly terms: ContractTerms;
  readonly turnover: string;
  /** Negative when the team lost. */
  readonly teamResult: string;
  readonly activeDownlines: number;
  /** The part of `turnover` that changes bets of earlier windows. */
  readonly lateTurnover: string;
  /** The same of `teamResult`. */
  readonly lateResult: string;
  /** What the newest bill carried on; for a salary also that of the parties' contract before. */
  readonly carriedIn: string;
}

// Turnover is valid turnover here: stakes that hardly risk anything earn no salary and meet no threshold.
// A contract pays for whole windows. A new rate must not forgive corrections, so salaries inherit them; dividends do
// not.
const figures = (from = 'contracts c', team = '') => `
  with due as materialized (
    select c.id, c.upline_id, c.downline_id, c.terms, (c.terms ->> 'activeMinimum')::numeric as minimum,
      (select v.version from contract_versions v where v.contract_id = c.id and v.action = 'sign') as version
    from ${from}
    where c.kind = $1 and c.effective_from <= $2 and (c.effective_to is null or c.effective_to >= $3)
  ), moved as materialized (
    select member_id, sum(turnover) as turnover, sum(result) as result,
      sum(turnover) filter (where is_late) as late_turnover, sum(result) filter (where is_late) as late_result
    from (
      select s.member_id, s.valid_turnover as turnover, s.payout - s.stake as result,
        s.corrects and (select min(p.settled_at) from bet_settlements p where p.bet_id = s.bet_id) < $2 as is_late
      from bet_settlements s where s.settled_at >= $2 and s.settled_at < $3${team && ` and s.member_id ${team}`}
      union all
      select w.member_id, 0, e.amount, false
      from transactions t
      join entries e on e.transaction_id = t.id
      join wallets w on w.account_id = e.account_id and w.kind = 'main'
      where t.booked_at >= $2 and t.booked_at < $3 and t.kind in ('rebate', 'promotion', 'points', 'fee')${team && ` and w.member_id ${team}`}
    ) movements
    group by member_id
  ), summed as (
    select d.id, sum(m.turnover) as turnover, sum(m.result) as result, sum(m.late_turnover) as late_turnover,
      sum(m.late_result) as late_result, count(*) as members, count(*) filter (where m.turnover >= d.minimum) as active
    from moved m
    join team_lines l on l.descendant_id = m.member_id
    join due d on d.downline_id = l.ancestor_id
    group by d.id
  )
  select d.id as "contractId", d.version as "contractVersion", a.upline_id as "uplineId",
    d.downline_id as "downlineId", d.terms, coalesce(f.turnover, 0) as turnover, coalesce(f.result, 0) as "teamResult",
    (coalesce(f.active, 0) + case when d.minimum > 0 then 0 else
      (select count(*) from team_lines t where t.ancestor_id = d.downline_id) - coalesce(f.members, 0) end
    )::int as "activeDownlines",
    coalesce(f.late_turnover, 0) as "lateTurnover", coalesce(f.late_result, 0) as "lateResult",
    coalesce((
      select b.carried_out from contract_bills b join contracts c on c.id = b.contract_id
      where b.downline_id = d.downline_id and b.kind = $1 and b.window_to <= $2
        and case when $1 = 'dividend' then c.id = d.id else c.upline_id is not distinct from d.upline_id end
      order by b.window_to desc, b.id desc limit 1), 0) as "carriedIn"
  from due d join members a on a.id = d.downline_id left join summed f on f.id = d.id
  order by d.id`;
const FIGURES = figures();
// What a contract pays depends on itself and on the contracts directly below, read by the index of each downline.
const FIGURES_OF_ONE = figures(
  `(select id from members where id = $5 or upline_id = $5) m cross join lateral (
      select * from contracts where downline_id = m.id and (id = $4 or downline_id <> $5) offset 0) c`,
  'in (select descendant_id from team_lines where ancestor_id = $5)',
);

/** The contracts of a kind that pay for a window, with the figures of their teams, in one statement. */
export function windowFigures(
  tx: Pick<Queries, 'query'>,
  kind: ContractKind,
  { from, to }: ContractWindow,
): Promise<DueContract[]> {
  return tx.query<DueContract>('contract_window_figures', FIGURES, [kind, new Date(from), new Date(to)]);
}

/** The same of one contract, if it pays for the window, and of those that the agents directly below have. */
export function figuresOfContract(
  db: Pick<Queries, 'query'>,
  contract: Pick<ContractRow, 'id' | 'kind' | 'downlineId'>,
  { from, to }: ContractWindow,
): Promise<DueContract[]> {
  const { id, kind, downlineId } = contract;
  const values = [kind, new Date(from), new Date(to), id, downlineId];
  return db.query<DueContract>('contract_progress_figures', FIGURES_OF_ONE, values);
}

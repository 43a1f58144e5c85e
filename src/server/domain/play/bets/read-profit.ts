import type { GameCategory } from '#generated/model/index.ts';
import type { Parameter, Queries } from '#server/db/database.ts';

export interface ProfitAsked {
  readonly memberId: number;
  /** Only bets of this category. */
  readonly gameType: GameCategory | undefined;
  /** When each day begins, and when the last one ends. */
  readonly starts: readonly Date[];
  readonly now: Date;
}

/** Sums of settled bets. Amounts are `numeric` text. */
export interface BetSums {
  readonly bets: number;
  readonly stake: string;
  readonly payout: string;
  readonly validTurnover: string;
}

/** Days are numbered from 1. */
interface Dated {
  readonly day: number;
}

interface Movement extends Dated {
  readonly kind: string;
  readonly amount: string;
}

export interface ProfitFound {
  readonly bets: readonly (BetSums & Dated & { readonly category: GameCategory })[];
  readonly minutes: readonly (Dated & { readonly minutes: number })[];
  readonly rewards: readonly Movement[];
  readonly deposits: readonly Movement[];
  readonly withdrawals: string;
  readonly openStake: string;
}

// Each statement: $1 member, $2 each day's begin and the last end, $3 begin, $4 end.
const BETS = `
  select width_bucket(settled_at, $2::timestamptz[]) as day, category, sum(bets)::int as bets, sum(stake) as stake,
    sum(payout) as payout, sum(valid_turnover) as "validTurnover"
  from bet_settlements
  where member_id = $1 and settled_at >= $3 and settled_at < $4 and ($5::text is null or category = $5)
  group by 1, 2`;

// The time from a bet to the next one, at most five minutes, on the day of the bet.
const MINUTES = `
  select day, least(1440, ceil(sum(extract(epoch from until - placed_at)) / 60))::int as minutes
  from (
    select day, placed_at, least(
      lead(placed_at) over (order by placed_at, id), placed_at + interval '5 minutes',
      ($2::timestamptz[])[day + 1], $6::timestamptz
    ) as until
    from (
      select *, width_bucket(placed_at, $2::timestamptz[]) as day from bets
      where member_id = $1 and placed_at >= $3 and placed_at < $4 and placed_at <= $6::timestamptz
        and ($5::text is null or category = $5)
    ) bet
  ) played
  group by day`;

const REWARDS: readonly string[] = ['promotion', 'rebate', 'points'];
const MOVEMENTS = `
  select width_bucket(e.booked_at, $2::timestamptz[]) as day, t.kind, sum(e.amount) as amount
  from wallets w
  join entries e on e.account_id = w.account_id
  join transactions t on t.id = e.transaction_id
  where w.member_id = $1 and w.kind = 'main' and e.booked_at >= $3 and e.booked_at < $4
    and t.kind in ('promotion', 'rebate', 'points', 'deposit')
  group by 1, 2`;

const SUMS = `
  select
    (select coalesce(sum(d.amount), 0) from withdrawals d
      where d.member_id = $1 and d.state = 'received' and exists (
        select from withdrawal_steps s
        where s.withdrawal_id = d.id and s.state = 'received' and s.at >= $2 and s.at < $3
      )) as withdrawals,
    (select coalesce(sum(stake), 0) from bets
      where member_id = $1 and state = 'open' and placed_at >= $2 and placed_at < $3
        and ($4::text is null or category = $4)) as "openStake"`;

/** Reads the parts of a member's profit and loss, each by an index. */
export async function readProfit(db: Queries, { memberId, gameType, starts, now }: ProfitAsked): Promise<ProfitFound> {
  const [begin = now, end = now] = [starts[0], starts.at(-1)];
  const category = gameType ?? null;
  const days: Parameter[] = [memberId, starts.map((start) => start.toISOString()), begin, end];
  const [bets, minutes, movements, [sums]] = await Promise.all([
    db.query<ProfitFound['bets'][number]>('profit_bets', BETS, [...days, category]),
    db.query<ProfitFound['minutes'][number]>('profit_minutes', MINUTES, [...days, category, now]),
    db.query<Movement>('profit_movements', MOVEMENTS, days),
    db.query<Pick<ProfitFound, 'withdrawals' | 'openStake'>>('profit_sums', SUMS, [memberId, begin, end, category]),
  ]);
  return {
    bets,
    minutes,
    rewards: movements.filter(({ kind }) => REWARDS.includes(kind)),
    deposits: movements.filter(({ kind }) => kind === 'deposit'),
    withdrawals: sums?.withdrawals ?? '0',
    openStake: sums?.openStake ?? '0',
  };
}

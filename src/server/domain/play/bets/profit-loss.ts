import type { GameCategory, ProfitLoss, ProfitLossCategory, ProfitLossDay } from '#generated/model/index.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { type DateRange, rangeOf } from '../../ground/date-range.ts';
import type { Session } from '../../identity/session/session.ts';
import { MENU } from '../catalogue/snapshot.ts';

export interface ProfitQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameType?: GameCategory | undefined;
}

interface ProfitAsked {
  readonly memberId: number;
  /** Only bets of this category. */
  readonly gameType: GameCategory | undefined;
  /** When each day begins, and when the last one ends. */
  readonly starts: readonly Date[];
  readonly now: Date;
}

/** Sums of settled bets. Amounts are `numeric` text. */
interface BetSums {
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

interface ProfitFound {
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
async function readProfit(db: Queries, { memberId, gameType, starts, now }: ProfitAsked): Promise<ProfitFound> {
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

const NOTHING: BetSums = { bets: 0, stake: '0', payout: '0', validTurnover: '0' };

/**
 * What play has won or cost the session's member, by day of the brand's time zone and by category (MEMBER-09). With a
 * category only its bets and its time count. Failure: `validation_failed` for a wrong range.
 */
export async function profitLoss(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  { memberId }: Session,
  { gameType, ...asked }: ProfitQuery,
): Promise<ProfitLoss> {
  const { db, brand, clock } = services;
  const now = clock();
  const days = daysOf(rangeOf(asked, now, brand.timeZone), brand.timeZone);
  const found = await readProfit(db, { memberId, gameType, starts: days.starts, now: new Date(now) });
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const figures = ({ bets, stake, payout, validTurnover }: BetSums) => ({
    bets,
    stake: wire(stake),
    payout: wire(payout),
    net: wire(subtractAmounts(payout, stake)),
    validTurnover: wire(validTurnover),
  });
  const byCategory = (rows: readonly (BetSums & { readonly category: GameCategory })[]): ProfitLossCategory[] =>
    MENU.flatMap((category) => {
      const ofCategory = rows.filter((row) => row.category === category);
      return ofCategory.length === 0 ? [] : [{ gameType: category, ...figures(ofCategory.reduce(sum, NOTHING)) }];
    });
  let cumulative = '0';
  const points = days.dates.map((date, index): ProfitLossDay => {
    const bets = found.bets.filter(({ day }) => day === index + 1);
    const sums = bets.reduce(sum, NOTHING);
    cumulative = addAmounts(cumulative, subtractAmounts(sums.payout, sums.stake));
    return {
      date,
      ...figures(sums),
      rewards: wire(totalOf(found.rewards.filter(({ day }) => day === index + 1))),
      cumulativeNet: wire(cumulative),
      minutesPlayed: found.minutes.find(({ day }) => day === index + 1)?.minutes ?? 0,
      categories: byCategory(bets),
    };
  });
  const rewards = totalOf(found.rewards);
  const deposits = totalOf(found.deposits);
  const { withdrawals, openStake } = found;
  return {
    currency: brand.currency.code,
    days: points,
    categories: byCategory(found.bets),
    totals: {
      ...figures(found.bets.reduce(sum, NOTHING)),
      openStake: wire(openStake),
      rewards: wire(rewards),
      netPosition: wire(addAmounts(cumulative, rewards)),
      deposits: wire(deposits),
      withdrawals: wire(withdrawals),
      netDeposits: wire(subtractAmounts(deposits, withdrawals)),
      minutesPlayed: points.reduce((all, { minutesPlayed }) => all + minutesPlayed, 0),
    },
    asOf: new Date(now).toISOString(),
  };
}

function sum(a: BetSums, b: BetSums): BetSums {
  return {
    bets: a.bets + b.bets,
    stake: addAmounts(a.stake, b.stake),
    payout: addAmounts(a.payout, b.payout),
    validTurnover: addAmounts(a.validTurnover, b.validTurnover),
  };
}

function totalOf(rows: readonly { readonly amount: string }[]): string {
  return rows.reduce((total, { amount }) => addAmounts(total, amount), '0');
}

interface Days {
  /** `yyyy-MM-dd`, the first day first. */
  readonly dates: readonly string[];
  /** When each day begins, and when the last one ends. */
  readonly starts: readonly Date[];
}

/** The days of a time zone that a range touches. */
function daysOf({ from, to }: DateRange, timeZone: string): Days {
  const last = to.getTime() - 1;
  const days: LocalDay[] = [];
  let day = dayAt(from.getTime(), timeZone);
  do {
    days.push(day);
    day = addDays(day, 1);
  } while (momentOn(day, timeZone) <= last);
  return {
    dates: days.map(formatDay),
    starts: [...days, day].map((begun) => new Date(momentOn(begun, timeZone))),
  };
}

function formatDay({ year, month, day }: LocalDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

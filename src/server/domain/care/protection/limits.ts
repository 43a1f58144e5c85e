import type { ExclusionPeriod, LimitPeriod, MoneyLimitKind, SessionLimitPeriod } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { addDays, dayAt, daysFrom, type LocalDay, momentOn, weekday } from '#shared/time/zone.ts';
import { IDLE_MINUTES } from '../../identity/session/session.ts';

export const MONEY_PERIODS = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

export type LimitKind = 'deposit' | 'loss' | 'time';

/** A limit as it holds at a moment. Amounts are `numeric` text: money, or minutes of `time`. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod | SessionLimitPeriod;
  readonly setBy: 'member' | 'operator';
  /** Null is no limit. */
  readonly amount: string | null;
  readonly nextAmount: string | null;
  /** When the waiting change will hold; null without one. */
  readonly nextAt: Date | null;
}

// A waiting change holds from its moment without a job.
const READ = `
  select kind, period, set_by as "setBy", case when next_at <= $2 then next_amount else amount end as amount,
    case when next_at > $2 then next_amount end as "nextAmount", case when next_at > $2 then next_at end as "nextAt"
  from play_limits where member_id = $1`;

/** All limits of a member, as they hold at the moment. */
export function limitsOf(db: Pick<Queries, 'query'>, memberId: number, at: Date): Promise<Limit[]> {
  return db.query<Limit>('play_limits_read', READ, [memberId, at]);
}

/** A limit that is not null. */
export interface HoldingLimit extends Limit {
  readonly amount: string;
}

/** The limit that holds for a kind and period: the lower one of the member's and the operator's. */
export function holding(limits: readonly Limit[], kind: LimitKind, period: Limit['period']): HoldingLimit | undefined {
  return limits
    .filter((limit) => limit.kind === kind && limit.period === period)
    .filter((limit): limit is HoldingLimit => limit.amount !== null)
    .reduce<HoldingLimit | undefined>(
      (least, limit) => (least !== undefined && compareAmounts(least.amount, limit.amount) <= 0 ? least : limit),
      undefined,
    );
}

/** A calendar period, end excluded. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The day, week (from Monday) or month of the zone that holds a moment. */
export function spanOf(period: LimitPeriod, now: number, timeZone: string): Span {
  const today = dayAt(now, timeZone);
  const first = firstDay(period, today);
  const next = period === 'month' ? monthsLater(first, 1) : addDays(first, period === 'week' ? 7 : 1);
  return { from: new Date(momentOn(first, timeZone)), to: new Date(momentOn(next, timeZone)) };
}

function firstDay(period: LimitPeriod, today: LocalDay): LocalDay {
  if (period === 'month') return { ...today, day: 1 };
  return period === 'week' ? addDays(today, -weekday(today)) : today;
}

const days: Readonly<Partial<Record<ExclusionPeriod, number>>> = { day_1: 1, day_7: 7, day_30: 30 };
const months: Readonly<Partial<Record<ExclusionPeriod, number>>> = { month_6: 6, year_1: 12, year_5: 60 };

/**
 * When an exclusion ends that begins now: at the same clock time of the zone, on the last day of a month that is too
 * short. Null for a permanent one.
 */
export function exclusionEnd(period: ExclusionPeriod, now: number, timeZone: string): Date | null {
  const today = dayAt(now, timeZone);
  const count = months[period];
  const added = count === undefined ? days[period] : daysBetween(today, monthsLater(today, count));
  return added === undefined ? null : new Date(daysFrom(now, added, timeZone));
}

function monthsLater({ year, month, day }: LocalDay, count: number): LocalDay {
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: Math.min(day, last) };
}

function daysBetween(from: LocalDay, to: LocalDay): number {
  const utc = ({ year, month, day }: LocalDay) => Date.UTC(year, month - 1, day);
  return Math.round((utc(to) - utc(from)) / 86_400_000);
}

// A deposit under way counts in each period until it is credited, fails or expires.
const DEPOSITED = `
  select p.name, (
    select coalesce(sum(coalesce(d.received_amount, d.amount)), 0) from deposits d
    where d.member_id = $1 and (d.state in ('pending', 'paid') or d.credited_at >= p.begins)
  ) as used
  from unnest($2::text[], $3::timestamptz[]) as p (name, begins)`;

// An open bet counts in each period. Money in a vendor's wallet counts as open, and winnings there offset nothing.
const LOST = `
  select p.name, greatest(0, (
    select coalesce(sum(s.stake - s.payout), 0) from bet_settlements s
    where s.member_id = $1 and s.settled_at >= p.begins
  ) + (
    select coalesce(sum(b.stake), 0) from bets b where b.member_id = $1 and b.state = 'open'
  ) + (
    select coalesce(sum(greatest(0, v.moved)), 0) from (
      select sum(case when t.direction = 'in' then t.amount else -t.amount end) as moved from wallet_transfers t
      where t.member_id = $1 and case when t.direction = 'in' then t.state <> 'failed' and t.created_at >= p.begins
        else t.state = 'completed' and t.completed_at >= p.begins end
      group by t.vendor_code
    ) v
  )) as used
  from unnest($2::text[], $3::timestamptz[]) as p (name, begins)`;

const statements: Readonly<Record<MoneyLimitKind, readonly [name: string, sql: string]>> = {
  deposit: ['play_limits_deposited', DEPOSITED],
  loss: ['play_limits_lost', LOST],
};

/** What counts towards a member's limits of money, in each of the periods that hold the moment. `numeric` text. */
export async function usedMoney(
  { db, brand }: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'timeZone'> },
  memberId: number,
  kind: MoneyLimitKind,
  periods: readonly LimitPeriod[],
  at: Date,
): Promise<ReadonlyMap<LimitPeriod, string>> {
  const begins = periods.map((period) => spanOf(period, at.getTime(), brand.timeZone).from.toISOString());
  const [name, sql] = statements[kind];
  const rows = await db.query<{ name: LimitPeriod; used: string }>(name, sql, [memberId, periods, begins]);
  return new Map(rows.map((row) => [row.name, row.used]));
}

interface Room {
  /** `numeric` text, not below zero. */
  readonly remaining: string;
  readonly resetsAt: Date;
}

/** What the deposit limits of a member still allow, and when the limit that leaves least starts again; null without any. */
export async function depositRoom(
  needs: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'timeZone'> },
  memberId: number,
  at: Date,
): Promise<Room | null> {
  const limits = await limitsOf(needs.db, memberId, at);
  const held = MONEY_PERIODS.flatMap((period) => {
    const limit = holding(limits, 'deposit', period);
    return limit === undefined ? [] : [{ period, amount: limit.amount }];
  });
  if (held.length === 0) return null;
  const periods = held.map(({ period }) => period);
  const used = await usedMoney(needs, memberId, 'deposit', periods, at);
  const rooms = held.map(({ period, amount }): Room => {
    const left = subtractAmounts(amount, used.get(period) ?? '0');
    const { to } = spanOf(period, at.getTime(), needs.brand.timeZone);
    return { remaining: compareAmounts(left, '0') < 0 ? '0' : left, resetsAt: to };
  });
  // Of equal limits the longer period decides, because a deposit has to fit into it too.
  return rooms.reduce((least, room) => (compareAmounts(room.remaining, least.remaining) <= 0 ? room : least));
}

// A session that nobody closed ends when it expires. Concurrent sessions count once, those of the chat page never.
const PLAYED = `
  with played as (
    select s.id, s.created_at as begins,
      least($3::timestamptz, s.ended_at, s.expires_at, s.last_seen_at + interval '${IDLE_MINUTES} minutes') as ends
    from sessions s where s.member_id = $1 and s.chat_of is null and s.created_at < $3 and s.expires_at > $4
  )
  select
    (select coalesce(round(extract(epoch from ends - begins)), 0)::int from played where id = $2 and ends > begins)
      as session,
    (select coalesce(round(sum(extract(epoch from upper(r.span) - lower(r.span)))), 0)::int from (
      select unnest(range_agg(tstzrange(greatest(begins, $4), ends))) as span from played where ends > greatest(begins, $4)
    ) r) as day`;

/** The seconds that a member has played until the moment: in one session, and in all sessions of the brand's day. */
export type PlayedTime = Readonly<Record<SessionLimitPeriod, number>>;

/** Reads how long a member has played. */
export async function playedTime(
  { db, brand }: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'timeZone'> },
  { memberId, sessionId }: { readonly memberId: number; readonly sessionId: number },
  at: Date,
): Promise<PlayedTime> {
  const { from } = spanOf('day', at.getTime(), brand.timeZone);
  const values = [memberId, sessionId, at, from];
  const [row] = await db.query<{ session: number | null; day: number }>('played_time', PLAYED, values);
  return { session: row?.session ?? 0, day: row?.day ?? 0 };
}

import type { MissionKind } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import type { missions } from '#server/db/schema/promotions.ts';
import { addDays, dayAt, momentOn, weekday } from '#shared/time/zone.ts';
import { contributionsOf, countedTurnover } from '../turnover/counted-turnover.ts';

interface Counting {
  readonly table: string;
  readonly counted: string;
  readonly at: string;
  readonly where: string;
  /** Whether each bet is summed by itself first, so that a loss takes nothing from what others won. */
  readonly perBet?: true;
  /** What follows the member and the two ends of the round among the parameters. */
  readonly more: 'categories' | 'contributions' | 'zone' | 'none';
}

/** Bets that first settled in the round. */
const BET = `($4::text[] is null or s.category = any($4))
  and not exists (select from bet_settlements p where p.bet_id = s.bet_id and p.settled_at < $2)`;

/** What each kind counts. Corrections are settlements too, but those of an earlier round's bet count nothing. */
const countings: Readonly<Record<Exclude<MissionKind, 'profile'>, Counting>> = {
  login_days: {
    table: 'login_records s',
    counted: 'count(distinct (s.at at time zone $4)::date)',
    at: 's.at',
    where: "s.outcome = 'success'",
    more: 'zone',
  },
  deposit: {
    table: 'deposits s',
    counted: 'sum(s.credited_amount)',
    at: 's.credited_at',
    where: "s.state = 'credited'",
    more: 'none',
  },
  turnover: {
    table: 'bet_settlements s',
    counted: `sum(${countedTurnover('$5')})`,
    at: 's.settled_at',
    where: BET,
    more: 'contributions',
  },
  win: {
    table: 'bet_settlements s',
    counted: 'sum(s.payout - s.stake)',
    at: 's.settled_at',
    where: BET,
    perBet: true,
    more: 'categories',
  },
  bets: {
    table: 'bet_settlements s',
    counted: 'sum(s.bets)',
    at: 's.settled_at',
    where: BET,
    more: 'categories',
  },
  games: {
    table: 'bet_settlements s join bets b on b.id = s.bet_id',
    counted: 'count(distinct coalesce(b.node_id::text, b.game_name))',
    at: 's.settled_at',
    where: `b.state in ('won', 'lost', 'push') and ${BET}`,
    more: 'categories',
  },
};

const PROFILE = `
  select m.id as "memberId", (num_nonnulls(m.email, m.mobile_num, m.birthday, m.payee_name))::text as progress
  from members m where m.type <> 4 and ($1::bigint is null or m.id = $1)`;

/** Trial accounts have no missions. */
function statementOf({ table, counted, at, where, perBet }: Counting): string {
  return `
    select c."memberId", sum(greatest(c.progress, 0))::text as progress
    from (
      select s.member_id as "memberId", ${counted} as progress
      from ${table} join members m on m.id = s.member_id and m.type <> 4
      where ($1::bigint is null or s.member_id = $1) and ${at} >= $2 and ($3::timestamptz is null or ${at} < $3)
        and ${where}
      group by s.member_id${perBet ? ', s.bet_id' : ''}
    ) c
    group by c."memberId"`;
}

export interface Progress {
  readonly memberId: number;
  /** `numeric` text. */
  readonly progress: string;
}

/** How far members are with a mission in a round; with `memberId` only this one. Members without progress are left out. */
export function missionProgress(
  db: Pick<Queries, 'query'>,
  { kind, categories }: Pick<MissionRow, 'kind' | 'categories'>,
  { from, to }: Round,
  brand: Pick<Brand, 'timeZone' | 'turnover'>,
  memberId: number | null,
): Promise<Progress[]> {
  if (kind === 'profile') return db.query<Progress>('mission_profile', PROFILE, [memberId]);
  const counting = countings[kind];
  const more: Parameter[] = {
    categories: [categories],
    contributions: [categories, contributionsOf(brand)],
    zone: [brand.timeZone],
    none: [],
  }[counting.more];
  return db.query<Progress>(`mission_${kind}`, statementOf(counting), [memberId, from, to, ...more]);
}

export type MissionRow = typeof missions.$inferSelect;

/** The time in which a mission counts; `to` is not included, null where it never ends. */
export interface Round {
  readonly from: Date;
  readonly to: Date | null;
}

/** The day, the week from Monday, or the month that contains a moment, in the brand's time zone. */
export function periodAt(
  period: 'day' | 'week' | 'month',
  now: number,
  timeZone: string,
): { readonly from: Date; readonly to: Date } {
  const today = dayAt(now, timeZone);
  const month = { ...today, day: 1 };
  const first = { day: today, week: addDays(today, -weekday(today)), month }[period];
  const next = period === 'month' ? { ...addDays(month, 31), day: 1 } : addDays(first, period === 'day' ? 1 : 7);
  return { from: new Date(momentOn(first, timeZone)), to: new Date(momentOn(next, timeZone)) };
}

/** The round of a mission at a moment, within its start and end. */
export function roundAt(
  { repeats, startsAt, endsAt }: Pick<MissionRow, 'repeats' | 'startsAt' | 'endsAt'>,
  now: number,
  timeZone: string,
): Round {
  if (repeats === null) return { from: startsAt, to: endsAt };
  const { from, to } = periodAt(repeats, now, timeZone);
  return { from: from < startsAt ? startsAt : from, to: endsAt !== null && endsAt < to ? endsAt : to };
}

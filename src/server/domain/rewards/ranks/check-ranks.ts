import type { Services } from '#server/services.ts';
import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';

/** $1 day of the check, $2 day before its period, $3 turnover per point, $4 new end of the rank. */
const POINTS = `
  points as (
    select member_id, floor(sum(amount) / $3::numeric) as points
    from rank_turnover where counted_on > $2::date and counted_on <= $1::date group by member_id
  )`;

/** The highest rank that the period's points reach, effective at once. */
const RAISE = `
  with ${POINTS}, reached as (
    select p.member_id, max(r.level) as level
    from points p join ranks r on r.points_needed <= p.points group by p.member_id
  )
  update members m set rank_level = reached.level, rank_reached_on = $1::date, rank_kept_until = $4::date
  from reached where m.id = reached.member_id and reached.level > m.rank_level`;

/** At the end of its period, enough points of that period keep a rank; otherwise it falls by one. */
const KEEP = `
  with ${POINTS}, judged as (
    select m.id, coalesce(p.points, 0) >= r.points_to_keep as kept,
      (select max(below.level) from ranks below where below.level < m.rank_level) as below
    from members m join ranks r on r.level = m.rank_level left join points p on p.member_id = m.id
    where m.rank_kept_until <= $1::date
  )
  update members m set
    rank_level = case when kept then m.rank_level else coalesce(below, m.rank_level) end,
    rank_reached_on = case when kept then m.rank_reached_on else $1::date end,
    rank_kept_until = $4::date
  from judged where m.id = judged.id and m.rank_kept_until <= $1::date`;

/** The daily check of all ranks. A second check on the same day changes nothing. */
export async function checkRanks({ db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>): Promise<void> {
  const { turnoverPerPoint, periodDays } = brand.vip;
  const today = lastCheckDay(brand, clock());
  const range = [today, daysLater(today, -periodDays), turnoverPerPoint, daysLater(today, periodDays)];
  await db.query('raise_ranks', RAISE, range);
  await db.query('keep_ranks', KEEP, range);
}

/** The schedule of the rank checks. */
type CheckRules = Pick<Services['brand'], 'timeZone' | 'vip'>;

/** The day of the last check, `yyyy-MM-dd` on the brand's calendar. */
export function lastCheckDay(rules: CheckRules, now: number): string {
  const today = dayAt(now, rules.timeZone);
  return dayName(checkMoment(rules, dayName(today)) <= now ? today : addDays(today, -1));
}

/** The moment of a day's check. */
export function checkMoment({ timeZone, vip }: CheckRules, day: string): number {
  const [hours = 0, minutes = 0] = vip.checkedAt.split(':').map(Number);
  return momentOn(dayOf(day), timeZone, hours * 60 + minutes);
}

/** The day `days` later. */
export function daysLater(day: string, days: number): string {
  return dayName(addDays(dayOf(day), days));
}

function dayOf(name: string): LocalDay {
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  return { year, month, day };
}

function dayName({ year, month, day }: LocalDay): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

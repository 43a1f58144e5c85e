import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addDays, dayAt, dayName, momentOn } from '#shared/time/zone.ts';
import { contributionsOf, OWN_TURNOVER_FROM, ownTurnover } from '../turnover/counted-turnover.ts';
import type { ReferralBrand } from './note-friend.ts';

interface Needs extends Pick<Services, 'clock'> {
  readonly brand: ReferralBrand;
  readonly db: Pick<Queries, 'query'>;
}

/** Settlements that commit late belong to their day too. */
const PAID_AFTER_HOURS = 2;
const HOUR = 3_600_000;

// Rounded down to the decimals $6 of the currency. Stakes of bonus money do not count.
const COUNT = `
  insert into referral_rewards (inviter_id, invitee_id, kind, day, turnover, rate, amount, due_at)
  select played.referred_by, played.member_id, 'turnover', $1::date, played.turnover, $4::int,
    trunc(played.turnover * $4::int / 10000, $6::int), $5
  from (
    select r.referred_by, r.member_id, greatest(trunc(sum(${ownTurnover('$8')}), 8), 0) as turnover
    from ${OWN_TURNOVER_FROM}
    join registrations r on r.member_id = s.member_id and r.referred_by is not null and r.referral_refusal is null
    where s.settled_at >= $2 and s.settled_at < $3 and s.settled_at < r.registered_at + make_interval(days => $7::int)
    group by r.referred_by, r.member_id
  ) played
  where played.turnover > 0 or exists (
    select from referral_rewards w where w.invitee_id = played.member_id and w.kind = 'turnover' and w.day = $1::date)
  on conflict (invitee_id, day) where kind = 'turnover' do update
  set turnover = excluded.turnover, rate = excluded.rate, amount = excluded.amount
  where referral_rewards.credited_at is null and referral_rewards.turnover <> excluded.turnover`;

/**
 * Counts what invited friends staked today, and on so many days before, as rewards to come. A reward that was given
 * stays as it is. It can be repeated at any time.
 */
export async function countReferredTurnover({ db, brand, clock }: Needs, daysBefore: number): Promise<void> {
  if (!brand.promos.REFERRAL) return;
  const { rate, days } = brand.referral.turnover;
  for (const { name, from, to } of lastDays(clock(), daysBefore, brand.timeZone)) {
    const dueAt = new Date(to.getTime() + PAID_AFTER_HOURS * HOUR);
    const values = [name, from, to, rate, dueAt, brand.currency.decimals, days, contributionsOf(brand)];
    await db.query('referral_turnover', COUNT, values);
  }
}

/** A day of the brand; `to` is its end, not included. */
interface BrandDay {
  /** `yyyy-MM-dd`. */
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
}

/** Today and so many days before, the oldest first. */
export function lastDays(now: number, before: number, timeZone: string): BrandDay[] {
  const today = dayAt(now, timeZone);
  return Array.from({ length: before + 1 }, (_, index) => {
    const day = addDays(today, index - before);
    const [from, to] = [momentOn(day, timeZone), momentOn(addDays(day, 1), timeZone)];
    return { name: dayName(day), from: new Date(from), to: new Date(to) };
  });
}

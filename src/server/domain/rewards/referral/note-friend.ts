import type { Queries } from '#server/db/database.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { dayAt, dayName } from '#shared/time/zone.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { ReferralBrand } from './referral-brand.ts';
import { refuseReferral } from './referral-refusal.ts';

const DAY = 86_400_000;

const ADD_REGISTRATION = `
  insert into referral_rewards (inviter_id, invitee_id, kind, day, amount, due_at)
  select $1, $2, 'registration', $3::date, $4, $5
  where (
    select count(*) from referral_rewards where inviter_id = $1 and kind = 'registration' and day = $3::date
  ) < $6::int
  on conflict do nothing`;

/** Has registrations with one code count one after the other. Members are locked before promotions. */
export async function lockInviter(tx: Queries, inviterId: number): Promise<void> {
  await lockMember(tx, inviterId);
}

/**
 * Notes what an invited friend's registration brings, in its transaction, after {@link lockInviter}: nothing where the
 * invitation is refused or the inviter has its registrations of the day.
 */
export async function noteReferredRegistration(
  { brand }: { readonly brand: ReferralBrand },
  tx: Queries,
  { inviteeId, inviterId, at }: { readonly inviteeId: number; readonly inviterId: number; readonly at: Date },
): Promise<void> {
  const { registration } = brand.referral;
  if (!brand.promos.REFERRAL || (await refuseReferral(tx, inviteeId)) || registration === null) return;
  const { amount, accountAgeDays, maxPerDay } = registration;
  const dueAt = new Date(at.getTime() + accountAgeDays * DAY);
  const values = [inviterId, inviteeId, dayName(dayAt(at.getTime(), brand.timeZone)), amount, dueAt, maxPerDay];
  await tx.query('referral_registration', ADD_REGISTRATION, values);
}

const ADD_DEPOSIT = `
  insert into referral_rewards (inviter_id, invitee_id, kind, day, amount, due_at)
  select referred_by, member_id, 'first_deposit', $2::date, $3, $4 from registrations
  where member_id = $1 and referred_by is not null and referral_refusal is null
  on conflict do nothing`;

/** Notes what a credited deposit of an invited friend brings: the first of the least amount, once. */
export async function noteReferredDeposit(
  { brand }: { readonly brand: ReferralBrand },
  tx: Queries,
  { memberId, amount, at }: { readonly memberId: number; readonly amount: string; readonly at: Date },
): Promise<void> {
  const { firstDeposit } = brand.referral;
  if (!brand.promos.REFERRAL || firstDeposit === null || compareAmounts(amount, firstDeposit.minimum) < 0) return;
  const day = dayName(dayAt(at.getTime(), brand.timeZone));
  await tx.query('referral_deposit', ADD_DEPOSIT, [memberId, day, firstDeposit.amount, at]);
}

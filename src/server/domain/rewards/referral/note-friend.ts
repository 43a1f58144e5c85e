import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { dayAt, dayName } from '#shared/time/zone.ts';
import { SAME_CONTACT, SAME_DEVICE } from '../../care/protection/same-person.ts';
import { lockMember } from '../../ground/lock-member.ts';

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

type Refusal = 'ring' | 'same_person';

/** Everybody above a member `$1` in the invitations, and in the invitations and the agents' lines together. */
const CHAINS = `
  with recursive inviters as (
    select referred_by as id from registrations where member_id = $1 and referred_by is not null
    union
    select r.referred_by from inviters c join registrations r on r.member_id = c.id where r.referred_by is not null
  ),
  above as (
    select id from inviters
    union
    select n.id from above a join members m on m.id = a.id left join registrations r on r.member_id = a.id
    cross join lateral (values (r.referred_by), (m.upline_id)) n (id) where n.id is not null
  )`;

const FIND = `${CHAINS}
  select case
    when exists (select from above where id = $1) then 'ring'
    when exists (
      select from inviters a where a.id <> $1 and a.id in (${SAME_CONTACT} union ${SAME_DEVICE})
    ) then 'same_person' end as refusal`;
const MARK = 'update registrations set referral_refusal = $2 where member_id = $1';
const DROP_FRIEND = 'delete from referral_rewards where invitee_id = $1 and credited_at is null';

/**
 * Refuses an invitation that brings nothing and drops what was not given yet. The friend stands above its inviter, or
 * is its inviter by one of these signs: e-mail, identity number, messenger, payout account; device and address within a
 * day; address and payee name. Returns whether it was refused.
 */
export async function refuseReferral(tx: Pick<Queries, 'query'>, inviteeId: number): Promise<boolean> {
  const [found] = await tx.query<{ refusal: Refusal | null }>('referral_refusal', FIND, [inviteeId]);
  const refusal = found?.refusal ?? null;
  if (refusal === null) return false;
  await tx.query('referral_refuse', MARK, [inviteeId, refusal]);
  await tx.query('referral_drop', DROP_FRIEND, [inviteeId]);
  return true;
}

/** What referral needs of a brand. */
export type ReferralBrand = Pick<Brand, 'currency' | 'promos' | 'referral' | 'timeZone' | 'turnover'>;

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

const LOCK = `
  select id, credited_at as "creditedAt" from referral_rewards where invitee_id = $1 and kind = 'first_deposit' for update`;
const OTHER = `
  select 1 from deposits where member_id = $1 and id <> $2 and state = 'credited' and credited_amount >= $3 limit 1`;
const DROP = 'delete from referral_rewards where id = $1';

/**
 * Drops the reward for the first deposit of an invited friend, whose deposit is reversed, unless another one earns it.
 * Returns its id where it was given already, else null.
 */
export async function dropReferredDeposit(
  { brand }: { readonly brand: ReferralBrand },
  tx: Queries,
  { depositId, memberId, amount }: { readonly depositId: string; readonly memberId: number; readonly amount: string },
): Promise<string | null> {
  const minimum = brand.referral.firstDeposit?.minimum ?? '0';
  if (compareAmounts(amount, minimum) < 0) return null;
  const [reward] = await tx.query<{ id: string; creditedAt: Date | null }>('referral_deposit_lock', LOCK, [memberId]);
  if (reward === undefined) return null;
  if ((await tx.query('referral_deposit_other', OTHER, [memberId, depositId, minimum])).length > 0) return null;
  if (reward.creditedAt !== null) return reward.id;
  await tx.query('referral_deposit_drop', DROP, [reward.id]);
  return null;
}

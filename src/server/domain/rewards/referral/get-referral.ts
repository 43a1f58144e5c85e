import type { Language, Referral } from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { referralCodeOf } from './referral-code.ts';
import { ruleText } from './rule-text.ts';

const ACTIVE_DAYS = 30;
const DAY = 86_400_000;

const SUMS = `
  select (select count(*) from registrations where referred_by = $1) as invitees,
    (select count(*) from registrations r where r.referred_by = $1 and exists (
      select from bets b where b.member_id = r.member_id and b.placed_at > $2)) as active,
    coalesce(sum(amount) filter (where credited_at is not null), 0) as given,
    coalesce(sum(amount) filter (where credited_at is null), 0) as pending
  from referral_rewards where inviter_id = $1`;

/** How a member invites friends, and what it brought (MEMBER-12). */
export async function getReferral(
  services: Pick<Services, 'brand' | 'clock' | 'config' | 'db' | 'random'>,
  memberId: number,
  language: Language,
): Promise<Referral> {
  const { brand, clock, db } = services;
  const code = await referralCodeOf(services, memberId);
  const since = new Date(clock() - ACTIVE_DAYS * DAY);
  type Sums = Readonly<Record<'invitees' | 'active', number> & Record<'given' | 'pending', string>>;
  const [sums] = await db.query<Sums>('referral_sums', SUMS, [memberId, since]);
  if (sums === undefined) throw new Error('sums without a row');
  const { decimals } = brand.currency;
  return {
    code,
    link: `${portalUrl(services)}/register?referralCode=${code}`,
    qrCodeUrl: null,
    rate: brand.referral.turnover.rate,
    rule: ruleText(brand, language),
    invitees: sums.invitees,
    activeInvitees: sums.active,
    rewardTotal: money(sums.given, decimals),
    rewardPending: money(sums.pending, decimals),
  };
}

import type { Language, Referral } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { textOf } from '#server/shared/random.ts';
import { texts } from '#server/texts/texts.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';

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

type RuleBrand = Pick<Brand, 'currency' | 'referral'>;

/** The rules of a brand in words, as short as a phone shows them. */
export function ruleText({ currency, referral }: RuleBrand, language: Language): string {
  const { turnover, registration, firstDeposit } = referral;
  const words = texts[language].referral;
  const share = new Intl.NumberFormat(language.toLowerCase(), { style: 'percent', maximumFractionDigits: 2 });
  const cash = (amount: string) => formatMoney(amount, currency);
  const parts = [
    words.share(share.format(turnover.rate / 10_000), turnover.days),
    registration && words.forRegistration(cash(registration.amount), registration.accountAgeDays),
    firstDeposit && words.forFirstDeposit(cash(firstDeposit.amount), cash(firstDeposit.minimum)),
  ];
  return parts.filter((part) => part !== null).join(' ');
}

// Without letters and digits that look alike.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const ADD = `
  insert into invitation_codes (kind, folded, code, member_id) values ('referral', $1, $1, $2) on conflict do nothing`;
const FIND = `select code from invitation_codes where kind = 'referral' and member_id = $1 order by folded limit 1`;

/** The referral code of a member, the same for ever; whoever asks first gets a new one. */
export async function referralCodeOf(
  { db, random }: { readonly db: Pick<Queries, 'query'> } & Pick<Services, 'random'>,
  memberId: number,
): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const [found] = await db.query<{ code: string }>('referral_code', FIND, [memberId]);
    if (found !== undefined) return found.code;
    await db.query('referral_code_add', ADD, [textOf(random, ALPHABET, LENGTH), memberId]);
  }
  throw new Error('no free referral code in 20 tries');
}

/** Refuses trial accounts, and everybody where the brand has no referral (MEMBER-13): `not_found`. */
export function requireReferral({ brand }: Pick<Services, 'brand'>, session: Session): void {
  requireTrueAccount(session);
  if (!brand.promos.REFERRAL) throw new Failure('not_found');
}

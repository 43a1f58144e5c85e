import type { SecurityCentre, SecurityItem, SecurityItemKind, SecurityStrength } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { maskedEmail, maskedMobile } from '../../ground/text/masks.ts';
import { lastLoginBefore } from '../session/login-history.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';

const DAY = 86_400_000;

/** The points of each part; together 100. */
const POINTS: Readonly<Record<SecurityItemKind, number>> = {
  login_password: 20,
  payment_password: 20,
  email: 15,
  mobile: 15,
  bound_account: 10,
  two_step_login: 20,
};

interface Facts {
  readonly hasPassword: boolean;
  readonly passwordChangedAt: Date;
  readonly hasPaymentPassword: boolean;
  readonly paymentPasswordChangedAt: Date | null;
  readonly email: string | null;
  readonly emailChangedAt: Date | null;
  readonly dialingCode: string | null;
  readonly mobileNum: string | null;
  readonly mobileVerifiedAt: Date | null;
  readonly createdAt: Date;
  readonly boundAccounts: number;
  readonly boundAt: Date | null;
  readonly twoStepAt: Date | null;
}

const FACTS = `
  select password_hash is not null as "hasPassword", password_changed_at as "passwordChangedAt",
    payment_password_hash is not null as "hasPaymentPassword",
    payment_password_changed_at as "paymentPasswordChangedAt", email, email_changed_at as "emailChangedAt",
    dialing_code as "dialingCode", mobile_num as "mobileNum", mobile_verified_at as "mobileVerifiedAt",
    created_at as "createdAt", bound.count as "boundAccounts", bound.at as "boundAt",
    (select s.enabled_at from two_step_logins s where s.member_id = members.id) as "twoStepAt"
  from members
  cross join lateral (
    select count(*)::int as count, max(a.created_at) as at from bound_accounts a
    where a.member_id = members.id and a.removed_at is null
  ) bound
  where id = $1`;

/** The security level of the session's account: the done and missing parts, and the previous login. */
export async function securityCentre(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
): Promise<SecurityCentre> {
  requireTrueAccount(session);
  const [[facts], lastLogin] = await Promise.all([
    db.query<Facts>('security_facts', FACTS, [session.memberId]),
    lastLoginBefore(db, session),
  ]);
  if (facts === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  const items = itemsOf(facts, brand.passwords.maxAgeDays, clock());
  const score = items.reduce((sum, { state, points }) => (state === 'done' ? sum + points : sum), 0);
  return {
    score,
    strength: strengthOf(score),
    items,
    nextItem: items.find(({ state }) => state !== 'done')?.kind ?? null,
    newPlaceCheck:
      brand.newPlaceVerification && brand.register.smsChannel === 'server' && facts.mobileVerifiedAt !== null,
    lastLogin,
  };
}

function itemsOf(facts: Facts, maxAgeDays: number | null, now: number): SecurityItem[] {
  const item = (
    kind: SecurityItemKind,
    done: boolean,
    { detail = null, changedAt = null }: { detail?: string | null; changedAt?: Date | null } = {},
  ): SecurityItem => ({
    kind,
    state: done ? 'done' : 'missing',
    points: POINTS[kind],
    detail: done ? detail : null,
    changedAt: done ? (changedAt?.toISOString() ?? null) : null,
  });
  const { email, emailChangedAt, dialingCode, mobileNum, mobileVerifiedAt, createdAt, passwordChangedAt } = facts;
  const tooOld = maxAgeDays !== null && now - passwordChangedAt.getTime() > maxAgeDays * DAY;
  const password = item('login_password', facts.hasPassword, { changedAt: passwordChangedAt });
  const number = dialingCode !== null && mobileNum !== null ? { dialingCode, mobileNum } : null;
  return [
    facts.hasPassword && tooOld ? { ...password, state: 'renew' } : password,
    item('payment_password', facts.hasPaymentPassword, { changedAt: facts.paymentPasswordChangedAt ?? createdAt }),
    item('email', email !== null, { detail: email && maskedEmail(email), changedAt: emailChangedAt ?? createdAt }),
    item('mobile', number !== null && mobileVerifiedAt !== null, {
      detail: number && maskedMobile(number),
      changedAt: mobileVerifiedAt,
    }),
    item('bound_account', facts.boundAccounts > 0, { detail: `${facts.boundAccounts}`, changedAt: facts.boundAt }),
    item('two_step_login', facts.twoStepAt !== null, { changedAt: facts.twoStepAt }),
  ];
}

function strengthOf(score: number): SecurityStrength {
  if (score < 40) return 'weak';
  if (score < 70) return 'fair';
  return score < 90 ? 'good' : 'strong';
}

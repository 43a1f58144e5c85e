import type {
  TwoStepConfirmPayload,
  TwoStepDisablePayload,
  TwoStepEnrolment,
  TwoStepStartPayload,
  TwoStepState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { audit } from '../../ground/audit/audit.ts';
import { dataSeal } from '../../ground/encryption/data-seal.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { MAX_FAILURES, requireLoginPassword } from '../passwords/login-password.ts';
import { accountOf } from '../passwords/set-payment-password.ts';
import { clearAttempts, confirmFailure, countAttempt } from '../session/attempts.ts';
import { noteRefusal } from '../session/entry-refusals.ts';
import type { Session } from '../session/session.ts';
import { endAllSessions } from '../session/sessions.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import {
  checkTwoStepCode,
  type GoodTwoStepCode,
  newRecoveryCodes,
  newTotpSecret,
  recoveryHash,
  spendTwoStepCode,
  storeRecoveryCodes,
  totpAddress,
  totpStep,
} from './two-step-code.ts';

const LIFE = 10 * 60_000;
const TRIES = 5;

const IS_ON = 'select 1 from two_step_logins where member_id = $1';
const KEEP = `
  insert into two_step_enrolments (member_id, id, sealed_secret, tries_left, expires_at) values ($1, $2, $3, $4, $5)
  on conflict (member_id) do update set id = excluded.id, sealed_secret = excluded.sealed_secret,
    tries_left = excluded.tries_left, expires_at = excluded.expires_at`;
// Counted before the check, so that concurrent tries cannot exceed the limit.
const TRY = `
  update two_step_enrolments set tries_left = tries_left - 1
  where member_id = $1 and id = $2 and tries_left > 0 and expires_at > $3 returning sealed_secret as "sealedSecret"`;
const SPEND = 'delete from two_step_enrolments where member_id = $1 and id = $2 returning id';
const TURN_ON = `
  insert into two_step_logins (member_id, sealed_secret, last_step, enabled_at) values ($1, $2, $3, $4)
  on conflict do nothing returning member_id`;

/**
 * Begins two-step login: a new secret, proven by the login password, which replaces an earlier unconfirmed one. Failures:
 * `in_need_true_account`; `already_set`; those of `requireLoginPassword`.
 */
export async function startTwoStepLogin(
  services: Services,
  session: Session,
  { loginPassword }: TwoStepStartPayload,
  visitor: Visitor,
): Promise<TwoStepEnrolment> {
  requireTrueAccount(session);
  const { db, brand, clock, random } = services;
  const account = await accountOf(services, session);
  if ((await db.query('two_step_is_on', IS_ON, [account.id])).length > 0) throw new Failure('already_set');
  await requireLoginPassword(services, account, loginPassword, visitor);
  const secret = newTotpSecret(random);
  const sealed = (await dataSeal(db, services, 'two_step')).seal(secret);
  const enrolmentId = newSecret('te-', random);
  const expiresAt = new Date(clock() + LIFE);
  await db.query('two_step_enrolment_keep', KEEP, [account.id, enrolmentId, sealed, TRIES, expiresAt]);
  return {
    enrolmentId,
    secret,
    otpauthUrl: totpAddress(brand.name, account.account, secret),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Turns two-step login on with the first code of the app, ends the other sessions and tells the member. Answers the
 * recovery codes, which are told this once. Failures: `in_need_true_account`; `not_found` for an enrolment that is unknown,
 * over or has had five wrong codes; `verification_code_wrong`.
 */
export async function confirmTwoStepLogin(
  services: Services,
  session: Session,
  { enrolmentId, totpCode }: TwoStepConfirmPayload,
  visitor: Visitor,
): Promise<TwoStepState> {
  requireTrueAccount(session);
  const { db, clock, random } = services;
  const { memberId } = session;
  const at = new Date(clock());
  const [tried] = await db.query<{ sealedSecret: string }>('two_step_try', TRY, [memberId, enrolmentId, at]);
  if (tried === undefined) throw new Failure('not_found');
  const seal = await dataSeal(db, services, 'two_step');
  const step = totpStep(seal.open(tried.sealedSecret), totpCode, at.getTime());
  if (step === undefined) throw new Failure('verification_code_wrong');
  const recoveryCodes = newRecoveryCodes(random);
  const hashes = recoveryCodes.map((code) => recoveryHash(seal, memberId, code));
  await db.transaction(async (tx) => {
    const spent = await tx.query('two_step_enrolment_spend', SPEND, [memberId, enrolmentId]);
    if (spent.length === 0) throw new Failure('not_found');
    const on = await tx.query('two_step_turn_on', TURN_ON, [memberId, tried.sealedSecret, step, at]);
    if (on.length === 0) throw new Failure('not_found');
    await storeRecoveryCodes(tx, memberId, hashes);
    await notifyTwoStep(services, tx, memberId, 'on', at);
    await endAllSessions(tx, memberId, at, session.id);
    const data = { ip: visitor.ip, session: session.id };
    await audit(tx, { at, kind: 'two_step_enabled', memberId, data });
  });
  return { enabled: true, changedAt: at.toISOString(), recoveryCodes };
}

/** Tells a member of a change of two-step login. */
export async function notifyTwoStep(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  /** It was turned on or off, or a login used up a recovery code. */
  change: 'on' | 'off' | 'recovery',
  sentAt: Date,
): Promise<void> {
  const texts = inEveryLanguage(({ accounts }) => accounts.twoStep[change]);
  await sendMessage(tx, brand, { memberId, category: 'account', texts, sentAt });
}

const TURN_OFF = 'delete from two_step_logins where member_id = $1 returning member_id';
const FORGET_CODES = 'delete from two_step_recovery_codes where member_id = $1';

/**
 * Turns two-step login off and makes secret and recovery codes void, proven by the login password and a code; tells the
 * member. Failures: `in_need_true_account`; `conflict` where it is off; those of `requireLoginPassword`;
 * `verification_code_wrong`, and `rate_limited` for 15 minutes after five wrong passwords or codes within 30.
 */
export async function disableTwoStepLogin(
  services: Services,
  session: Session,
  { loginPassword, code }: TwoStepDisablePayload,
  visitor: Visitor,
): Promise<TwoStepState> {
  requireTrueAccount(session);
  const { db, clock } = services;
  const { memberId } = session;
  if ((await db.query('two_step_is_on', IS_ON, [memberId])).length === 0) throw new Failure('conflict');
  const good = await proven(services, session, { loginPassword, code }, visitor);
  const at = new Date(clock());
  await db.transaction(async (tx) => {
    if (!(await spendTwoStepCode(tx, good))) throw new Failure('verification_code_wrong');
    await tx.query('two_step_turn_off', TURN_OFF, [memberId]);
    await tx.query('two_step_codes_forget', FORGET_CODES, [memberId]);
    await notifyTwoStep(services, tx, memberId, 'off', at);
    await audit(tx, { at, kind: 'two_step_disabled', memberId, data: { ip: visitor.ip, session: session.id } });
  });
  return { enabled: false, changedAt: at.toISOString(), recoveryCodes: [] };
}

/** Checks both proofs. Wrong passwords and wrong codes count together. */
async function proven(
  services: Services,
  session: Session,
  { loginPassword, code }: TwoStepDisablePayload,
  visitor: Visitor,
): Promise<GoodTwoStepCode> {
  const { db, config, clock } = services;
  const rules = { ...config, lockAfterFailures: MAX_FAILURES, lockAddressAfterFailures: config.lockAfterFailures };
  const account = await accountOf(services, session);
  const attempted = { whose: `${account.account} turns two-step login off`, ip: visitor.ip };
  const attempt = await countAttempt(db, attempted, rules, clock());
  const retryAfterSeconds = Math.max(attempt.lockedSeconds.name, attempt.lockedSeconds.address);
  if (retryAfterSeconds > 0) throw new Failure('rate_limited', { retryAfterSeconds });
  try {
    await requireLoginPassword(services, account, loginPassword, visitor);
    const good = await checkTwoStepCode(services, session.memberId, code);
    if (good === undefined) {
      await noteRefusal(services, 'two_step_failed', session.memberId, visitor, null);
      throw new Failure('verification_code_wrong');
    }
    await clearAttempts(db, attempted.whose);
    return good;
  } catch (error) {
    if (error instanceof Failure) await confirmFailure(db, attempted, rules, attempt.at);
    throw error;
  }
}

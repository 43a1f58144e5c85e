import type {
  TwoStepConfirmPayload,
  TwoStepEnrolment,
  TwoStepStartPayload,
  TwoStepState,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { audit } from '../../ground/audit/audit.ts';
import { dataSeal } from '../../ground/encryption/data-seal.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { requireLoginPassword } from '../passwords/login-password.ts';
import { accountOf } from '../passwords/set-payment-password.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { newRecoveryCodes, recoveryHash, storeRecoveryCodes } from './recovery-codes.ts';
import { tellTwoStep } from './tell-two-step.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';

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
    await tellTwoStep(services, tx, memberId, 'on', at);
    await endAllSessions(tx, memberId, at, session.id);
    const data = { ip: visitor.ip, session: session.id };
    await audit(tx, { at, kind: 'two_step_enabled', memberId, data });
  });
  return { enabled: true, changedAt: at.toISOString(), recoveryCodes };
}

import type { TwoStepDisablePayload, TwoStepState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { audit } from '../../ground/audit/audit.ts';
import { MOST_FAILURES, requireLoginPassword } from '../passwords/login-password.ts';
import { accountOf } from '../passwords/set-payment-password.ts';
import { clearAttempts, confirmFailure, countAttempt } from '../session/attempts.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { tellTwoStep } from './tell-two-step.ts';
import { checkTwoStepCode, type GoodTwoStepCode, spendTwoStepCode } from './two-step-code.ts';

const IS_ON = 'select 1 from two_step_logins where member_id = $1';
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
    await tellTwoStep(services, tx, memberId, 'off', at);
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
  const rules = { ...config, lockAfterFailures: MOST_FAILURES, lockAddressAfterFailures: config.lockAfterFailures };
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

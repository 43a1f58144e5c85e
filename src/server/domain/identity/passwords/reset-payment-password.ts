import type { ResetPaymentPasswordPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { memberCodeKey } from '../verification/member-codes.ts';
import { checkCode, spendCode } from '../verification/sms-codes.ts';
import { requireLoginPassword } from './login-password.ts';
import { accountOf, requirePaymentRule, storedHash, storePaymentPassword } from './set-payment-password.ts';

const HOUR = 3_600_000;
const HOLD = 'update members set withdrawals_held_until = $2 where id = $1';
const HOLD_ACCOUNTS = `
  update bound_accounts set usable_from = greatest(usable_from, $2) where member_id = $1 and removed_at is null`;

/**
 * Replaces a forgotten payment password, proven by the login password and a code. Bound accounts cannot be used for as
 * long as the brand says. Failures: `in_need_true_account`; `validation_failed` for one against the brand's rule;
 * `payment_password_weak`; `passwords_do_not_match`; `payment_password_not_set`; `wrong_password`; `verification_code_wrong`,
 * `verification_code_expired`; `password_unchanged` for the login password.
 */
export async function resetPaymentPassword(
  services: Services,
  session: Session,
  payload: ResetPaymentPasswordPayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  const { newPaymentPassword: password } = payload;
  requirePaymentRule(services, 'newPaymentPassword', password, payload.confirmNewPaymentPassword);
  const account = await accountOf(services, session);
  const before = await storedHash(services.db, account.id);
  if (before === null) throw new Failure('payment_password_not_set');
  await requireLoginPassword(services, account, payload.loginPassword, visitor);
  const code = await checkCode(services, memberCodeKey('reset_payment_password', account.id), payload.verificationCode);
  const until = new Date(services.clock() + services.brand.withdrawals.holdHours * HOUR);
  await storePaymentPassword(services, { session, account, password, before, visitor, how: 'reset' }, async (tx) => {
    await spendCode(tx, code);
    await tx.query('withdrawals_hold', HOLD, [account.id, until]);
    await tx.query('withdrawals_hold_accounts', HOLD_ACCOUNTS, [account.id, until]);
  });
}

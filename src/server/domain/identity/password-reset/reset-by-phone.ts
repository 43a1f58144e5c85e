import type { AccountSession, PasswordByPhonePayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { mobileOf } from '../../ground/text/mobile.ts';
import { noteProvenNumber, proveNumber } from '../login/prove-number.ts';
import { secondStep, spendSecondStep } from '../login/second-step.ts';
import { requireNewPassword, requireOtherPassword, storePassword } from '../passwords/new-password.ts';
import { accountByNumber } from '../session/account.ts';
import { entryFailure, refusalOf } from '../session/entry-refusals.ts';
import { openSession } from '../session/open-session.ts';
import { hashPassword } from '../session/password.ts';

/**
 * Sets the password of a mobile number's account, proven by an SMS code or a Firebase token (PASSWORD-12). It ends the
 * account's sessions and opens a new one (PASSWORD-10). Only success spends the proof. Failures:
 * `login_type_unavailable` without `CHNGPASSVERIF3`; those of `requireNewPassword`; `mobile_number_invalid`;
 * `verification_code_wrong`, `verification_code_expired`, `phone_verification_failed`; then `wrong_account` for a
 * number without account, the refusals of the site, those of `secondStep`, and `password_unchanged`. Two-step login is
 * asked for before anything changes, so that a phone alone neither sets a password nor tells whether it guessed the old one.
 */
export async function resetByPhone(
  services: Services,
  payload: PasswordByPhonePayload,
  visitor: Visitor,
): Promise<AccountSession> {
  const { db, brand, clock } = services;
  if (!brand.flags.CHNGPASSVERIF3) throw new Failure('login_type_unavailable');
  requireNewPassword(brand, payload.newPassword);
  const number = mobileOf(brand, payload.countryDialingCode, payload.mobileNum);
  const proof = await proveNumber(services, number, payload);
  const account = await accountByNumber(db, number);
  if (account === undefined) throw new Failure('wrong_account');
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) throw await entryFailure(db, account.id, refusal);
  const second = await secondStep(services, { account, method: 'sms', visitor }, payload);
  await requireOtherPassword(brand, account.passwordHash, payload.newPassword);
  const hash = await hashPassword(payload.newPassword);
  const at = new Date(clock());
  const session = await db.transaction(async (tx) => {
    await proof.spend(tx);
    if (second !== undefined) await spendSecondStep(services, tx, second);
    await noteProvenNumber(tx, account.id, at);
    await storePassword(tx, { account, hash, at, by: 'phone', keep: null, ip: visitor.ip });
    return openSession(services, tx, account.id, visitor, { method: 'sms' });
  });
  return { account: account.account, session: { ...session, passwordExpired: false, passwordDefault: false } };
}

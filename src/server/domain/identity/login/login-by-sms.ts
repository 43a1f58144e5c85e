import type { ErrorCode, LoginPayload, LoginResult } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { mobileOf } from '../../ground/text/mobile.ts';
import { accountByNumber } from '../session/account.ts';
import { entryFailure } from '../session/entry-failure.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import { openSession } from '../session/open-session.ts';
import { refusalOf } from '../session/site-rules.ts';
import { recordFailureByNumber } from './login-record.ts';
import { noteProvenNumber, proveNumber } from './prove-number.ts';
import { requireAll } from './required.ts';
import { secondStep, spendSecondStep } from './second-step.ts';

/** Failures that indicate guessing. */
const wrongCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['verification_code_wrong', 'phone_verification_failed']);

/**
 * Opens a session for the account of a mobile number, proven by an SMS code or a Firebase token. It asks for neither
 * slider nor captcha (LOGIN-29) and forces no password change. Failures: `login_type_unavailable` without
 * `MOBILEVERCODELOGIN3`; `mobile_number_invalid`; `verification_code_wrong`, `verification_code_expired` or
 * `phone_verification_failed`; after a valid proof only `invalid_credentials` for a number without account, the refusals
 * of the site, and those of `secondStep`, which leave the proof valid.
 */
export async function loginBySms(services: Services, payload: LoginPayload, visitor: Visitor): Promise<LoginResult> {
  const { db, brand } = services;
  if (!brand.flags.MOBILEVERCODELOGIN3) throw new Failure('login_type_unavailable');
  const { countryDialingCode, mobileNum } = requireAll({
    mobileNum: payload.mobileNum,
    countryDialingCode: payload.countryDialingCode,
  });
  const number = mobileOf(brand, countryDialingCode, mobileNum);
  const proof = await proveNumber(services, number, payload).catch(async (error: unknown) => {
    if (error instanceof Failure && wrongCodes.has(error.code)) {
      const at = new Date(services.clock());
      await recordFailureByNumber(db, number, { at, outcome: 'wrong_code', method: 'sms', visitor });
    }
    throw error;
  });
  const account = await accountByNumber(db, number);
  if (account === undefined) throw new Failure('invalid_credentials');
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) {
    await noteRefusal(services, 'login_refused', account.id, visitor, 'sms');
    throw await entryFailure(db, account.id, refusal);
  }
  const second = await secondStep(services, { account, method: 'sms', visitor }, payload);
  const session = await db.transaction(async (tx) => {
    await proof.spend(tx);
    if (second !== undefined) await spendSecondStep(services, tx, second);
    await noteProvenNumber(tx, account.id, new Date(services.clock()));
    return openSession(services, tx, account.id, visitor, { method: 'sms' });
  });
  return { ...session, passwordExpired: false, passwordDefault: false };
}

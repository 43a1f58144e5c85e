import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { type MobileNumber, wholeNumber } from '../verification/mobile.ts';
import { checkPhoneToken, spendPhoneToken } from '../verification/phone-proof.ts';
import { checkCode, spendCode } from '../verification/sms-codes.ts';
import { requireAll } from './required.ts';

/** What a login or a new password brings to prove a mobile number. */
export interface NumberEvidence {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** A number that is proven. */
export interface NumberProof {
  /** Spends the proof, in the transaction of what it allows: it is good once, and what fails leaves it good. */
  spend(tx: Queries): Promise<void>;
}

/**
 * Checks that the caller has the phone of a number: by the code of `sendSmsCode`, or where the site leaves that to
 * Firebase by its token. Failures: `verification_code_wrong`, `verification_code_expired`, `phone_verification_failed`;
 * `validation_failed` where there is no evidence.
 */
export async function proveNumber(
  services: Services,
  number: MobileNumber,
  { verificationCode, firebaseIdToken }: NumberEvidence,
): Promise<NumberProof> {
  if (services.brand.register.smsChannel === 'firebase') {
    if (firebaseIdToken === undefined) throw new Failure('phone_verification_failed');
    await checkPhoneToken(services, firebaseIdToken, number);
    return { spend: (tx) => spendPhoneToken(services, tx, firebaseIdToken) };
  }
  if (firebaseIdToken !== undefined) throw new Failure('phone_verification_failed');
  const { verificationCode: typed } = requireAll({ verificationCode });
  const code = await checkCode(services, { purpose: 'login', number: wholeNumber(number) }, typed);
  return { spend: (tx) => spendCode(tx, code) };
}

const PROVEN = 'update members set mobile_verified_at = coalesce(mobile_verified_at, $2) where id = $1';

/** Remembers that an account's number is its owner's. */
export async function noteProvenNumber(tx: Queries, memberId: number, at: Date): Promise<void> {
  await tx.query('member_number_proven', PROVEN, [memberId, at]);
}

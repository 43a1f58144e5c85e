import type { FieldError } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { type MobileNumber, wholeNumber } from '../../ground/text/mobile.ts';
import { checkPhoneToken, spendPhoneToken } from '../verification/phone-proof.ts';
import { checkCode, spendCode } from '../verification/sms-codes.ts';

/** The proof of a mobile number, for a login or a new password. */
export interface NumberEvidence {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** A proven number. */
export interface NumberProof {
  /** Spends the proof in the transaction that it allows: it is valid once, and a later failure keeps it valid. */
  spend(tx: Queries): Promise<void>;
}

/**
 * Checks that the caller has the phone of a number: by the code of `sendSmsCode`, or by a Firebase token where the site
 * uses Firebase. Failures: `verification_code_wrong`, `verification_code_expired`, `phone_verification_failed`;
 * `validation_failed` without a proof.
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

/** Requires the fields that this form of the body needs; `validation_failed` names every missing one. */
export function requireAll<T extends Readonly<Record<string, string | undefined>>>(
  values: T,
): { readonly [K in keyof T]: string } {
  const missing = Object.keys(values).filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    const message = 'Required for this type';
    const fields = missing.map((name): FieldError => ({ pointer: `/body/${name}`, rule: 'required', message }));
    throw new Failure('validation_failed', { fields });
  }
  // No field is undefined any more.
  return values as { readonly [K in keyof T]: string };
}

const PROVEN = 'update members set mobile_verified_at = coalesce(mobile_verified_at, $2) where id = $1';

/** Records that an account's number is proven. */
export async function noteProvenNumber(tx: Queries, memberId: number, at: Date): Promise<void> {
  await tx.query('member_number_proven', PROVEN, [memberId, at]);
}

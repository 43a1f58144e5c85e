import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { type MobileNumber, wholeNumber } from '../../ground/text/mobile.ts';

/** A token lives at most an hour. */
const MEMORY = 3_600_000;
const USE = 'insert into used_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce';

/**
 * Checks that a Firebase token proves exactly this number; else `phone_verification_failed`, also where the site has no
 * Firebase project. `spendPhoneToken` spends a valid one.
 */
export async function checkPhoneToken(
  { phoneProof, brand }: Pick<Services, 'phoneProof' | 'brand'>,
  idToken: string | undefined,
  number: MobileNumber,
): Promise<void> {
  const used = brand.register.smsChannel === 'firebase' && phoneProof !== undefined && idToken !== undefined;
  const proven = used ? await phoneProof(idToken) : undefined;
  if (
    proven === undefined ||
    proven.replace(new RegExp(`^${number.dialingCode}0`), number.dialingCode) !== wholeNumber(number)
  ) {
    throw new Failure('phone_verification_failed');
  }
}

/** Spends a token in the transaction that it allows; it is valid once. */
export async function spendPhoneToken({ clock }: Pick<Services, 'clock'>, tx: Queries, idToken: string): Promise<void> {
  const until = new Date(clock() + MEMORY);
  const used = await tx.query('nonce_use', USE, [`firebase:${secretHash(idToken)}`, until]);
  if (used.length === 0) throw new Failure('phone_verification_failed');
}

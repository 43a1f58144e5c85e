import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import type { RandomBytes } from '#server/shared/random.ts';

/** A multiple of 5 bytes needs no padding in base32. */
const SECRET_BYTES = 20;
/** A code is good one step of 30 seconds before and after its own. */
const TOLERANCE_SECONDS = 30;

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(random: RandomBytes): string {
  return new ScureBase32Plugin().encode(random(SECRET_BYTES));
}

/** The address of a secret for a QR code: SHA-1, 6 digits, 30 seconds. */
export function totpAddress(issuer: string, account: string, secret: string): string {
  return generateURI({ issuer, label: account, secret });
}

/** The step whose code was typed, at most one step off; undefined where there is none. */
export function totpStep(secret: string, typed: string, now: number): number | undefined {
  const found = verifySync({
    secret,
    token: typed,
    epoch: Math.floor(now / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

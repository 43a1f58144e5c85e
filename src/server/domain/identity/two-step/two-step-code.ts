import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type RandomBytes, textOf } from '#server/shared/random.ts';
import { type DataSeal, dataSeal } from '../../ground/encryption/data-seal.ts';

/** A right code, to be spent: the step of an app's code, or the hash of a recovery code. */
export type GoodTwoStepCode = { readonly memberId: number } & (
  | { readonly step: number }
  | { readonly recoveryHash: string }
);

const SECRET = `
  select sealed_secret as "sealedSecret", last_step as "lastStep" from two_step_logins where member_id = $1`;

const COUNT = 10;
/** Without 0 and 1, which look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';

const FORGET = 'delete from two_step_recovery_codes where member_id = $1';
const KEEP = 'insert into two_step_recovery_codes (member_id, code_hash) select $1, unnest($2::text[])';

/** Ten recovery codes, each of about 40 random bits. */
export function newRecoveryCodes(random: RandomBytes): string[] {
  const half = () => textOf(random, ALPHABET, 4);
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(`${half()}-${half()}`);
  return [...codes];
}

/** The hash under which a recovery code is stored: keyed, because 40 bits alone can be tried out. */
export function recoveryHash(seal: Pick<DataSeal, 'hash'>, memberId: number, code: string): string {
  return seal.hash(`${memberId}:${code}`);
}

/** Stores a member's recovery codes in place of earlier ones. */
export async function storeRecoveryCodes(tx: Queries, memberId: number, hashes: readonly string[]): Promise<void> {
  await tx.query('two_step_recovery_forget', FORGET, [memberId]);
  await tx.query('two_step_recovery_keep', KEEP, [memberId, hashes]);
}

const RECOVERY = 'select 1 from two_step_recovery_codes where member_id = $1 and code_hash = $2';
const SPEND_STEP = `
  update two_step_logins set last_step = $2 where member_id = $1 and last_step < $2 returning member_id`;
const SPEND_RECOVERY = `
  delete from two_step_recovery_codes where member_id = $1 and code_hash = $2 returning member_id`;

/**
 * Checks the code of an authenticator app, or a recovery code. Undefined where it is wrong or used, and where two-step
 * login is off. `spendTwoStepCode` spends a right one.
 */
export async function checkTwoStepCode(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'random'>,
  memberId: number,
  typed: string,
): Promise<GoodTwoStepCode | undefined> {
  const { db, clock } = services;
  const [row] = await db.query<{ sealedSecret: string; lastStep: number }>('two_step_secret', SECRET, [memberId]);
  if (row === undefined) return undefined;
  const seal = await dataSeal(db, services, 'two_step');
  if (/^[0-9]{6}$/.test(typed)) {
    const step = totpStep(seal.open(row.sealedSecret), typed, clock());
    return step !== undefined && step > row.lastStep ? { memberId, step } : undefined;
  }
  const hash = recoveryHash(seal, memberId, typed);
  const found = await db.query('two_step_recovery', RECOVERY, [memberId, hash]);
  return found.length > 0 ? { memberId, recoveryHash: hash } : undefined;
}

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

/** Spends a right code in the caller's transaction. False where another call has spent it, or a later code. */
export async function spendTwoStepCode(tx: Queries, code: GoodTwoStepCode): Promise<boolean> {
  const spent =
    'step' in code
      ? await tx.query('two_step_spend', SPEND_STEP, [code.memberId, code.step])
      : await tx.query('two_step_spend_recovery', SPEND_RECOVERY, [code.memberId, code.recoveryHash]);
  return spent.length > 0;
}

import type { CodePurpose as MemberCodePurpose } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { textOf } from '#server/shared/random.ts';
import { pastedDigits } from '#shared/validation/digits.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';

/**
 * The purposes of a code. `login` is by `sms` or to a password by phone; `new_ip` is a login from a new location. The
 * others are those of a member who has logged in.
 */
export type CodePurpose = 'login' | 'register' | 'new_ip' | MemberCodePurpose;

/** The key of a code: each has at most one. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** With the dialling code, digits only; for a code of a member see `memberCodeKey`. */
  readonly number: string;
}

/** A right code, to be spent. */
export interface GoodCode extends CodeKey {
  readonly sendId: string;
}

const TRIES = 5;
const LENGTH = 6;

const FORGET_OLD = 'delete from sms_codes where expires_at < $1';
const KEEP = `
  insert into sms_codes (purpose, number, send_id, code_hash, tries_left, expires_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (purpose, number) do update set send_id = excluded.send_id, code_hash = excluded.code_hash,
    tries_left = excluded.tries_left, expires_at = excluded.expires_at`;
const TRY = `
  update sms_codes set tries_left = tries_left - 1
  where purpose = $1 and number = $2 and tries_left > 0 and expires_at > $3
  returning send_id as "sendId", code_hash as "codeHash"`;
const RETURN = `
  update sms_codes set tries_left = tries_left + 1 where purpose = $1 and number = $2 and send_id = $3`;
const EXISTS = 'select 1 from sms_codes where purpose = $1 and number = $2';
const SPEND = 'delete from sms_codes where purpose = $1 and number = $2 and send_id = $3 returning send_id';

/** How long an expired code is remembered, so that its owner learns that it has expired. */
const MEMORY = 24 * 3_600_000;

/** Creates the code of a number, replaces an earlier one, and stores its hash (SMS-11). */
export async function newCode(
  { db, clock, random, brand }: Pick<Services, 'db' | 'clock' | 'random' | 'brand'>,
  { purpose, number }: CodeKey,
): Promise<string> {
  const now = clock();
  const code = textOf(random, '0123456789', LENGTH);
  const expiresAt = new Date(now + brand.sms.codeMinutes * 60_000);
  const hash = await hashPassword(code);
  await db.query('sms_codes_forget', FORGET_OLD, [new Date(now - MEMORY)]);
  await db.query('sms_code_keep', KEEP, [purpose, number, newSecret('', random), hash, TRIES, expiresAt]);
  return code;
}

/** Deletes a code that could not be delivered. */
export async function forgetCode({ db }: Pick<Services, 'db'>, { purpose, number }: CodeKey): Promise<void> {
  await db.query('sms_code_forget', 'delete from sms_codes where purpose = $1 and number = $2', [purpose, number]);
}

/**
 * Checks a typed code; a wrong one costs one of five tries. Failures: `verification_code_wrong`, also where none was
 * sent; `verification_code_expired` for one whose time or tries are over. `spendCode` spends a right code.
 */
export async function checkCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: CodeKey,
  typed: string,
): Promise<GoodCode> {
  const { purpose, number } = key;
  // Counted before the check, so that concurrent tries cannot exceed the limit.
  const [row] = await db.query<{ sendId: string; codeHash: string }>('sms_code_try', TRY, [
    purpose,
    number,
    new Date(clock()),
  ]);
  if (row === undefined) {
    const over = await db.query('sms_code_exists', EXISTS, [purpose, number]);
    throw new Failure(over.length > 0 ? 'verification_code_expired' : 'verification_code_wrong');
  }
  const { sendId } = row;
  if (!(await verifyPassword(row.codeHash, pastedDigits(typed)))) throw new Failure('verification_code_wrong');
  // A right code costs no try, so a later failure can be retried.
  await db.query('sms_code_return', RETURN, [purpose, number, sendId]);
  return { purpose, number, sendId };
}

/**
 * Spends a right code in the transaction that it allows. Of two concurrent calls one succeeds, and a later failure
 * keeps the code valid. `verification_code_expired` when it is spent or replaced.
 */
export async function spendCode(tx: Queries, { purpose, number, sendId }: GoodCode): Promise<void> {
  const spent = await tx.query('sms_code_spend', SPEND, [purpose, number, sendId]);
  if (spent.length === 0) throw new Failure('verification_code_expired');
}

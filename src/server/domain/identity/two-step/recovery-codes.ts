import type { Queries } from '#server/db/database.ts';
import { type RandomBytes, textOf } from '#server/shared/random.ts';
import type { DataSeal } from '../../ground/encryption/data-seal.ts';

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

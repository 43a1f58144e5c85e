import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { dataSeal } from '../../ground/encryption/data-seal.ts';
import { recoveryHash } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/** A right code, to be spent: the step of an app's code, or the hash of a recovery code. */
export type GoodTwoStepCode = { readonly memberId: number } & (
  | { readonly step: number }
  | { readonly recoveryHash: string }
);

const SECRET = `
  select sealed_secret as "sealedSecret", last_step as "lastStep" from two_step_logins where member_id = $1`;
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

/** Spends a right code in the caller's transaction. False where another call has spent it, or a later code. */
export async function spendTwoStepCode(tx: Queries, code: GoodTwoStepCode): Promise<boolean> {
  const spent =
    'step' in code
      ? await tx.query('two_step_spend', SPEND_STEP, [code.memberId, code.step])
      : await tx.query('two_step_spend_recovery', SPEND_RECOVERY, [code.memberId, code.recoveryHash]);
  return spent.length > 0;
}

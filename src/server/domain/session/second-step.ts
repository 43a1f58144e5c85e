import type { LoginPayload } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import type { Visitor } from '../../shared/visitor.ts';
import { tellTwoStep } from '../two-step/tell-two-step.ts';
import { checkTwoStepCode, type GoodTwoStepCode, spendTwoStepCode } from '../two-step/two-step-code.ts';
import { giveTwoStepTicket } from '../verification/tickets.ts';
import type { Account } from './account.ts';
import { type Attempt, type Attempted, confirmFailure, LOCK_SECONDS, takeBackAttempt } from './attempts.ts';
import { noteRefusal } from './note-refusal.ts';

interface RightPassword {
  readonly payload: LoginPayload;
  readonly account: Account;
  readonly attempted: Attempted;
  readonly attempt: Attempt;
  readonly visitor: Visitor;
}

/**
 * Checks the second step of a login whose password was right; `spendSecondStep` spends a right code. Failures:
 * `two_step_required` with a ticket where no code was sent; `verification_code_wrong`, which counts like a wrong password,
 * and `account_locked` for the last of these. A right password alone does not clear the failures, so that codes cannot be
 * guessed without limit.
 */
export async function secondStep(
  services: Services,
  { payload, account, attempted, attempt, visitor }: RightPassword,
): Promise<GoodTwoStepCode> {
  const { db, config } = services;
  if (payload.twoStepCode === undefined) {
    await takeBackAttempt(db, attempted, config, attempt.at);
    await noteRefusal(services, 'login_two_step', account.id, visitor, 'username');
    throw new Failure('two_step_required', { verificationTicket: await giveTwoStepTicket(services, account.id) });
  }
  const code = await checkTwoStepCode(services, account.id, payload.twoStepCode);
  if (code !== undefined) return code;
  await confirmFailure(db, attempted, config, attempt.at);
  await noteRefusal(services, attempt.last ? 'login_locked' : 'two_step_failed', account.id, visitor, 'username');
  if (attempt.last) throw new Failure('account_locked', { retryAfterSeconds: LOCK_SECONDS });
  throw new Failure('verification_code_wrong');
}

/** Spends the code of a second step; a used recovery code is told to the member. Failure: `verification_code_wrong`. */
export async function spendSecondStep(services: Services, tx: Queries, code: GoodTwoStepCode): Promise<void> {
  if (!(await spendTwoStepCode(tx, code))) throw new Failure('verification_code_wrong');
  if ('recoveryHash' in code) await tellTwoStep(services, tx, code.memberId, 'recovery', new Date(services.clock()));
}

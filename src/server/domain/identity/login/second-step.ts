import type { AccountSession, LoginMethod, LoginPayload, SecondStepPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { type Account, accountById } from '../session/account.ts';
import {
  type Attempt,
  type Attempted,
  clearAttempts,
  confirmFailure,
  countAttempt,
  LOCK_SECONDS,
  refuseLocked,
  takeBackAttempt,
} from '../session/attempts.ts';
import { entryFailure, noteRefusal, refusalOf } from '../session/entry-refusals.ts';
import { openSession } from '../session/open-session.ts';
import { checkTwoStepCode, type GoodTwoStepCode, spendTwoStepCode } from '../two-step/two-step-code.ts';
import { notifyTwoStep } from '../two-step/two-step-login.ts';
import { giveTwoStepTicket, spendTwoStepTicket } from '../verification/tickets.ts';

/** A first step that has proven the account. */
export interface FirstStep {
  readonly account: Pick<Account, 'id' | 'twoStep'>;
  /** Its name in the login history. */
  readonly method: LoginMethod;
  readonly visitor: Visitor;
}

/** What a login sends as its second step. */
export type SecondStep = Pick<LoginPayload, 'verificationTicket' | 'twoStepCode'>;

interface RightPassword {
  readonly payload: SecondStep;
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
export async function secondStepAfterPassword(
  services: Services,
  { payload, account, attempted, attempt, visitor }: RightPassword,
): Promise<GoodTwoStepCode> {
  const first: FirstStep = { account, method: 'username', visitor };
  if (payload.twoStepCode === undefined) {
    await takeBackAttempt(services.db, attempted, services.config, attempt.at);
    throw await secondStepDemand(services, first);
  }
  return requireCode(services, first, payload.twoStepCode, { attempted, attempt });
}

/**
 * Checks the second step of a login whose first step is repeated with it and was no password; `spendSecondStep` spends a
 * right code. Undefined where the account has no two-step login. Failures: `two_step_required` with a ticket where no code
 * was sent; `verification_code_expired` for a ticket of another account or way in, or one that is over; those of
 * `checkSecondStep`.
 */
export async function secondStep(
  services: Services,
  first: FirstStep,
  { verificationTicket, twoStepCode }: SecondStep,
): Promise<GoodTwoStepCode | undefined> {
  if (!first.account.twoStep) return undefined;
  if (twoStepCode === undefined) throw await secondStepDemand(services, first);
  const memberId = await spendTwoStepTicket(services, verificationTicket, first.method);
  if (memberId !== first.account.id) throw new Failure('verification_code_expired');
  return checkSecondStep(services, first, twoStepCode);
}

/** The answer to a login that needs its second step: a ticket, good for this way in. */
export async function secondStepDemand(services: Services, { account, method, visitor }: FirstStep): Promise<Failure> {
  await noteRefusal(services, 'login_two_step', account.id, visitor, method);
  const verificationTicket = await giveTwoStepTicket(services, account.id, method);
  return new Failure('two_step_required', { verificationTicket });
}

/**
 * Checks the code of a second step whose first one was no password; `spendSecondStep` spends a right code. Failures:
 * `verification_code_wrong`, `account_locked` for the last of ten within 30 minutes and for 15 from then on, `rate_limited`
 * for the address.
 */
async function checkSecondStep(services: Services, first: FirstStep, typed: string): Promise<GoodTwoStepCode> {
  const { db, config, clock } = services;
  const attempted = { whose: countedName(first.account.id), ip: first.visitor.ip };
  const attempt = await countAttempt(db, attempted, config, clock());
  refuseLocked(attempt);
  return requireCode(services, first, typed, { attempted, attempt });
}

/** Counted apart from passwords, so that nobody locks the owner out of these ways by guessing a password. */
function countedName(memberId: number): string {
  return `second step of member ${memberId}`;
}

async function requireCode(
  services: Services,
  { account, method, visitor }: FirstStep,
  typed: string,
  { attempted, attempt }: Pick<RightPassword, 'attempted' | 'attempt'>,
): Promise<GoodTwoStepCode> {
  const code = await checkTwoStepCode(services, account.id, typed);
  if (code !== undefined) return code;
  await confirmFailure(services.db, attempted, services.config, attempt.at);
  await noteRefusal(services, attempt.last ? 'login_locked' : 'two_step_failed', account.id, visitor, method);
  if (attempt.last) throw new Failure('account_locked', { retryAfterSeconds: LOCK_SECONDS });
  throw new Failure('verification_code_wrong');
}

/**
 * Spends the code of a second step and clears its failures; a used recovery code is told to the member. Failure:
 * `verification_code_wrong`.
 */
export async function spendSecondStep(services: Services, tx: Queries, code: GoodTwoStepCode): Promise<void> {
  if (!(await spendTwoStepCode(tx, code))) throw new Failure('verification_code_wrong');
  await clearAttempts(tx, countedName(code.memberId));
  if ('recoveryHash' in code) await notifyTwoStep(services, tx, code.memberId, 'recovery', new Date(services.clock()));
}

/**
 * Opens a session by the second step of a login whose first step is spent, so that the ticket of `two_step_required` stands
 * for it. Failures: `verification_code_expired` for a ticket of another way in, or one that is over; the refusals of the
 * site; those of `checkSecondStep`.
 */
export async function enterBySecondStep(
  services: Services,
  { verificationTicket, twoStepCode }: SecondStepPayload,
  method: LoginMethod,
  visitor: Visitor,
): Promise<AccountSession> {
  const { db, brand } = services;
  const account = await accountById(db, await spendTwoStepTicket(services, verificationTicket, method));
  if (account === undefined) throw new Failure('verification_code_expired');
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) {
    await noteRefusal(services, 'login_refused', account.id, visitor, method);
    throw await entryFailure(db, account.id, refusal);
  }
  const code = await checkSecondStep(services, { account, method, visitor }, twoStepCode);
  const session = await db.transaction(async (tx) => {
    await spendSecondStep(services, tx, code);
    return openSession(services, tx, account.id, visitor, { method });
  });
  return { account: account.account, session: { ...session, passwordExpired: false, passwordDefault: false } };
}

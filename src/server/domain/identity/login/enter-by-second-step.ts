import type { AccountSession, LoginMethod, SecondStepPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { accountById } from '../session/account.ts';
import { entryFailure } from '../session/entry-failure.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import { openSession } from '../session/open-session.ts';
import { refusalOf } from '../session/site-rules.ts';
import { spendTwoStepTicket } from '../verification/tickets.ts';
import { checkSecondStep, spendSecondStep } from './second-step.ts';

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

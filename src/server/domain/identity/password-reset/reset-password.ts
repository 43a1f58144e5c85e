import type { PasswordChange, ResetPasswordPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { requireNewPassword, requireOtherPassword } from '../passwords/password-rule.ts';
import { storePassword } from '../passwords/store-password.ts';
import { accountById } from '../session/account.ts';
import { hashPassword } from '../session/password.ts';
import { memberOfTicket, spendResetTicket } from './reset-ticket.ts';

/**
 * Sets the password of a reset link's account, and ends all its sessions. Failures: those of `requireNewPassword` and
 * `requireOtherPassword`, which leave the ticket valid; `reset_ticket_invalid` for a ticket that is unknown, expired,
 * used or replaced, and for an account closed since.
 */
export async function resetPassword(
  services: Services,
  { ticket, newPassword, confirmNewPassword }: ResetPasswordPayload,
  visitor: Visitor,
): Promise<PasswordChange> {
  const { db, brand, clock } = services;
  requireNewPassword(brand, newPassword, confirmNewPassword);
  const memberId = await memberOfTicket(services, ticket);
  const account = memberId === undefined ? undefined : await accountById(db, memberId);
  if (account?.status !== 'active') throw new Failure('reset_ticket_invalid');
  await requireOtherPassword(brand, account.passwordHash, newPassword);
  const hash = await hashPassword(newPassword);
  const at = new Date(clock());
  const endedSessions = await db.transaction(async (tx) => {
    if (!(await spendResetTicket(tx, ticket))) throw new Failure('reset_ticket_invalid');
    return storePassword(tx, { account, hash, at, by: 'email', keep: null, ip: visitor.ip });
  });
  return { changedAt: at.toISOString(), endedSessions };
}

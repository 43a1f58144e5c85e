import { removeAccount } from '../../domain/bound-accounts/bound-accounts.ts';
import { requirePaymentPassword } from '../../domain/passwords/payment-password.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const removeBoundAccount: Handler<'removeBoundAccount'> = async ({ session, params, body }, services) => {
  requireTrueAccount(session);
  await requirePaymentPassword(services, session.memberId, body.paymentPassword);
  return { success: true, value: await removeAccount(services, session, params.accountId) };
};

import { requirePaymentPassword } from '../../domain/passwords/payment-password.ts';
import { requireDownlines, transferToDownline as transfer } from '../../domain/wallet/member-transfers.ts';
import type { Handler } from '../handler.ts';

export const transferToDownline: Handler<'transferToDownline'> = async ({ session, body, once }, services) => {
  // A member who may not transfer down is not asked for a password.
  requireDownlines(session);
  await requirePaymentPassword(services, session.memberId, body.paymentPassword);
  return once(async (tx) => ({ success: true, value: await transfer(services, tx, session, body) }));
};

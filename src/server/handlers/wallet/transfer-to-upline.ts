import { requirePaymentPassword } from '../../domain/passwords/payment-password.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { transferToUpline as transfer } from '../../domain/wallet/member-transfers.ts';
import type { Handler } from '../handler.ts';

export const transferToUpline: Handler<'transferToUpline'> = async ({ session, body, once }, services) => {
  requireTrueAccount(session);
  await requirePaymentPassword(services, session.memberId, body.paymentPassword);
  return once(async (tx) => ({ success: true, value: await transfer(services, tx, session, body) }));
};

import { requirePaymentPassword } from '../../domain/passwords/payment-password.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { createWithdrawal as create, requirePayeeName } from '../../domain/withdrawals/create-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const createWithdrawal: Handler<'createWithdrawal'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  await requirePayeeName(services, session);
  await requirePaymentPassword(services, session.memberId, body.paymentPassword);
  return once(async (tx) => ({ success: true, value: await create(services, tx, session, body, language) }));
};

import { requirePaymentPassword } from '../../domain/passwords/payment-password.ts';
import { redeemPoints as redeem } from '../../domain/points/redeem-points.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const redeemPoints: Handler<'redeemPoints'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  await requirePaymentPassword(services, session.memberId, body.paymentPassword);
  return once(async (tx) => ({ success: true, value: await redeem(services, tx, session, body, language) }));
};

import { requirePaymentPassword } from '../../domain/passwords/payment-password.ts';
import { convertPoints as convert } from '../../domain/points/convert-points.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const convertPoints: Handler<'convertPoints'> = async ({ session, body, once }, services) => {
  requireTrueAccount(session);
  await requirePaymentPassword(services, session.memberId, body.paymentPassword);
  return once(async (tx) => ({ success: true, value: await convert(services, tx, session, body) }));
};

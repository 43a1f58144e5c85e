import { findUnmatched } from '../../domain/deposits/list-payments.ts';
import { creditUnmatched } from '../../domain/deposits/resolve-payment.ts';
import { creditAtOnce } from '../../domain/deposits/settle-deposit.ts';
import type { Handler } from '../handler.ts';

export const creditUnmatchedPayment: Handler<'creditUnmatchedPayment'> = async (
  { params, body, operator, once },
  services,
) => {
  const { paymentId } = params;
  let paid: string | undefined;
  const answer = await once(async (tx) => {
    paid = await creditUnmatched(services, tx, operator, paymentId, body);
    return { success: true, value: await findUnmatched(tx, paymentId) };
  });
  if (paid !== undefined) await creditAtOnce(services, paid);
  return answer;
};

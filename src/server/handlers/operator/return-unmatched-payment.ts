import { findUnmatched } from '../../domain/deposits/list-payments.ts';
import { returnUnmatched } from '../../domain/deposits/resolve-payment.ts';
import type { Handler } from '../handler.ts';

export const returnUnmatchedPayment: Handler<'returnUnmatchedPayment'> = ({ params, body, operator, once }, services) =>
  once(async (tx) => {
    await returnUnmatched(services, tx, operator, params.paymentId, body);
    return { success: true, value: await findUnmatched(tx, params.paymentId) };
  });

import { findUnmatched } from '../../domain/deposits/list-payments.ts';
import { recordPayment } from '../../domain/deposits/resolve-payment.ts';
import type { Handler } from '../handler.ts';

export const recordUnmatchedPayment: Handler<'recordUnmatchedPayment'> = ({ body, operator, once }, services) =>
  once(async (tx) => {
    const id = await recordPayment(services, tx, operator, body);
    return { success: true, value: await findUnmatched(tx, id) };
  });

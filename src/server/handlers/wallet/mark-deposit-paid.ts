import { markPaid } from '../../domain/deposits/mark-paid.ts';
import type { Handler } from '../handler.ts';

export const markDepositPaid: Handler<'markDepositPaid'> = async (request, services) => {
  const { session, params, body, language, once } = request;
  return once(async (tx) => ({
    success: true,
    value: await markPaid(services, tx, session, params.depositId, body, language),
  }));
};

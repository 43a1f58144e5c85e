import { markPaid } from '../../domain/withdrawals/decide-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const markWithdrawalPaid: Handler<'markWithdrawalPaid'> = ({ params, body, operator, once }, services) => {
  const act = { operator, note: body.note, ...params };
  return once(async (tx) => ({ success: true, value: await markPaid(services, tx, act, body) }));
};

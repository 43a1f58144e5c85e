import { approveWithdrawal as approve } from '../../domain/withdrawals/decide-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const approveWithdrawal: Handler<'approveWithdrawal'> = ({ params, body, operator, once }, services) => {
  const act = { operator, note: body.note, ...params };
  return once(async (tx) => ({ success: true, value: await approve(services, tx, act) }));
};

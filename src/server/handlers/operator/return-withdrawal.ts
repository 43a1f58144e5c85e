import { returnWithdrawal as giveBack } from '../../domain/withdrawals/decide-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const returnWithdrawal: Handler<'returnWithdrawal'> = ({ params, body, operator, once }, services) => {
  const act = { operator, note: body.note, ...params };
  return once(async (tx) => ({ success: true, value: await giveBack(services, tx, act, body) }));
};

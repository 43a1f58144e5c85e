import { rejectWithdrawal as reject } from '../../domain/withdrawals/decide-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const rejectWithdrawal: Handler<'rejectWithdrawal'> = ({ params, body, operator, once }, services) => {
  const act = { operator, note: body.note, ...params };
  return once(async (tx) => ({ success: true, value: await reject(services, tx, act, body) }));
};

import { getWithdrawal as get } from '../../domain/withdrawals/answer-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const getWithdrawal: Handler<'getWithdrawal'> = async ({ session, params, language }, services) => ({
  success: true,
  value: await get(services, { session, language, ...params }),
});

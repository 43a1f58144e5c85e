import { startReview } from '../../domain/withdrawals/decide-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const startWithdrawalReview: Handler<'startWithdrawalReview'> = async ({ params, operator }, services) => ({
  success: true,
  value: await startReview(services, { operator, ...params }),
});

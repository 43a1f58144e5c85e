import { readWithdrawalReview } from '../../domain/withdrawals/review-withdrawals.ts';
import type { Handler } from '../handler.ts';

export const getWithdrawalReview: Handler<'getWithdrawalReview'> = async ({ params, operator }, services) => ({
  success: true,
  value: await readWithdrawalReview(services, operator, params.withdrawalId),
});

import { listWithdrawalReviews as list } from '../../domain/withdrawals/review-withdrawals.ts';
import type { Handler } from '../handler.ts';

export const listWithdrawalReviews: Handler<'listWithdrawalReviews'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});

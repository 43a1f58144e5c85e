import { listDepositReviews as list } from '../../domain/deposits/review-deposits.ts';
import type { Handler } from '../handler.ts';

export const listDepositReviews: Handler<'listDepositReviews'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});

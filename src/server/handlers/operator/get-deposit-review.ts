import { findDepositReview } from '../../domain/deposits/review-deposits.ts';
import type { Handler } from '../handler.ts';

export const getDepositReview: Handler<'getDepositReview'> = async ({ params }, services) => ({
  success: true,
  value: await findDepositReview(services, services.db, params.depositId),
});

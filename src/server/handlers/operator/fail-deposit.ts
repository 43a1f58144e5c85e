import { failDeposit as fail } from '../../domain/deposits/approve-deposit.ts';
import { findDepositReview } from '../../domain/deposits/review-deposits.ts';
import type { Handler } from '../handler.ts';

export const failDeposit: Handler<'failDeposit'> = async ({ params, body, operator }, services) => {
  await fail(services, operator, params.depositId, body);
  return { success: true, value: await findDepositReview(services, services.db, params.depositId) };
};

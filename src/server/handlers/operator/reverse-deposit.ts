import { reverseDeposit as reverse } from '../../domain/deposits/reverse-deposit.ts';
import { findDepositReview } from '../../domain/deposits/review-deposits.ts';
import type { Handler } from '../handler.ts';

export const reverseDeposit: Handler<'reverseDeposit'> = ({ params, body, operator, once }, services) =>
  once(async (tx) => {
    await reverse(services, tx, operator, params.depositId, body);
    return { success: true, value: await findDepositReview(services, tx, params.depositId) };
  });

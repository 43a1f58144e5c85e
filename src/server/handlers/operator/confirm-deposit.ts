import { confirmDeposit as confirm } from '../../domain/deposits/approve-deposit.ts';
import { findDepositReview } from '../../domain/deposits/review-deposits.ts';
import { creditAtOnce } from '../../domain/deposits/settle-deposit.ts';
import type { Handler } from '../handler.ts';

export const confirmDeposit: Handler<'confirmDeposit'> = async ({ params, body, operator, once }, services) => {
  const { depositId } = params;
  const answer = await once(async (tx) => {
    await confirm(services, tx, operator, depositId, body);
    return { success: true, value: await findDepositReview(services, tx, depositId) };
  });
  await creditAtOnce(services, depositId);
  return answer;
};

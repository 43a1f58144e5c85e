import type { Services } from '#server/services.ts';
import { SANDBOX_REVIEWER } from '../../ground/sandbox-review.ts';
import { owes } from '../../money/debts/require-no-debt.ts';
import { approveWithdrawal, markPaid } from './decide-withdrawal.ts';
import { lockWithdrawal } from './withdrawal-row.ts';

/**
 * Approves and pays a withdrawal as the sandbox reviewer, unless an operator has taken it up or decided before. That of a
 * member who owes waits for an operator.
 */
export async function payInSandbox(
  services: Pick<Services, 'brand' | 'clock' | 'config' | 'db' | 'jobs' | 'random'>,
  withdrawalId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { state, memberId } = await lockWithdrawal(tx, withdrawalId);
    if (state !== 'requested' || (await owes(tx, memberId))) return;
    const act = { operator: SANDBOX_REVIEWER, withdrawalId };
    await approveWithdrawal(services, tx, act);
    const paidAt = new Date(services.clock()).toISOString();
    await markPaid(services, tx, act, { bankReference: `SANDBOX-${withdrawalId}`, paidAt });
  });
}

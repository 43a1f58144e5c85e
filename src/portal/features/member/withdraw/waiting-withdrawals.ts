import type { ListWithdrawalsParams, WithdrawalPage } from '#generated/model/index.ts';

/** The withdrawals that wait for their member's answer. */
export const waitingWithdrawals = { state: 'paid', pageNo: 1, pageSize: 1 } as const satisfies ListWithdrawalsParams;

/** The id of the first one; undefined where none waits. */
export function firstWaiting(page: WithdrawalPage | undefined): string | undefined {
  return page?.content.find(({ state }) => state === 'paid')?.withdrawalId;
}

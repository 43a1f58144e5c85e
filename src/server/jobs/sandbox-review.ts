import type { SandboxReview } from '../domain/ground/job-queue.ts';
import { approveDeposit } from '../domain/payments/deposits/approve-deposit.ts';
import { payInSandbox } from '../domain/payments/withdrawals/decide-withdrawal.ts';
import type { Services } from '../services.ts';

/** The approval of each kind. It changes nothing where an operator has decided before. */
const approvals: Readonly<Record<SandboxReview['kind'], (services: Services, id: string) => Promise<void>>> = {
  deposit: approveDeposit,
  withdrawal: payInSandbox,
};

/** Approves what waits for an operator. */
export function reviewInSandbox(services: Services, { kind, id }: SandboxReview): Promise<void> {
  return approvals[kind](services, id);
}

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

const PAID_OUT = `select id, auto_received_at as at from withdrawals where state = 'paid'`;
const DEPOSITS = `select id, state, expires_at as at from deposits where state in ('pending', 'paid')`;

interface Due {
  readonly id: string;
  readonly at: Date;
}

/** Schedules the next steps of the withdrawals and deposits that a new sandbox begins with (WALLET-09, WALLET-11). */
export async function scheduleSandbox({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  for (const { id, at } of await db.query<Due>('sandbox_paid_out', PAID_OUT)) {
    await jobs.send(db, 'withdrawal_received', { withdrawalId: id }, at);
  }
  for (const { id, state, at } of await db.query<Due & { readonly state: string }>('sandbox_deposits', DEPOSITS)) {
    if (state === 'paid') await jobs.send(db, 'deposit_credit', { depositId: id });
    else await jobs.send(db, 'deposit_expiry', { depositId: id }, at);
  }
}

import type { Queries } from '../../db/database.ts';

/** The jobs that are sent, with their input. Those that a timetable starts stand in `src/server/jobs/table.ts` alone. */
export interface JobData {
  readonly withdrawal_received: { readonly withdrawalId: string };
  readonly lottery_draw: { readonly gameCode: string };
  readonly message_delivery: { readonly sentMessageId: string };
  readonly deposit_expiry: DepositJob;
  readonly deposit_credit: DepositJob;
  readonly sandbox_review: SandboxReview;
  readonly vendor_round: { readonly roundId: string };
}

interface DepositJob {
  readonly depositId: string;
}

/** Something that the sandbox reviewer approves. */
export interface SandboxReview {
  readonly kind: 'deposit' | 'withdrawal';
  readonly id: string;
}

/** The queue for background work. */
export interface JobQueue<Data = JobData> {
  /** Enqueues one run of a job, now or at an instant, committed and rolled back with the transaction. */
  send<Name extends keyof Data & string>(tx: Queries, name: Name, data: Data[Name], at?: Date): Promise<void>;
}

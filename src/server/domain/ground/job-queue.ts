import type { Queries } from '../../db/database.ts';

/** Every job by name, with its input: null for jobs that only a timetable starts. */
export interface JobData {
  readonly housekeeping: null;
  readonly rank_checks: null;
  readonly withdrawal_received: { readonly withdrawalId: string };
  readonly unfinished_rounds: null;
  readonly left_rounds: null;
  readonly pending_transfers: null;
  readonly vault_returns: null;
  readonly wagering: null;
  readonly earned_points: null;
  readonly mission_completions: null;
  readonly weekly_rewards: null;
  readonly rank_rewards: null;
  readonly referral_turnover: null;
  readonly referral_days: null;
  readonly tournament_prizes: null;
  readonly referral_rewards: null;
  readonly self_exclusions: null;
  readonly moonshot_overdue: null;
  readonly lottery_draw: { readonly gameCode: string };
  readonly lottery_overdue: null;
  readonly sandbox_results: null;
  readonly message_delivery: { readonly sentMessageId: string };
  readonly deposit_expiry: DepositJob;
  readonly deposit_credit: DepositJob;
  readonly team_hours: null;
  readonly contracts_realtime: null;
  readonly contracts_hourly: null;
  readonly contracts_nightly: null;
  readonly contract_rests: null;
  readonly contract_bills_expiry: null;
  readonly sandbox_review: SandboxReview;
  readonly vendor_round: { readonly roundId: string };
  readonly vendor_rounds: null;
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

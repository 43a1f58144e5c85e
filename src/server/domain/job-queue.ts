import type { Queries } from '../db/database.ts';

/** Every job by name, with its input: null for jobs that only a timetable starts. */
export interface JobData {
  readonly housekeeping: null;
  readonly rank_checks: null;
}

/** The queue for background work. */
export interface JobQueue<Data = JobData> {
  /**
   * Enqueues one run of a job, now or at an instant. It is part of the transaction: committed and rolled back with it.
   */
  send<Name extends keyof Data & string>(tx: Queries, name: Name, data: Data[Name], at?: Date): Promise<void>;
}

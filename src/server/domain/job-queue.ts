import type { Queries } from '../db/database.ts';

/** Every job by its name, and what it needs to know: null for one that only a timetable asks for. */
export interface JobData {
  readonly housekeeping: null;
  readonly rank_checks: null;
}

/** Where work for later is handed in. */
export interface JobQueue<Data = JobData> {
  /**
   * Asks for one run of a job, now or at an instant. It belongs to the transaction: the run is asked for when that is
   * committed, and never when it is rolled back.
   */
  send<Name extends keyof Data & string>(tx: Queries, name: Name, data: Data[Name], at?: Date): Promise<void>;
}

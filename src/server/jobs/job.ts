import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';

/** The schedule of a job that runs by itself. */
export interface Timetable {
  /** Five cron fields, in the brand's time zone. */
  readonly cron: string;
  /** How to treat times that passed while no server ran: skip them, or run once for all. */
  readonly missed: 'skip' | 'once';
}

/**
 * Runs `work` in a transaction that also records the job as done: both or neither. A killed job runs again, so effects
 * that must not happen twice belong here.
 */
export type Once = <T>(work: (tx: Queries) => Promise<T>) => Promise<T>;

/** A job: one entry of the table describes it completely. */
export interface Job<Data> {
  readonly timetable?: Timetable;
  /** The switch that it needs, for work of a sandbox: where that is off, its runs end without having done anything. */
  readonly sandbox?: 'sandboxReviewer' | 'sandboxVendors';
  /** The polling interval, 5 seconds by default; each poll is a statement. */
  readonly pollSeconds?: number;
  readonly run: (services: Services, data: Data, once: Once) => Promise<void>;
}

/** A job that its timetable alone starts, without data. */
export type TimedJob = Job<null> & { readonly timetable: Timetable };

/** One entry for each job. */
export type JobTable<Data> = { readonly [Name in keyof Data]: Job<Data[Name]> };

/** A schedule every so many minutes, counted from the full hour. Missed times are skipped. */
export function everyMinutes(minutes: 1 | 2 | 5 | 10 | 15 | 20 | 30): Timetable {
  return { cron: `*/${minutes} * * * *`, missed: 'skip' };
}

/** A daily schedule at `HH:mm`. If no server ran then, it runs once later. */
export function daily(time: string): Timetable {
  const [hours, minutes] = time.split(':').map(Number);
  return { cron: `${minutes} ${hours} * * *`, missed: 'once' };
}

import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';

/** When a job is due without anybody asking for it. */
export interface Timetable {
  /** In the brand's time zone, five fields. */
  readonly cron: string;
  /** What becomes of times that passed while no server ran: nothing, or one run for all of them. */
  readonly missed: 'skip' | 'once';
}

/**
 * Runs `work` in a transaction that also records the job as done: both or neither. A job that was killed is run again, so
 * whatever must not happen twice happens in here.
 */
export type Once = <T>(work: (tx: Queries) => Promise<T>) => Promise<T>;

/** A job: one entry of the table says all about it. */
export interface Job<Data> {
  readonly timetable?: Timetable;
  /** How often a process looks for it, 5 seconds unless said; each look is a statement. */
  readonly pollSeconds?: number;
  readonly run: (services: Services, data: Data, once: Once) => Promise<void>;
}

/** One entry for each job. */
export type JobTable<Data> = { readonly [Name in keyof Data]: Job<Data[Name]> };

/** The timetable of what is due every so many minutes, counted from the full hour. What was missed is not made up for. */
export function everyMinutes(minutes: 1 | 2 | 5 | 10 | 15 | 20 | 30): Timetable {
  return { cron: `*/${minutes} * * * *`, missed: 'skip' };
}

/** The timetable of what is due once a day at `HH:mm`, and made up for once if no server ran then. */
export function daily(time: string): Timetable {
  const [hours, minutes] = time.split(':').map(Number);
  return { cron: `${minutes} ${hours} * * *`, missed: 'once' };
}

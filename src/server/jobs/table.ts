import type { Brand } from '../config/brand.ts';
import type { JobData } from '../domain/job-queue.ts';
import { checkRanks } from '../domain/ranks/check-ranks.ts';
import { tidy } from './housekeeping.ts';
import { daily, type JobTable } from './job.ts';

/** Every job of the server. */
export function jobTable({ vip }: Pick<Brand, 'vip'>): JobTable<JobData> {
  return {
    housekeeping: { timetable: { cron: '7 * * * *', missed: 'once' }, run: tidy },
    // A second check on the same day changes nothing.
    rank_checks: { timetable: daily(vip.checkedAt), run: checkRanks },
  };
}

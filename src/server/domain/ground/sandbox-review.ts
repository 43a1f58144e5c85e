import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { SandboxReview } from './job-queue.ts';

const MINUTE = 60_000;

/** The operator's name under which the sandbox reviewer acts. */
export const SANDBOX_REVIEWER = 'Sandbox';

/** Lets the sandbox reviewer, where it is on, approve something in a minute. */
export async function askSandboxReview(
  { config, clock, jobs }: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Queries,
  review: SandboxReview,
): Promise<void> {
  if (config.sandboxReviewer) await jobs.send(tx, 'sandbox_review', review, new Date(clock() + MINUTE));
}

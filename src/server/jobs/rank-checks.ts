import { lastCheckDay } from '../domain/ranks/check-day.ts';
import { checkRanks } from '../domain/ranks/check-ranks.ts';
import type { Services } from '../services.ts';
import { errorFacts } from '../shared/error-facts.ts';

const MINUTE = 60_000;

/**
 * Checks the ranks once a day for as long as the process lives, or until the function that it answers is called. A check
 * that was missed is made up for after the start, one that failed a minute later.
 */
export function startRankChecks(services: Pick<Services, 'db' | 'brand' | 'clock' | 'log'>): () => void {
  let done: string | undefined;
  const work = async () => {
    const day = lastCheckDay(services.brand, services.clock());
    if (day === done) return;
    try {
      await checkRanks(services);
      done = day;
    } catch (error) {
      services.log.error({ error: errorFacts(error) }, 'the check of the ranks failed');
    }
  };
  const often = setInterval(() => void work(), MINUTE).unref();
  return () => clearInterval(often);
}

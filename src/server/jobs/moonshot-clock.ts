import { liveChannel } from '../domain/ground/publish.ts';
import { advance } from '../domain/play/games/moonshot/advance.ts';
import type { MoonshotNeeds } from '../domain/play/games/moonshot/flight.ts';
import type { Services } from '../services.ts';
import { errorFacts } from '../shared/error-facts.ts';

/** How soon (ms) a failed change is tried again. */
const RETRY_AFTER = 1_000;

/**
 * Makes the changes of the flight on time, in every process: the first one to come makes a change, the others find it
 * made. While nobody looks it waits for a notification and asks nothing. Returns the function that stops it.
 */
export async function startMoonshotClock(needs: MoonshotNeeds & Pick<Services, 'log'>): Promise<() => Promise<void>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const work = async () => {
    clearTimeout(timer);
    let wait: number | undefined;
    try {
      wait = await advance(needs);
    } catch (error) {
      needs.log.error({ error: errorFacts(error) }, 'the flight did not go on');
      wait = RETRY_AFTER;
    }
    if (!stopped && wait !== undefined) timer = setTimeout(wake, wait).unref();
  };
  const wake = () => {
    again = working !== undefined;
    if (stopped || again) return;
    working = work().finally(() => {
      working = undefined;
      if (again) wake();
    });
  };

  const endListening = await needs.db.listen(liveChannel, {
    heard: (payload) => {
      if (payload.includes('"kind":"moonshot"')) wake();
    },
    resumed: wake,
  });
  wake();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await endListening();
    await working;
  };
}

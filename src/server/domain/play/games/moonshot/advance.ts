import type { Flight } from './flight.ts';
import { lastFlight } from './flight.ts';
import { type MoonshotNeeds, timeOf } from './needs.ts';
import { openFlight } from './open-flight.ts';
import { endFlight } from './settle-flight.ts';
import { takeOff } from './take-off.ts';
import { isWatched } from './watchers.ts';

/** The next change of a flight, and when it is due (ms). */
interface Due {
  readonly at: number;
  readonly make: (needs: MoonshotNeeds) => Promise<void>;
}

/**
 * Makes every change of the flight that is due (LOBBY-19): take-off, end with settlement, and the next round where
 * somebody looks. Any process may call it at any time: each change is one transaction that happens once. Returns the
 * milliseconds until the next change; undefined while nobody looks.
 */
export async function advance(needs: MoonshotNeeds): Promise<number | undefined> {
  for (;;) {
    const now = await timeOf(needs)(needs.db);
    const flight = await lastFlight(needs.db);
    const due = dueAfter(flight);
    if (due.at > now) return due.at - now;
    const begins = flight === undefined || flight.state === 'ended';
    if (begins && !(await isWatched(needs.db, now))) return undefined;
    await due.make(needs);
  }
}

function dueAfter(flight: Flight | undefined): Due {
  if (flight === undefined) return { at: 0, make: openFlight };
  const { id, state, betsCloseAt, endsAt, nextRoundAt } = flight;
  if (state === 'betting') return { at: betsCloseAt.getTime(), make: (needs) => takeOff(needs, id) };
  if (state === 'flying') return { at: endsAt?.getTime() ?? 0, make: (needs) => endFlight(needs, id) };
  return { at: nextRoundAt?.getTime() ?? 0, make: openFlight };
}

import type { MoonshotEvent } from '#generated/model/index.ts';
import { coalesced } from '#server/db/coalesced.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { lastFlight } from './flight.ts';
import { type MoonshotNeeds, timeOf } from './needs.ts';
import { showRound } from './show-round.ts';
import { watchers } from './watchers.ts';

type EventNeeds = Pick<Services, 'db' | 'brand'> & Pick<MoonshotNeeds, 'flightTime'>;

interface Told {
  readonly event: MoonshotEvent;
  readonly watchers: ReadonlySet<number>;
}

const lookups = new WeakMap<Database, (key: string) => Promise<Told | undefined>>();

/** The event of a changed flight; undefined for a member who does not look at it. All streams share one reading. */
export async function flightEvent(needs: EventNeeds, memberId: number): Promise<MoonshotEvent | undefined> {
  const ask = lookups.get(needs.db) ?? coalesced(() => read(needs));
  lookups.set(needs.db, ask);
  const told = await ask('now');
  return told?.watchers.has(memberId) ? told.event : undefined;
}

async function read(needs: EventNeeds): Promise<ReadonlyMap<string, Told>> {
  const { db } = needs;
  const now = await timeOf(needs)(db);
  const flight = await lastFlight(db);
  if (flight === undefined) return new Map();
  const round = await showRound(needs, flight, now);
  const event = { type: 'moonshot', serverTime: new Date(now).toISOString(), round } as const;
  return new Map([['now', { event, watchers: await watchers(db, now) }]]);
}

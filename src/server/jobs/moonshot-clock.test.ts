import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import type { Session } from '../domain/identity/session/session.ts';
import { Live } from '../domain/pages/live/live.ts';
import { Reader } from '../domain/pages/live/testing.ts';
import { addFliers, beginTest, type Flights } from '../domain/play/games/moonshot/testing.ts';
import { type TestServices, testVisitor } from '../domain/testing.ts';
import { startMoonshotClock } from './moonshot-clock.ts';

let db: TestDatabase;
let services: TestServices;
let fly: Flights;
let ana: Session;
let bao: Session;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
  await addFliers(db);
});
beforeEach(async () => {
  ({ services, fly, ana, bao } = await beginTest(db));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => db.close());

const states = ({ events }: Reader) =>
  events.flatMap((event) => (event.type === 'moonshot' ? [event.round.state] : []));

test('LOBBY-19 sleeps, and is woken in every process when a flight begins elsewhere', async () => {
  let asked = 0;
  const flightTime = async () => {
    asked += 1;
    return services.clock();
  };
  const counted = { ...fly.needs, flightTime };
  ends.push(await startMoonshotClock(counted));
  await expect.poll(() => asked).toBe(1);
  await fly.look(ana);
  await expect.poll(() => asked).toBeGreaterThan(1);
});

test('LOBBY-19 the stream tells the round to those who look at it, and its bets', async () => {
  const live = new Live(fly.needs);
  ends.push(await live.listen());
  await fly.look(ana);
  const [looking, elsewhere] = [ana, bao].map((session) => new Reader(live.open(session, undefined, testVisitor)));
  if (looking === undefined || elsewhere === undefined) throw new Error('no streams');
  await Promise.all([looking, elsewhere].map((reader) => reader.until(({ events }) => events.length >= 3)));
  await fly.place(ana);
  await looking.until(({ events }) => events.some((event) => event.type === 'moonshot' && event.round.players === 1));
  services.pass(10_000);
  await fly.advance();
  await looking.until((reader) => states(reader).includes('flying') || states(reader).includes('ended'));
  expect(states(elsewhere)).toEqual([]);
  live.stop();
  // What a stream still reads must not meet a closed database.
  await Promise.all([looking, elsewhere].map((reader) => reader.until(({ ended }) => ended)));
});

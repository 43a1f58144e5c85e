import type { TestClock } from 'pg-boss';
import pino from 'pino';
import { Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { openTestDatabase } from '../db/testing.ts';
import { testServices } from '../domain/testing.ts';
import type { Services } from '../services.ts';
import type { JobTable } from './job.ts';
import { createJobs, jobMetrics } from './jobs.ts';

const SECOND = 1_000;
/** A stop ends once nothing runs; only a job that hangs makes it take this long. */
const STOP = 60 * SECOND;

/** A test database whose sessions all see the clock of `testJobs`. */
export async function openJobDatabase(): Promise<Database> {
  const db = await openTestDatabase();
  if (db.url === undefined) return db;
  const session = openWithTestClock(db.url);
  const close = async () => {
    await session.close();
    await db.close();
  };
  return { ...session, close };
}

/** Opens a database on a server, in sessions that see the clock of `testJobs`. */
export function openWithTestClock(address: string): Database {
  const url = new URL(address);
  url.searchParams.set('options', '-c pgboss.test_clock=on');
  return openPostgres(url.href);
}

/**
 * The jobs of a test, driven by the clock of pg-boss. Nothing is due until the test moves the clock, and a week takes
 * no longer than a minute. The jobs see the same clock.
 */
export async function testJobs<Data>(db: Database, table: JobTable<Data>, clock: TestClock) {
  const register = new Registry();
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const jobs = createJobs<Data>({ db, log, metrics: jobMetrics(register), clock });
  const services: Services = { ...(await testServices(db)), log, clock: () => clock.now() };
  await jobs.start(services, table);
  const go = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await clock.tick(5 * SECOND);
      await jobs.idle();
    }
    await clock.tick(0);
  };
  return {
    ...jobs,
    stop: () => jobs.stop(STOP),
    services,
    logged,
    metrics: () => register.metrics(),
    /** Lets this much time pass while the server works. */
    go,
    /** Runs what is due at an instant. Half a minute is enough for all of it. */
    runDueJobs: async (at: number) => {
      await clock.setTime(at);
      await go(30);
    },
  };
}

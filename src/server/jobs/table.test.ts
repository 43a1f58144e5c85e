import { TestClock } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';

import { jobTable } from './table.ts';
import { openJobDatabase, testJobs } from './testing.ts';

const MINUTE = 60_000;

let db: Database;
// The clock of a test may be behind that of another one.
beforeEach(async () => {
  db = await openJobDatabase();
});
afterEach(() => db.close());

// The jobs in question run alone: each of the others would ask the database for work at every step of the clock.
const allJobs = jobTable(loadBrand(readConfig({})));

/** When a job was done, to the minute. */
async function timesOf(job: string): Promise<readonly string[]> {
  const rows = await db.query<{ at: Date }>(
    'test_times',
    "select completed_on as at from pgboss.job where name = $1 and state = 'completed' order by 1",
    [job],
  );
  return rows.map(({ at }) => at.toISOString().slice(0, 16));
}

test('CONTRACT-03 CONTRACT-09 real-time salary is settled every 5 minutes, the others by the hour and at 02:00', async () => {
  // 01:51 of the 16th in Vietnam.
  const clock = new TestClock(Date.UTC(2026, 0, 15, 18, 51));
  const { contracts_realtime, contracts_hourly, contracts_nightly } = allJobs;
  const jobs = await testJobs(db, { contracts_realtime, contracts_hourly, contracts_nightly }, clock);
  for (const minute of [55, 58, 60, 63, 65]) await jobs.runDueJobs(Date.UTC(2026, 0, 15, 18, minute));
  const at = (...times: readonly string[]) => times.map((time) => `2026-01-15T${time}`);
  expect(await timesOf('contracts_realtime')).toEqual(at('18:55', '19:00', '19:05'));
  expect(await timesOf('contracts_hourly')).toEqual(at('19:00'));
  expect(await timesOf('contracts_nightly')).toEqual(at('19:00'));
  await jobs.stop();
});

test.each([
  ['contracts_realtime', ['realtime']],
  ['contracts_hourly', ['hourly']],
  ['contracts_nightly', ['daily', 'dividend']],
] as const)('CONTRACT-02 %s settles the contracts of the kinds %j', async (name, kinds) => {
  const asked: unknown[] = [];
  // Without contracts nothing but the next window of each kind is asked for.
  const query = async (_name: string, _text: string, [kind]: readonly unknown[]) => {
    asked.push(kind);
    return [];
  };
  const services = { db: { query } } as unknown as Services;
  await allJobs[name].run(services);
  expect(asked).toEqual(kinds);
});

test('MEMBER-17 ranks are checked once after 02:00 of every day, also where the server was away then', async () => {
  // 01:00 in Vietnam.
  const clock = new TestClock(Date.UTC(2026, 0, 4, 18));
  const jobs = await testJobs(db, { rank_checks: allJobs.rank_checks }, clock);
  const checks = () => timesOf('rank_checks');
  await jobs.runDueJobs(Date.UTC(2026, 0, 4, 18, 59));
  expect(await checks()).toEqual([]);
  await jobs.runDueJobs(Date.UTC(2026, 0, 4, 19));
  expect(await checks()).toEqual(['2026-01-04T19:00']);
  await jobs.go((10 * MINUTE) / 1_000);
  expect(await checks()).toHaveLength(1);
  await jobs.runDueJobs(Date.UTC(2026, 0, 5, 19));
  expect(await checks()).toHaveLength(2);
  // A pause of three nights, until an afternoon.
  await jobs.runDueJobs(Date.UTC(2026, 0, 9, 8));
  expect((await checks()).slice(2)).toEqual(['2026-01-09T08:00']);
  await jobs.stop();
});

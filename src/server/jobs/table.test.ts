import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { jobTable } from './table.ts';
import { openJobDatabase, testJobs } from './testing.ts';

const MINUTE = 60_000;

let db: Database;
beforeAll(async () => {
  db = await openJobDatabase();
});
afterAll(() => db.close());

test('MEMBER-17 ranks are checked once after 02:00 of every day, also where the server was away then', async () => {
  // 01:00 in Vietnam.
  const clock = new TestClock(Date.UTC(2026, 0, 4, 18));
  const jobs = await testJobs(db, jobTable(loadBrand(readConfig({}))), clock);
  const checks = async () => {
    const rows = await db.query<{ at: Date }>(
      'test_checks',
      "select completed_on as at from pgboss.job where name = 'rank_checks' and state = 'completed' order by 1",
    );
    return rows.map(({ at }) => at.toISOString().slice(0, 16));
  };
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
  await jobs.stop(1_000);
});

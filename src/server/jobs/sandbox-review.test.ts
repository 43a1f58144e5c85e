import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { TEST_NOW } from '../db/testing.ts';
import { getWithdrawal } from '../domain/payments/withdrawals/answer-withdrawal.ts';
import { startReview } from '../domain/payments/withdrawals/decide-withdrawal.ts';
import { addPayee, balanceOf, withdraw } from '../domain/payments/withdrawals/testing.ts';
import { testServices } from '../domain/testing.ts';
import { jobTable } from './table.ts';
import { openJobDatabase, testJobs } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openJobDatabase();
});
afterAll(() => db.close());

test('the sandbox reviewer approves and pays a withdrawal after a minute, and leaves alone what is taken up or off', async () => {
  const clock = new TestClock(TEST_NOW);
  const config = { ...readConfig({}), sandboxReviewer: true };
  const jobs = await testJobs(db, jobTable(loadBrand(config)), clock);
  Object.assign(jobs.services, { config, jobs });
  const services = { ...(await testServices(db)), config, jobs, clock: () => clock.now() };
  const payee = await addPayee(db, services, 'demo01');
  const detailOf = (withdrawalId: string) =>
    getWithdrawal(services, { session: payee.session, withdrawalId, language: 'EN' });
  const stateOf = async (id: string) => (await detailOf(id)).withdrawal.state;

  const [alone, taken] = [await withdraw(services, payee, '100.00'), await withdraw(services, payee, '100.00')];
  await startReview(services, { operator: 'Mai', withdrawalId: taken });
  await jobs.go(50);
  expect(await stateOf(alone)).toBe('requested');
  await jobs.go(30);
  expect(await stateOf(alone)).toBe('paid');
  expect((await detailOf(alone)).timeline.map(({ state }) => state)).toEqual(['requested', 'approved', 'paid']);
  expect(await stateOf(taken)).toBe('reviewing');
  // 1,000.00 less two withdrawals, of which one is still held.
  expect(await balanceOf(db, payee.memberId)).toBe('800.00');
  expect(await balanceOf(db, payee.memberId, 'held')).toBe('100.00');

  Object.assign(jobs.services, { config: { ...config, sandboxReviewer: false } });
  const off = await withdraw(services, payee, '100.00');
  await jobs.go(120);
  expect(await stateOf(off)).toBe('requested');
  expect(jobs.logged).toEqual([]);
  await jobs.stop();
});

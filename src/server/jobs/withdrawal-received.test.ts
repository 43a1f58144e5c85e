import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { TEST_NOW } from '../db/testing.ts';
import {
  confirmWithdrawal,
  disputeWithdrawal,
  getWithdrawal,
} from '../domain/payments/withdrawals/answer-withdrawal.ts';
import { addPayee, payOut, withdraw } from '../domain/payments/withdrawals/testing.ts';
import { testServices } from '../domain/testing.ts';
import { jobTable } from './table.ts';
import { openJobDatabase, testJobs } from './testing.ts';

const MINUTE = 60_000;

let db: Database;
beforeAll(async () => {
  db = await openJobDatabase();
});
afterAll(() => db.close());

test('WALLET-04 WALLET-09 a paid withdrawal counts as received after 30 minutes, once; an answer before stops that', async () => {
  const clock = new TestClock(TEST_NOW);
  const jobs = await testJobs(db, jobTable(loadBrand(readConfig({}))), clock);
  const services = { ...(await testServices(db)), jobs, clock: () => clock.now() };
  const payee = await addPayee(db, services, 'waiter01');
  const paid = async () => {
    const id = await withdraw(services, payee, '100.00');
    await payOut(services, id);
    return id;
  };
  const [silent, confirmed, disputed] = [await paid(), await paid(), await paid()];
  const asked = (withdrawalId: string) => ({ session: payee.session, withdrawalId, language: 'EN' as const });
  const stateOf = async (id: string) => (await getWithdrawal(services, asked(id))).withdrawal.state;
  await db.transaction((tx) => confirmWithdrawal(services, tx, asked(confirmed)));
  await db.transaction((tx) => disputeWithdrawal(services, tx, asked(disputed), { reason: 'not_arrived' }));

  await jobs.runDueJobs(TEST_NOW + 29 * MINUTE);
  expect(await stateOf(silent)).toBe('paid');
  await jobs.runDueJobs(TEST_NOW + 30 * MINUTE);
  await jobs.runDueJobs(TEST_NOW + 90 * MINUTE);
  const { withdrawal, timeline } = await getWithdrawal(services, asked(silent));
  expect(withdrawal.state).toBe('received');
  expect(timeline.filter(({ state }) => state === 'received')).toMatchObject([
    { owner: 'system', note: 'Counted as received after 30 minutes without an answer' },
  ]);
  expect(await stateOf(disputed)).toBe('disputed');
  const received = (await getWithdrawal(services, asked(confirmed))).timeline.filter(
    ({ state }) => state === 'received',
  );
  expect(received).toMatchObject([{ owner: 'member' }]);
  expect(jobs.logged).toEqual([]);
  await jobs.stop();
});

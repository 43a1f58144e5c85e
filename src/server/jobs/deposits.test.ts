import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { TEST_NOW } from '../db/testing.ts';
import type { Session } from '../domain/identity/session/session.ts';
import { confirmDeposit } from '../domain/payments/deposits/approve-deposit.ts';
import { createDeposit, markPaid } from '../domain/payments/deposits/create-deposit.ts';
import { findDeposit } from '../domain/payments/deposits/read-deposits.ts';
import { sessionOf } from '../domain/testing.ts';
import { jobTable } from './table.ts';
import { openJobDatabase, testJobs } from './testing.ts';

const MINUTE = 60_000;

let db: Database;
let clock: TestClock;
let jobs: Awaited<ReturnType<typeof start>>;
let payer: Session;
beforeAll(async () => {
  db = await openJobDatabase();
  clock = new TestClock(TEST_NOW);
  jobs = await start();
  payer = await sessionOf(jobs.services, 'player01');
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
});

const start = async () => {
  const config = { ...readConfig({}), sandboxReviewer: true };
  // Each of the others would ask the database for work at every step of the clock.
  const { deposit_expiry, deposit_credit, sandbox_review } = jobTable(loadBrand(config));
  const started = await testJobs(db, { deposit_expiry, deposit_credit, sandbox_review }, clock);
  // The running jobs read the same object.
  Object.assign(started.services, { config, jobs: started });
  return started;
};
const ask = async (methodId: string) => {
  const body = { methodId, amount: '20.00' };
  const detail = await db.transaction((tx) => createDeposit(jobs.services, tx, payer, body, 'EN'));
  return detail.deposit.depositId;
};
const stateOf = async (id: string) => (await findDeposit(jobs.services, payer, id, 'EN')).deposit.state;
const report = (id: string) =>
  db.transaction((tx) => markPaid(jobs.services, tx, payer, id, { reference: 'FT26005-1147' }, 'EN'));

test('WALLET-11 a deposit expires by itself once its time is over', async () => {
  const id = await ask('dm-ewallet');
  await jobs.runDueJobs(clock.now() + 14 * MINUTE);
  expect(await stateOf(id)).toBe('pending');
  await jobs.runDueJobs(clock.now() + MINUTE);
  expect(await stateOf(id)).toBe('expired');
});

test('a payment whose process died before the credit is credited by the job', async () => {
  const id = await ask('dm-bank');
  const payload = { receivedAmount: '20.00', bankReference: 'SMB-1' };
  await db.transaction((tx) => confirmDeposit(jobs.services, tx, 'Mai', id, payload));
  expect(await stateOf(id)).toBe('paid');
  await jobs.go(30);
  expect(await stateOf(id)).toBe('credited');
});

test('the sandbox reviewer approves a minute after the word of the member, and leaves alone what is off or decided', async () => {
  const [one, other] = [await ask('dm-bank'), await ask('dm-bank')];
  await report(one);
  await report(other);
  await db.transaction((tx) =>
    confirmDeposit(jobs.services, tx, 'Mai', other, { receivedAmount: '15.00', bankReference: 'SMB-2' }),
  );
  await jobs.go(50);
  expect(await stateOf(one)).toBe('pending');
  await jobs.go(30);
  expect(await stateOf(one)).toBe('credited');
  expect((await findDeposit(jobs.services, payer, other, 'EN')).deposit.creditedAmount).toBe('15.00');
  Object.assign(jobs.services, { config: { ...jobs.services.config, sandboxReviewer: false } });
  const third = await ask('dm-bank');
  await report(third);
  await jobs.go(120);
  expect(await stateOf(third)).toBe('pending');
});

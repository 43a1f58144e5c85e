import { TestClock } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { TEST_NOW } from '#server/db/testing.ts';
import { openJobDatabase, testJobs } from '#server/jobs/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { DAY, HOUR, outcome, testServices, withEventBefore } from '../../testing.ts';
import { expectReconciled, mainBalance, openGame, storedBet } from './testing.ts';
import { settleUnfinishedRounds } from './unfinished-rounds.ts';

let db: Database;
// The job settles the rounds of all members.
beforeEach(async () => {
  db = await openJobDatabase();
});
afterEach(() => db.close());

test('a round without an end is void after a day, settled by what it paid, or for sports kept open', async () => {
  const services = await testServices(db);
  const player = await openGame(services, 'player01');
  const before = Number(await mainBalance(db, player.memberId));
  await player.debit('void', 'void', '2.00');
  await player.debit('paid', 'paid', '3.00');
  await player.credit('paid-1', 'paid', '1.50', { roundEnded: false });
  await player.debit('match', 'match', '4.00');
  await db.query('test_sports', `update bets set category = 'SPORTS' where round_id = 'match'`);
  const clock = new TestClock(TEST_NOW);
  const jobs = await testJobs(
    db,
    { unfinished_rounds: { timetable: { cron: '*/10 * * * *', missed: 'skip' }, run: settleUnfinishedRounds } },
    clock,
  );
  const states = () => Promise.all(['void', 'paid', 'match'].map((round) => storedBet(db, player.memberId, round)));
  await jobs.runDueJobs(TEST_NOW + 23 * HOUR + 50 * 60_000);
  expect(await states()).toMatchObject([{ state: 'open' }, { state: 'open' }, { state: 'open' }]);
  await jobs.runDueJobs(TEST_NOW + DAY);
  expect(await states()).toMatchObject([
    { state: 'void', stake: 2, payout: 2, turnover: 0 },
    { state: 'lost', stake: 3, payout: 1.5, turnover: 3 },
    { state: 'open' },
  ]);
  await jobs.runDueJobs(TEST_NOW + DAY + HOUR);
  expect(Number(await mainBalance(db, player.memberId))).toBeCloseTo(before - 3 + 1.5 - 4, 6);
  await jobs.runDueJobs(TEST_NOW + 30 * DAY);
  expect(await states()).toMatchObject([{ state: 'void' }, { state: 'lost' }, { state: 'void', payout: 4 }]);
  await jobs.stop();
  await expectReconciled(db);
});

test('a payout after the round was void takes the returned stake again, at most what is paid', async () => {
  const services = await testServices(db);
  const player = await openGame(services, 'player01');
  const before = Number(await mainBalance(db, player.memberId));
  for (const round of ['late', 'small', 'nothing']) await player.debit(`${round}-d`, round, '2.00');
  services.pass(DAY);
  await settleUnfinishedRounds(services);
  expect(Number(await mainBalance(db, player.memberId))).toBeCloseTo(before, 6);
  expect(await outcome(player.debit('late-e', 'late', '1.00'))).not.toBe('in');
  expect(await outcome(player.rollback('late-r', 'late', 'late-d'))).toBe('rollback_not_possible');
  await player.credit('late-c', 'late', '7.40');
  await player.credit('small-c', 'small', '0.50');
  await player.credit('nothing-c', 'nothing', '0.00');
  expect(await storedBet(db, player.memberId, 'late')).toMatchObject({ state: 'won', stake: 2, payout: 7.4 });
  expect(await storedBet(db, player.memberId, 'small')).toMatchObject({ stake: 2, payout: 2 });
  expect(await storedBet(db, player.memberId, 'nothing')).toMatchObject({ state: 'void', stake: 2, payout: 2 });
  expect(Number(await mainBalance(db, player.memberId))).toBeCloseTo(before + 5.4, 6);
  await expectReconciled(db);
});

test('the vendor gives the stake of a void round back, and a payout that comes meanwhile stands', async () => {
  const services = await testServices(db);
  const player = await openGame(services, 'agent01');
  const { betId } = await player.debit('back-d', 'back', '2.00');
  services.pass(1);
  await player.debit('first-d', 'first', '3.00');
  services.pass(DAY);
  let settled = 0;
  const meanwhile = async () => {
    settled += 1;
    if (settled === 2) await player.credit('first-c', 'first', '9.00');
  };
  await settleUnfinishedRounds(withEventBefore(services, meanwhile));
  expect(await storedBet(db, player.memberId, 'first')).toMatchObject({ state: 'won', payout: 9 });
  const moved = `
    select t.kind, t.reason_kind as reason, a.kind as house, e.amount::float8 as amount
    from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
    where t.reason_id = $1 and a.member_id is null order by t.id`;
  expect(await db.query('test_moved', moved, [betId ?? ''])).toEqual([
    { kind: 'bet', reason: 'bet', house: 'vendor:SAF', amount: 2 },
    { kind: 'refund', reason: 'bet', house: 'vendor:SAF', amount: -2 },
  ]);
  await expectReconciled(db);
});

test('a round that cannot be settled keeps no other waiting', async () => {
  const services = await testServices(db);
  const player = await openGame(services, 'player01');
  const { betId } = await player.debit('stuck-d', 'stuck', '2.00');
  services.pass(1);
  await player.debit('next-d', 'next', '2.00');
  // Another posting has the key of its refund.
  await post(db, {
    key: `round:${betId}:void`,
    kind: 'adjustment',
    reason: { kind: 'operator', id: 'stuck' },
    currency: 'USD',
    at: new Date(services.clock()),
    entries: [
      { house: 'house', amount: '-1.00' },
      { house: 'fees', amount: '1.00' },
    ],
  });
  services.pass(DAY);
  await expect(settleUnfinishedRounds(services)).rejects.toThrow('1 unfinished rounds were not settled');
  expect(await storedBet(db, player.memberId, 'next')).toMatchObject({ state: 'void', payout: 2 });
  expect(await storedBet(db, player.memberId, 'stuck')).toMatchObject({ state: 'open', payout: 0 });
  await expectReconciled(db);
});

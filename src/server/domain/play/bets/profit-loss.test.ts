import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProfitLoss } from '#generated/model/index.ts';
import type { Database, Parameter } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { type PostingKind, post } from '../../money/wallet/post.ts';
import { confirmWithdrawal } from '../../payments/withdrawals/answer-withdrawal.ts';
import { addPayee, type Payee, payOut, withdraw } from '../../payments/withdrawals/testing.ts';
import { DAY, HOUR, MINUTE, outcome, SECOND, type TestServices, testServices } from '../../testing.ts';
import { openGame } from '../seamless/testing.ts';
import { type ProfitQuery, profitLoss } from './profit-loss.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
let player: Awaited<ReturnType<typeof openGame>>;
let members = 0;
let moves = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  members += 1;
  services = await testServices(db);
  payee = await addPayee(db, services, `gambler${members}`);
  await playFrom(TEST_NOW);
});
afterAll(() => db.close());

/** Opens a game at a time. */
const playFrom = async (time: number) => {
  services.pass(time - services.clock());
  player = await openGame(services, `gambler${members}`);
};
const ask = (query: ProfitQuery = {}) => profitLoss(services, payee.session, query);
const round = async (stake: string, payout: string) => {
  moves += 1;
  await player.debit(`${moves}-d`, `round-${moves}`, stake);
  await player.credit(`${moves}-c`, `round-${moves}`, payout);
  return `round-${moves}`;
};
const give = async (kind: PostingKind, amount: string) => {
  moves += 1;
  const entries = [
    { house: 'promotions', amount: `-${amount}` },
    { memberId: payee.memberId, purpose: 'main', amount },
  ] as const;
  const reason = { kind: 'promotion', id: `gift-${moves}` } as const;
  await post(db, { key: `gift:${moves}`, kind, reason, at: new Date(services.clock()), currency: 'USD', entries });
};
const lastDays = ({ days }: ProfitLoss, count: number) => days.slice(-count);
/** Midnight in Viet Nam, at the end of the day on which the tests start: 7.5 hours later. */
const MIDNIGHT = Date.UTC(2026, 0, 5, 17);

describe('profitLoss', () => {
  test('MEMBER-09 counts a bet on the day of the brand on which it settles', async () => {
    await playFrom(MIDNIGHT - 1);
    await round('10.00', '4.50');
    services.pass(1);
    await round('2.00', '0.00');
    const found = await ask();
    expect(lastDays(found, 2)).toMatchObject([
      { date: '2026-01-05', bets: 1, stake: '10.00', payout: '4.50', net: '-5.50', cumulativeNet: '-5.50' },
      { date: '2026-01-06', bets: 1, stake: '2.00', payout: '0.00', net: '-2.00', cumulativeNet: '-7.50' },
    ]);
    expect(found.totals).toMatchObject({
      bets: 2,
      stake: '12.00',
      payout: '4.50',
      net: '-7.50',
      validTurnover: '12.00',
    });
  });

  test('MEMBER-09 sums by category in the order of the menu, and counts one category alone', async () => {
    await round('3.00', '5.00');
    const other = await round('4.00', '1.00');
    await db.query('test_to_live', `update bets set category = 'LIVE' where round_id = $1`, [other]);
    await db.query(
      'test_settled_live',
      `update bet_settlements set category = 'LIVE' where bet_id = (select id from bets where round_id = $1)`,
      [other],
    );
    await give('promotion', '6.00');
    const slots = { gameType: 'RNG', bets: 1, stake: '3.00', payout: '5.00', net: '2.00', validTurnover: '3.00' };
    const live = { gameType: 'LIVE', bets: 1, stake: '4.00', payout: '1.00', net: '-3.00', validTurnover: '4.00' };
    const all = await ask();
    expect(all.categories).toEqual([live, slots]);
    expect(lastDays(all, 1)).toMatchObject([{ net: '-1.00', categories: [live, slots] }]);
    const one = await ask({ gameType: 'LIVE' });
    expect(one.categories).toEqual([live]);
    expect(one.totals).toMatchObject({ bets: 1, net: '-3.00', rewards: '6.00', netPosition: '3.00' });
  });

  test('MEMBER-09 a later correction counts with its sign on its own day', async () => {
    const corrected = await round('10.00', '30.00');
    services.pass(DAY);
    await player.credit(`${moves}-late`, corrected, '5.00');
    expect(lastDays(await ask(), 2)).toMatchObject([
      { date: '2026-01-05', bets: 1, stake: '10.00', payout: '30.00', net: '20.00', cumulativeNet: '20.00' },
      { date: '2026-01-06', bets: 0, stake: '0.00', payout: '5.00', net: '5.00', cumulativeNet: '25.00' },
    ]);
  });

  test('MEMBER-09 a round whose stake went back counts for nothing, and once it has a new stake only for that', async () => {
    await playFrom(MIDNIGHT - MINUTE);
    await player.debit('first', 'again', '8.00');
    await player.rollback('back', 'again', 'first');
    expect((await ask()).totals).toMatchObject({ bets: 1, stake: '8.00', payout: '8.00', net: '0.00' });
    services.pass(MINUTE);
    await player.debit('second', 'again', '2.00');
    expect((await ask()).totals).toMatchObject({ bets: 0, stake: '0.00', payout: '0.00', openStake: '2.00' });
    await player.credit('end', 'again', '7.00');
    const found = await ask();
    expect(lastDays(found, 2)).toMatchObject([{ net: '0.00' }, { net: '5.00' }]);
    expect(found.totals).toMatchObject({ bets: 1, stake: '2.00', payout: '7.00', net: '5.00', validTurnover: '2.00' });
  });

  test('MEMBER-09 an open bet is in no sum but that of open stakes', async () => {
    await player.debit(`${members}-open`, `open-${members}`, '9.00');
    expect((await ask()).totals).toMatchObject({ bets: 0, stake: '0.00', netPosition: '0.00', openStake: '9.00' });
  });

  test('MEMBER-09 the net position adds rewards, rebates and points, and leaves deposits and withdrawals out', async () => {
    await round('10.00', '0.00');
    await give('promotion', '4.00');
    await give('rebate', '0.25');
    await give('points', '1.75');
    await give('deposit', '200.00');
    await give('salary', '50.00');
    const id = await withdraw(services, payee, '100.00');
    await payOut(services, id);
    expect((await ask()).totals).toMatchObject({ withdrawals: '0.00' });
    await db.transaction((tx) =>
      confirmWithdrawal(services, tx, { session: payee.session, withdrawalId: id, language: 'EN' }),
    );
    const { totals, days } = await ask();
    expect(totals).toMatchObject({
      net: '-10.00',
      rewards: '6.00',
      netPosition: '-4.00',
      deposits: '200.00',
      withdrawals: '100.00',
      netDeposits: '100.00',
    });
    expect(days.at(-1)).toMatchObject({ rewards: '6.00', net: '-10.00' });
  });

  test('MEMBER-09 a reward counts on the day of the brand on which it came', async () => {
    services.pass(MIDNIGHT - 1 - services.clock());
    await give('rebate', '0.25');
    services.pass(1);
    await give('promotion', '4.00');
    const found = await ask();
    expect(lastDays(found, 3)).toMatchObject([{ rewards: '0.00' }, { rewards: '0.25' }, { rewards: '4.00' }]);
    expect(found.totals).toMatchObject({ rewards: '4.25', netPosition: '4.25' });
  });

  test('MEMBER-09 the time after a bet counts until the next one, at most five minutes, on the day of the bet', async () => {
    await playFrom(MIDNIGHT - 20 * MINUTE);
    await round('1.00', '0.00');
    services.pass(2 * MINUTE);
    await round('1.00', '0.00');
    services.pass(16 * MINUTE);
    // Two minutes before midnight: 2 + 5 + 2 minutes on the first day.
    await round('1.00', '0.00');
    services.pass(3 * MINUTE);
    await round('1.00', '0.00');
    services.pass(90 * SECOND);
    const found = await ask();
    expect(lastDays(found, 2)).toMatchObject([{ minutesPlayed: 9 }, { minutesPlayed: 2 }]);
    expect(found.totals.minutesPlayed).toBe(11);
  });

  test('has a point for each day that the range touches, also where the clocks change', async () => {
    const brand = { ...services.brand, timeZone: 'Europe/Berlin' };
    const range = { from: '2026-03-28T12:00:00Z', to: '2026-03-30T22:00:00Z' };
    const { days } = await profitLoss({ ...services, brand }, payee.session, range);
    expect(days.map(({ date }) => date)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    const longest = { from: '2026-01-01T00:00:00Z', to: '2026-04-02T23:00:00Z' };
    const { days: many } = await profitLoss({ ...services, brand }, payee.session, longest);
    expect([many.length, many[0]?.date, many.at(-1)?.date]).toEqual([93, '2026-01-01', '2026-04-03']);
  });

  test('MEMBER-09 counts no bets of others, and nothing outside of the range', async () => {
    await round('5.00', '1.00');
    const stranger = await addPayee(db, services, `stranger${members}`);
    expect((await profitLoss(services, stranger.session, {})).totals).toMatchObject({ bets: 0, minutesPlayed: 0 });
    const before = { from: '2026-01-03T00:00:00Z', to: '2026-01-04T12:00:00Z' };
    expect((await ask(before)).totals).toMatchObject({ bets: 0, net: '0.00', minutesPlayed: 0 });
    await playFrom(MIDNIGHT);
    await round('2.00', '0.00');
    const midnight = new Date(MIDNIGHT).toISOString();
    expect((await ask({ from: before.to, to: midnight })).totals).toMatchObject({ bets: 1, stake: '5.00' });
    expect((await ask({ from: midnight })).totals).toMatchObject({ bets: 1, stake: '2.00' });
  });

  test('MEMBER-22 refuses a range of more than 92 days, and one that ends before it begins', async () => {
    const to = new Date(TEST_NOW).toISOString();
    expect(await outcome(ask({ from: new Date(TEST_NOW - 93 * DAY).toISOString(), to }))).toBe('validation_failed');
    expect(await outcome(ask({ from: to, to: new Date(TEST_NOW - HOUR).toISOString() }))).toBe('validation_failed');
  });

  test('reads bets, entries and settlements by an index', async () => {
    await round('1.00', '0.00');
    const read: [string, readonly Parameter[]][] = [];
    const query: Database['query'] = (name, sql, values = []) => {
      read.push([sql, values]);
      return db.query(name, sql, values);
    };
    await profitLoss({ ...services, db: { ...db, query } }, payee.session, {});
    expect(read).toHaveLength(4);
    const plans = await db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      const found: unknown[] = [];
      for (const [sql, values] of read) found.push((await tx.execute(`explain ${sql}`, [...values])).rows);
      return JSON.stringify(found);
    });
    expect(plans).toMatch(/bet_settlements_(?:member|settled).*bets_member.*bets_open/s);
    expect(plans).not.toContain('Seq Scan');
  });
});

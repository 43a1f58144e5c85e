import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MoneyLimitPayload } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { give } from '../../payments/funds/testing.ts';
import { transferFunds } from '../../payments/funds/transfer-funds.ts';
import { launchGame } from '../../play/launch/launch-game.ts';
import { expectReconciled, openGame } from '../../play/seamless/testing.ts';
import {
  addMembers,
  HOUR,
  logIn,
  MINUTE,
  outcome,
  sessionWith,
  type TestServices,
  testServices,
} from '../../testing.ts';
import { playLimits } from './play-limits.ts';
import { setMoneyLimit, setSessionLimit } from './set-limit.ts';
import { moneyLimitOf } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let token: string;
let account: string;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `limits${members}`;
  await addMembers(db, [{ account }]);
  ({ token } = await logIn(services, account));
  session = await sessionWith(services, token);
  await give(services, session, '1000.00');
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const set = (kind: MoneyLimitPayload['kind'], period: MoneyLimitPayload['period'], amount: string | null) =>
  setMoneyLimit(services, session, { kind, period, amount });
const limitOf = (kind: string, period: string) => moneyLimitOf(services, session, kind, period);
const timeLimitOf = async (period: string) =>
  (await playLimits(services, db, session)).sessionLimits.find((one) => one.period === period);

/** The rounds of a game, each with one stake. */
async function openRounds() {
  const player = await openGame(services, account);
  let rounds = 0;
  const next = () => {
    rounds += 1;
    return `${account}-${rounds}`;
  };
  const stake = (amount: string, round = next()) => outcome(player.debit(round, round, amount));
  const settle = (round: string, amount: string) => player.credit(`${round}-c`, round, amount);
  return { player, stake, settle };
}

describe('the limits', () => {
  test('MEMBER-22 begin with none, and name the time of the next period', async () => {
    const limits = await playLimits(services, db, session);
    expect(limits.moneyLimits.map(({ kind, period, resetsAt }) => [kind, period, resetsAt])).toEqual([
      ['deposit', 'day', '2026-01-05T17:00:00.000Z'],
      ['deposit', 'week', '2026-01-11T17:00:00.000Z'],
      ['deposit', 'month', '2026-01-31T17:00:00.000Z'],
      ['loss', 'day', '2026-01-05T17:00:00.000Z'],
      ['loss', 'week', '2026-01-11T17:00:00.000Z'],
      ['loss', 'month', '2026-01-31T17:00:00.000Z'],
    ]);
    expect(limits.moneyLimits[0]).toMatchObject({ amount: null, used: '0.00', remaining: null, pending: null });
    expect(limits.sessionLimits).toMatchObject([
      { period: 'session', minutes: null, usedMinutes: 0, remainingMinutes: null, resetsAt: null },
      { period: 'day', minutes: null, usedMinutes: 0, remainingMinutes: null, resetsAt: '2026-01-05T17:00:00.000Z' },
    ]);
    expect(limits).toMatchObject({ realityCheckMinutes: 60, realityCheckChoices: [30, 60, 120], currency: 'USD' });
  });

  test('MEMBER-22 a first and a lower one hold at once, a higher one after 24 hours', async () => {
    await set('loss', 'day', '100.00');
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '100.00', pending: null });
    await set('loss', 'day', '40.00');
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '40.00', pending: null });
    await set('loss', 'day', '60.00');
    const waiting = { amount: '60.00', effectiveAt: '2026-01-06T09:30:00.000Z' };
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '40.00', pending: waiting });
    services.pass(24 * HOUR - 1);
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '40.00', pending: waiting });
    services.pass(1);
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '60.00', pending: null });
  });

  test('MEMBER-22 no limit waits like a higher one', async () => {
    await set('deposit', 'week', '100.00');
    await set('deposit', 'week', null);
    expect(await limitOf('deposit', 'week')).toMatchObject({ amount: '100.00', pending: { amount: null } });
    services.pass(24 * HOUR);
    expect(await limitOf('deposit', 'week')).toMatchObject({ amount: null, pending: null });
  });

  test('MEMBER-22 the present limit and a lower one take a waiting change away; the waiting one again changes nothing', async () => {
    await set('loss', 'day', '100.00');
    await set('loss', 'day', '200.00');
    services.pass(HOUR);
    await set('loss', 'day', '200.0');
    expect((await limitOf('loss', 'day'))?.pending).toEqual({
      amount: '200.00',
      effectiveAt: '2026-01-06T09:30:00.000Z',
    });
    await set('loss', 'day', '300.00');
    expect((await limitOf('loss', 'day'))?.pending).toEqual({
      amount: '300.00',
      effectiveAt: '2026-01-06T10:30:00.000Z',
    });
    await set('loss', 'day', '100.00');
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '100.00', pending: null });
    await set('loss', 'day', '200.00');
    await set('loss', 'day', '50.00');
    services.pass(48 * HOUR);
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '50.00', pending: null });
  });

  test('MEMBER-22 WALLET-13 an amount with more decimals than the currency is refused', async () => {
    expect(await outcome(set('loss', 'day', '1.001'))).toBe('validation_failed');
  });

  test('MEMBER-22 one of the operator holds where it is lower, and cannot be raised', async () => {
    const sql = `insert into play_limits (member_id, kind, period, set_by, amount) values ($1, 'loss', 'day', 'operator', 100)`;
    await db.query('test_operator_limit', sql, [session.memberId]);
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '100.00', setBy: 'operator' });
    expect(await outcome(set('loss', 'day', '100.01'))).toBe('forbidden');
    expect(await outcome(set('loss', 'day', null))).toBe('forbidden');
    await set('loss', 'day', '60.00');
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '60.00', setBy: 'member' });
    await set('loss', 'day', '100.00');
    services.pass(24 * HOUR);
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: '100.00' });
    const { stake } = await openRounds();
    expect([await stake('100.01'), await stake('100.00')]).toEqual(['play_limit_reached', 'in']);
  });

  test('a change goes to the audit log', async () => {
    await set('loss', 'week', '80.00');
    const sql = `select data from audit_log where member_id = $1 and kind = 'play_limit_changed'`;
    expect(await db.query('test_audit', sql, [session.memberId])).toEqual([
      { data: { limit: 'loss', period: 'week', before: null, amount: '80.00' } },
    ]);
  });
});

describe('a loss limit', () => {
  test('MEMBER-22 stops the stake that would pass it, counting open stakes, losses and winnings', async () => {
    await set('loss', 'day', '100.00');
    const { stake, settle } = await openRounds();
    expect([await stake('60.00', 'a'), await stake('40.01')]).toEqual(['in', 'play_limit_reached']);
    expect(await limitOf('loss', 'day')).toMatchObject({ used: '60.00', remaining: '40.00' });
    await settle('a', '20.00');
    expect(await limitOf('loss', 'day')).toMatchObject({ used: '40.00', remaining: '60.00' });
    expect([await stake('60.01'), await stake('60.00', 'b')]).toEqual(['play_limit_reached', 'in']);
    await settle('b', '500.00');
    // A gain counts as zero: it does not raise the limit.
    expect(await limitOf('loss', 'day')).toMatchObject({ used: '0.00', remaining: '100.00' });
    expect([await stake('100.01'), await stake('100.00')]).toEqual(['play_limit_reached', 'in']);
  });

  test('MEMBER-22 a stake that comes back does not count', async () => {
    await set('loss', 'day', '10.00');
    const { player, stake } = await openRounds();
    expect(await stake('10.00', `${account}-x`)).toBe('in');
    expect(await stake('1.00')).toBe('play_limit_reached');
    await player.rollback(`${account}-r`, `${account}-x`, `${account}-x`);
    expect(await stake('10.00')).toBe('in');
  });

  test('MEMBER-22 begins anew with the day of the brand, to the millisecond, without the bets that are settled', async () => {
    await set('loss', 'day', '10.00');
    // 23:59 in Hanoi is 16:59 in UTC; the session opens a little before.
    services.pass(7 * HOUR + 29 * MINUTE);
    ({ token } = await logIn(services, account));
    session = await sessionWith(services, token);
    const { stake, settle } = await openRounds();
    expect(await stake('10.00', `${account}-x`)).toBe('in');
    await settle(`${account}-x`, '0.00');
    services.pass(MINUTE - 1);
    expect(await stake('0.01')).toBe('play_limit_reached');
    services.pass(1);
    expect(await stake('10.00', `${account}-y`)).toBe('in');
    // An open bet counts on.
    expect(await limitOf('loss', 'day')).toMatchObject({ used: '10.00', remaining: '0.00' });
  });

  test('MEMBER-22 stops transfers to a vendor, whose money counts until it is back', async () => {
    await set('loss', 'week', '100.00');
    let intents = 0;
    const move = (from: string, to: string, amount: string) => {
      intents += 1;
      const { memberId, id: sessionId } = session;
      const caller = { memberId, sessionId, intentId: `${account}-${intents}`, language: 'EN' as const };
      return outcome(transferFunds(services, caller, { from, to, amount }));
    };
    expect([await move('main', 'KIT', '80.00'), await move('main', 'ORO', '20.01')]).toEqual([
      'in',
      'play_limit_reached',
    ]);
    const { stake } = await openRounds();
    expect([await stake('20.01'), await stake('20.00')]).toEqual(['play_limit_reached', 'in']);
    expect(await move('KIT', 'main', '30.00')).toBe('in');
    expect(await limitOf('loss', 'week')).toMatchObject({ used: '70.00', remaining: '30.00' });
    expect([await move('main', 'ORO', '30.01'), await move('main', 'ORO', '30.00')]).toEqual([
      'play_limit_reached',
      'in',
    ]);
  });

  test('MEMBER-22 refuses a game when nothing is left', async () => {
    const launch = () =>
      outcome(
        launchGame(services, session, {
          accountType: 1,
          confirmTrans: 0,
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
          vassalage: 'SAF',
          nodeId: '20001',
          gameId: 'lantern-road',
          username: account,
          token,
          merchantCode: 'lumo',
          language: 'EN',
        }),
      );
    expect(await launch()).toBe('in');
    await set('loss', 'day', '10.00');
    const { stake } = await openRounds();
    await stake('9.99');
    expect(await launch()).toBe('in');
    await stake('0.01');
    expect(await launch()).toBe('play_limit_reached');
  });

  test('MEMBER-22 is not passed by many stakes at once', async () => {
    await set('loss', 'day', '50.00');
    const { stake } = await openRounds();
    const results = await Promise.all(Array.from({ length: 200 }, () => stake('1.00')));
    expect(results.filter((result) => result === 'in')).toHaveLength(50);
    expect(new Set(results)).toEqual(new Set(['in', 'play_limit_reached']));
    expect(await limitOf('loss', 'day')).toMatchObject({ used: '50.00', remaining: '0.00' });
  });
});

describe('a limit of time', () => {
  test('MEMBER-22 of a session stops stakes when it is up, and settles open rounds', async () => {
    await setSessionLimit(services, session, { period: 'session', minutes: 20 });
    const { player, stake, settle } = await openRounds();
    services.pass(20 * MINUTE - 1_000);
    expect(await stake('1.00', `${account}-x`)).toBe('in');
    services.pass(1_000);
    expect(await stake('1.00')).toBe('play_limit_reached');
    expect(player.sessionId).not.toBe(session.id);
    expect(await settle(`${account}-x`, '3.00')).toMatchObject({ state: 'applied' });
    expect(await timeLimitOf('session')).toMatchObject({ minutes: 20, usedMinutes: 20, remainingMinutes: 0 });
  });

  test('MEMBER-22 of a day counts sessions at the same time once, and idle ones until they expire', async () => {
    await setSessionLimit(services, session, { period: 'day', minutes: 60 });
    services.pass(10 * MINUTE);
    const other = await sessionWith(services, (await logIn(services, account)).token);
    services.pass(20 * MINUTE);
    // The first session has been idle for 30 minutes, the second one for 20.
    session = other;
    expect(await timeLimitOf('day')).toMatchObject({ usedMinutes: 30, remainingMinutes: 30 });
    services.pass(6 * HOUR);
    session = await sessionWith(services, (await logIn(services, account)).token);
    expect(await timeLimitOf('day')).toMatchObject({ usedMinutes: 40, remainingMinutes: 20 });
    const { stake } = await openRounds();
    services.pass(20 * MINUTE - 1_000);
    expect(await stake('1.00')).toBe('in');
    services.pass(1_000);
    expect(await stake('1.00')).toBe('play_limit_reached');
  });

  test('MEMBER-22 waits 24 hours when it grows', async () => {
    await setSessionLimit(services, session, { period: 'day', minutes: 60 });
    await setSessionLimit(services, session, { period: 'day', minutes: 120 });
    expect(await timeLimitOf('day')).toMatchObject({
      minutes: 60,
      pending: { minutes: 120, effectiveAt: '2026-01-06T09:30:00.000Z' },
    });
  });
});

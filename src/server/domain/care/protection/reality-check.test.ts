import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { give } from '../../payments/funds/testing.ts';
import { openGame } from '../../play/seamless/testing.ts';
import { addMembers, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { acknowledgeRealityCheck, realityCheck, setRealityCheck } from './reality-check.ts';

let db: TestDatabase;
let services: TestServices;
let account: string;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `reality${members}`;
  await addMembers(db, [{ account }]);
});
afterAll(() => db.close());

const check = (session: Pick<Session, 'id' | 'memberId'>) => realityCheck(services, db, session);

/** A game that stays open: idle sessions are not the subject here. */
async function openPlay() {
  const session = await sessionOf(services, account);
  await give(services, session, '100.00');
  const player = await openGame(services, account);
  const play = { id: player.sessionId, memberId: session.memberId };
  const stake = (round: string, amount: string) => {
    const keep = 'update sessions set last_seen_at = $2 where id = $1';
    return db
      .query('test_keep_session', keep, [player.sessionId, new Date(services.clock())])
      .then(() => outcome(player.debit(`${account}${round}`, `${account}${round}`, amount)));
  };
  const settle = (round: string, amount: string) => player.credit(`${account}${round}c`, `${account}${round}`, amount);
  return { play, stake, settle };
}

test('MEMBER-22 tells time, stakes, payouts, net position and open stakes since the login', async () => {
  const { play, stake, settle } = await openPlay();
  await stake('a', '2.00');
  await settle('a', '7.40');
  await stake('b', '20.00');
  await stake('c', '7.00');
  services.pass(34 * MINUTE + 59_999);
  expect(await check(play)).toEqual({
    intervalMinutes: 60,
    due: false,
    nextAt: '2026-01-05T10:30:00.000Z',
    since: '2026-01-05T09:30:00.000Z',
    playedMinutes: 34,
    staked: '29.00',
    paid: '7.40',
    netPosition: '5.40',
    openStakes: '27.00',
  });
});

test('MEMBER-22 bets of an earlier login count as open as long as they are', async () => {
  const { stake, settle } = await openPlay();
  await stake('a', '2.00');
  services.pass(MINUTE);
  const later = await sessionOf(services, account);
  expect(await check(later)).toMatchObject({
    staked: '0.00',
    netPosition: '0.00',
    openStakes: '2.00',
    playedMinutes: 0,
  });
  await settle('a', '5.00');
  expect(await check(later)).toMatchObject({ staked: '0.00', netPosition: '0.00', openStakes: '0.00' });
});

test('MEMBER-22 is due after its interval, and stops bets five minutes later until it is acknowledged', async () => {
  const { play, stake } = await openPlay();
  services.pass(60 * MINUTE - 1);
  expect(await check(play)).toMatchObject({ due: false });
  services.pass(1);
  expect(await check(play)).toMatchObject({ due: true, nextAt: '2026-01-05T10:30:00.000Z' });
  services.pass(5 * MINUTE);
  expect(await stake('a', '1.00')).toBe('in');
  services.pass(1);
  expect(await stake('b', '1.00')).toBe('play_limit_reached');
  expect(await acknowledgeRealityCheck(services, play)).toMatchObject({
    due: false,
    nextAt: '2026-01-05T11:35:00.001Z',
  });
  expect(await stake('b', '1.00')).toBe('in');
});

test('MEMBER-22 an acknowledgement before it is due changes nothing', async () => {
  const { play } = await openPlay();
  services.pass(30 * MINUTE);
  expect(await acknowledgeRealityCheck(services, play)).toMatchObject({ nextAt: '2026-01-05T10:30:00.000Z' });
});

test('MEMBER-22 another interval counts from the login, in every session, and does not put off a check that is due', async () => {
  const { play } = await openPlay();
  services.pass(4 * MINUTE);
  const other = await sessionOf(services, account);
  services.pass(MINUTE);
  await setRealityCheck(services, play, 30);
  const next = { intervalMinutes: 30, due: false };
  expect([await check(play), await check(other)]).toMatchObject([
    { ...next, nextAt: '2026-01-05T10:00:00.000Z' },
    { ...next, nextAt: '2026-01-05T10:04:00.000Z' },
  ]);
  services.pass(35 * MINUTE);
  expect(await setRealityCheck(services, play, 120)).toMatchObject({ due: true, nextAt: '2026-01-05T10:00:00.000Z' });
  expect(await acknowledgeRealityCheck(services, play)).toMatchObject({ nextAt: '2026-01-05T12:10:00.000Z' });
  // A new session has the chosen interval from its beginning.
  expect(await check(await sessionOf(services, account))).toMatchObject({ nextAt: '2026-01-05T12:10:00.000Z' });
});

test('MEMBER-22 another interval counts from the last answer; one that is over already is due at once', async () => {
  const { play } = await openPlay();
  services.pass(60 * MINUTE);
  await acknowledgeRealityCheck(services, play);
  services.pass(40 * MINUTE);
  expect(await setRealityCheck(services, play, 120)).toMatchObject({ due: false, nextAt: '2026-01-05T12:30:00.000Z' });
  expect(await setRealityCheck(services, play, 30)).toMatchObject({ due: true, nextAt: '2026-01-05T11:10:00.000Z' });
});

test('MEMBER-22 an interval that the brand does not offer is refused; where it offers 0 the check can be switched off', async () => {
  const { play, stake } = await openPlay();
  expect(await outcome(setRealityCheck(services, play, 0))).toBe('validation_failed');
  expect(await outcome(setRealityCheck(services, play, 45))).toBe('validation_failed');
  const { protection } = services.brand;
  const free = {
    ...services,
    brand: { ...services.brand, protection: { ...protection, realityCheckChoices: [0, 60] } },
  };
  expect(await setRealityCheck(free, play, 0)).toMatchObject({ intervalMinutes: 0, due: false, nextAt: null });
  services.pass(120 * MINUTE);
  expect(await stake('a', '1.00')).toBe('in');
  expect(await setRealityCheck(free, play, 60)).toMatchObject({ due: false, nextAt: '2026-01-05T12:30:00.000Z' });
});

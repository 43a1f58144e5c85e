import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { addMembers, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { requireMayBet } from './require-may-stake.ts';
import { setMoneyLimit } from './set-limit.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `bettor${members}` }]);
  session = await sessionOf(services, `bettor${members}`);
});
afterAll(() => db.close());

const set = (column: 'status' | 'birthday', value: string) =>
  db.query(`test_bettor_${column}`, `update members set ${column} = $2 where id = $1`, [session.memberId, value]);
const bet = (amount: string, { demo = false } = {}) => {
  const at = new Date(services.clock());
  return outcome(db.transaction((tx) => requireMayBet({ tx, brand: services.brand }, { session, demo, amount, at })));
};

test('MEMBER-22 VALID-49 a bet needs a birthday, and the playing age of the brand on its calendar', async () => {
  expect(await bet('1.00')).toBe('birthday_required');
  // 6 January begins in Hanoi at 17:00 UTC of the 5th. Who is born on it is 21 then.
  await set('birthday', '2005-01-06');
  expect(services.brand.playingAge).toBe(21);
  services.pass(7.5 * HOUR - 1);
  session = await sessionOf(services, session.account);
  expect(await bet('1.00')).toBe('age_too_low');
  services.pass(1);
  expect(await bet('1.00')).toBe('in');
  services = { ...services, brand: { ...services.brand, playingAge: 22 } };
  expect(await bet('1.00')).toBe('age_too_low');
});

test('MEMBER-22 a bet stays within the limit of losses; one of play credit has neither an age nor limits', async () => {
  await setMoneyLimit(services, session, { kind: 'loss', period: 'day', amount: '5.00' });
  expect(await bet('5.01', { demo: true })).toBe('in');
  await set('birthday', '1990-06-01');
  expect([await bet('5.01'), await bet('5.00')]).toEqual(['play_limit_reached', 'in']);
});

test.each(['excluded', 'disabled'])('MEMBER-22 an account that is %s in the meantime bets nothing', async (status) => {
  await set('birthday', '1990-06-01');
  await set('status', status);
  expect([await bet('1.00'), await bet('1.00', { demo: true })]).toEqual(['session_expired', 'session_expired']);
});

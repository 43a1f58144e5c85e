import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { balance } from '../../money/wallet/balance.ts';
import { HOUR, logIn, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { authenticator, type Session } from './session.ts';
import { logout } from './sessions.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const open = async (services: TestServices) => (await logIn(services, 'player01')).token;
const ask = (services: TestServices, token: string, background = false) =>
  authenticator(services.db)(services, token, { background });
const holds = (session: Session | string): session is Session => typeof session !== 'string';

describe('authenticate', () => {
  test('API-73 an unknown token is refused', async () => {
    expect(await ask(await testServices(db), 'pt_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBe('unknown');
  });

  test('API-06 a token opens the session of its member', async () => {
    const services = await testServices(db);
    const session = await ask(services, await open(services));
    expect(session).toMatchObject({ memberId: 1_000_001, account: 'player01', nickname: 'Minh Khoa', type: 0 });
  });

  test('API-79 a session ends after 30 minutes without a call', async () => {
    const services = await testServices(db);
    const token = await open(services);
    services.pass(30 * MINUTE - 1);
    expect(holds(await ask(services, token, true))).toBe(true);
    services.pass(1);
    expect(await ask(services, token)).toBe('expired');
  });

  test('API-79 calls prolong a session, but never beyond 12 hours', async () => {
    const services = await testServices(db);
    const token = await open(services);
    for (let quarters = 0; quarters < 47; quarters++) {
      services.pass(15 * MINUTE);
      expect(holds(await ask(services, token))).toBe(true);
    }
    services.pass(15 * MINUTE);
    expect(await ask(services, token)).toBe('expired');
  });

  test('API-79 background calls do not prolong it', async () => {
    const services = await testServices(db);
    const token = await open(services);
    for (let minutes = 5; minutes < 30; minutes += 5) {
      services.pass(5 * MINUTE);
      expect(holds(await ask(services, token, true))).toBe(true);
    }
    services.pass(5 * MINUTE);
    expect(await ask(services, token, true)).toBe('expired');
  });

  test('the time of the last call is written at most once a minute', async () => {
    const services = await testServices(db);
    const token = await open(services);
    const lastSeen = async () => {
      const sql = 'select max(last_seen_at) as at from sessions';
      const [row] = await db.query<{ at: Date }>('test_last_seen', sql);
      return row?.at.getTime();
    };
    await db.query('test_forget', 'update sessions set last_seen_at = created_at');
    const start = services.clock();
    services.pass(59_000);
    await ask(services, token);
    expect(await lastSeen()).toBe(start);
    services.pass(1_000);
    await ask(services, token);
    expect(await lastSeen()).toBe(start + MINUTE);
  });

  test('API-79 a closed account loses its sessions at once', async () => {
    const services = await testServices(db);
    const token = await open(services);
    await db.query('test_close', `update members set status = 'disabled' where account = 'player01'`);
    expect(await ask(services, token)).toBe('expired');
    await db.query('test_reopen', `update members set status = 'active' where account = 'player01'`);
    expect(holds(await ask(services, token))).toBe(true);
  });

  test('takes one statement, the balance included', async () => {
    const services = await testServices(db);
    const token = await open(services);
    const asked: string[] = [];
    const query: Database['query'] = (name, sql, parameters) => {
      asked.push(name);
      return db.query(name, sql, parameters);
    };
    const session = await ask({ ...services, db: { ...db, query } }, token);
    if (!holds(session)) throw new Error(session);
    expect(balance(services, session, []).sumBalance).toBe('12480.50');
    expect(asked).toEqual(['session_by_token']);
  });
});

test('API-21 LOGOUT-06 logout ends only the session of its token', async () => {
  const services = await testServices(db);
  const [one, other] = [await open(services), await open(services)];
  const session = await ask(services, one);
  if (!holds(session)) throw new Error(session);
  services.pass(HOUR / 4);
  const { endedAt } = await logout(services, session);
  expect(endedAt).toBe(new Date(services.clock()).toISOString());
  expect(await ask(services, one)).toBe('expired');
  expect(holds(await ask(services, other))).toBe(true);
});

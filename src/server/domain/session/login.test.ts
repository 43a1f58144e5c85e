import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { firstBrokenAuditRow } from '../audit/audit.ts';
import { DAY, HOUR, MINUTE, SECOND, testServices, testVisitor } from '../testing.ts';
import { login } from './login.ts';
import { hashPassword } from './password.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  const hash = await hashPassword('Portico123');
  const at = new Date(TEST_NOW);
  const insert = `
    insert into members (account, nickname, type, member_access, status, password_hash, password_changed_at,
      mobile_num, created_at)
    values ($1, $1, $2, $3, $4, $5, $6, $7, $6) returning id`;
  const add = (account: string, type: number, access: boolean, status = 'active', mobile: string | null = null) =>
    db.query('test_member', insert, [account, type, access, status, hash, at, mobile]);
  await add('closed01', 0, true, 'disabled');
  await add('office01', 2, false);
  await add('promoter01', 41, true);
  await add('mobile01', 0, true, 'active', '901234567');
  for (const account of ['victim01', 'victim02', 'victim03', 'fresh01']) await add(account, 0, true);
});
afterAll(() => db.close());

const payload = (username: string, password = 'Portico123') => ({ type: 'username', username, password }) as const;
const wrong = (username: string) => payload(username, 'wrong');

describe('login', () => {
  test('API-01 ENTITY-08 the right password opens a session with a token of 192 bits', async () => {
    const result = await login(await testServices(db), payload('player01'), testVisitor);
    expect(result).toMatchObject({ passwordExpired: false, passwordDefault: false, idleMinutes: 30 });
    expect(result.token).toMatch(/^pt_[A-Za-z0-9_-]{32}$/);
    expect(result.expiresAt).toBe(new Date(TEST_NOW + 12 * HOUR).toISOString());
  });

  test('case and space around the name do not matter, the mobile number is as good as the name', async () => {
    const services = await testServices(db);
    await expect(login(services, payload(' Player01 '), testVisitor)).resolves.toHaveProperty('token');
    await expect(login(services, payload('901234567'), testVisitor)).resolves.toHaveProperty('token');
  });

  test('a wrong password and an unknown account are told apart to nobody', async () => {
    const services = await testServices(db);
    await expect(login(services, wrong('player01'), testVisitor)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(login(services, wrong('nobody01'), testVisitor)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  test('the code by SMS is not on yet, and a login without password says which field is missing', async () => {
    const services = await testServices(db);
    await expect(login(services, { type: 'sms' }, testVisitor)).rejects.toMatchObject({
      code: 'login_type_unavailable',
    });
    await expect(login(services, { type: 'username', username: 'player01' }, testVisitor)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/password', rule: 'required' }] },
    });
  });

  test('LOGIN-23 the first login is reported as such, later ones tell the one before', async () => {
    const services = await testServices(db);
    const first = await login(services, payload('fresh01'), testVisitor);
    services.pass(HOUR);
    const second = await login(services, payload('fresh01'), { ip: '198.51.100.9', country: null, userAgent: '' });
    const third = await login(services, payload('fresh01'), testVisitor);
    expect(first).toMatchObject({ firstTimeLogin: true, lastLogin: null });
    expect(second).toMatchObject({
      firstTimeLogin: false,
      lastLogin: {
        at: new Date(TEST_NOW).toISOString(),
        ip: '203.0.113.7',
        country: 'VN',
        device: 'Chrome on Windows',
      },
    });
    expect(third.lastLogin).toMatchObject({ ip: '198.51.100.9', country: null, device: 'Unknown device' });
  });

  test('LOGIN-22 a password older than the site allows is reported as expired', async () => {
    const services = await testServices(db, { passwords: { maxAgeDays: 90, default: null } });
    const inTime = await login(services, payload('player01'), testVisitor);
    services.pass(91 * DAY);
    const late = await login(services, payload('player01'), testVisitor);
    expect([inTime.passwordExpired, late.passwordExpired]).toEqual([false, true]);
  });

  test('LOGIN-31 the default password of the site is recognised by the server', async () => {
    const services = await testServices(db, { passwords: { maxAgeDays: null, default: 'Portico123' } });
    const result = await login(services, payload('player01'), testVisitor);
    expect(result.passwordDefault).toBe(true);
  });

  test('the token is stored as a hash only', async () => {
    const { token } = await login(await testServices(db), payload('player01'), testVisitor);
    const rows = await db.query<object>('test_sessions', 'select s::text as row from sessions s');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));
  });
});

describe('site rules', () => {
  test('ROLE-12 ROLE-16 the member site refuses an agent without member access, and admits the others', async () => {
    const services = await testServices(db, { site: 'member' });
    await expect(login(services, payload('office01'), testVisitor)).rejects.toMatchObject({ code: 'error_not_member' });
    await expect(login(services, payload('promoter01'), testVisitor)).resolves.toHaveProperty('token');
    await expect(login(services, payload('agent01'), testVisitor)).resolves.toHaveProperty('token');
  });

  test('ROLE-13 ROLE-16 the agent site refuses plain members, and admits agents', async () => {
    const services = await testServices(db, { site: 'agent' });
    await expect(login(services, payload('player01'), testVisitor)).rejects.toMatchObject({ code: 'error_not_agent' });
    await expect(login(services, payload('office01'), testVisitor)).resolves.toHaveProperty('token');
    await expect(login(services, payload('promoter01'), testVisitor)).resolves.toHaveProperty('token');
  });

  test('a closed account learns that it is closed only by the right password', async () => {
    const services = await testServices(db);
    await expect(login(services, wrong('closed01'), testVisitor)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(login(services, payload('closed01'), testVisitor)).rejects.toMatchObject({ code: 'account_disabled' });
  });
});

describe('the lock', () => {
  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'in',
      (failure: { code: string }) => failure.code,
    );

  test.each(['victim01', 'unknown01'])('ten failures in 30 minutes lock %s for 15 minutes', async (name) => {
    const services = await testServices(db);
    const codes: string[] = [];
    for (let i = 0; i < 10; i++) codes.push(await outcome(login(services, wrong(name), testVisitor)));
    expect(codes).toEqual([...Array<string>(9).fill('invalid_credentials'), 'account_locked']);
    services.pass(14 * MINUTE + 30 * SECOND);
    await expect(login(services, payload(name), testVisitor)).rejects.toMatchObject({
      code: 'account_locked',
      details: { retryAfterSeconds: 30 },
    });
    services.pass(30 * SECOND);
    expect(await outcome(login(services, payload(name), testVisitor))).toBe(
      name === 'victim01' ? 'in' : 'invalid_credentials',
    );
  });

  test('failures older than 30 minutes do not count, and the right password clears the slate', async () => {
    const services = await testServices(db);
    for (let i = 0; i < 9; i++) await outcome(login(services, wrong('victim02'), testVisitor));
    services.pass(31 * MINUTE);
    expect(await outcome(login(services, wrong('victim02'), testVisitor))).toBe('invalid_credentials');
    expect(await outcome(login(services, payload('victim02'), testVisitor))).toBe('in');
    for (let i = 0; i < 9; i++) await outcome(login(services, wrong('victim02'), testVisitor));
    expect(await outcome(login(services, payload('victim02'), testVisitor))).toBe('in');
  });

  test('attempts at the same time cannot pass the limit', async () => {
    const services = await testServices(db);
    const attempts = Array.from({ length: 16 }, () => outcome(login(services, wrong('victim03'), testVisitor)));
    const codes = await Promise.all(attempts);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(9);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(7);
  });
});

test('every login, failure and lock stands in the audit log, and its chain holds', async () => {
  const services = await testServices(db);
  const kinds = async () =>
    (await db.query<{ kind: string }>('test_audit', 'select kind from audit_log order by id')).map((row) => row.kind);
  const before = await kinds();
  await login(services, payload('player01'), testVisitor);
  await expect(login(services, wrong('player01'), testVisitor)).rejects.toThrow();
  expect((await kinds()).slice(before.length)).toEqual(['login', 'login_failed']);
  expect(await firstBrokenAuditRow(db)).toBeNull();
});

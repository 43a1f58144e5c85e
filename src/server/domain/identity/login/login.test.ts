import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginPayload } from '#generated/model/index.ts';
import { siteInfo } from '#server/config/site-info.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { verifyAuditLog } from '../../ground/audit/read-audit-log.ts';
import {
  addMembers,
  DAY,
  HOUR,
  logIn,
  outcome,
  readCaptcha,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { registerSettings } from '../registration/register-settings.ts';
import { login } from './login.ts';

/** Every kind of account: type, member access, and what the member site and the agents' site answer its login. */
const kinds = [
  [0, true, 'in', 'error_not_agent'],
  [1, false, 'error_not_member', 'in'],
  [1, true, 'in', 'in'],
  [2, false, 'error_not_member', 'in'],
  [2, true, 'in', 'in'],
  [4, true, 'in', 'error_not_agent'],
  [41, true, 'in', 'in'],
  [42, true, 'in', 'in'],
] as const;
const nameOf = (type: number, memberAccess: boolean) => `kind${type}${memberAccess ? 'in' : 'out'}`;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'closed01', status: 'disabled' },
    { account: 'away01', status: 'excluded' },
    ...kinds.map(([type, memberAccess]) => ({ account: nameOf(type, memberAccess), type, memberAccess })),
    { account: 'mobile01', number: ['84', '901234567'] },
    { account: '901234568', number: ['84', '777777777'] },
    { account: 'mobile02', number: ['84', '901234568'] },
    { account: 'neighbour01', number: ['855', '901234567'] },
    ...['victim01', 'victim02', 'victim04', 'fresh01', 'dated01'].map((account) => ({ account })),
  ]);
});
afterAll(() => db.close());

/** A new address for each attempt, unless the test is about the address. */
let addresses = 0;
const elsewhere = () => ({ ...testVisitor, ip: `198.51.100.${++addresses % 250}` });

const tryWrong = async (services: TestServices, username: string, more: Partial<LoginPayload> = {}) =>
  login(
    services,
    { type: 'username', username, password: 'wrong', sliderTicket: await sliderTicket(services), ...more },
    elsewhere(),
  );

describe('login', () => {
  test('API-01 ENTITY-08 the right password opens a session with a token of 192 bits', async () => {
    const result = await logIn(await testServices(db), 'player01');
    expect(result).toMatchObject({ passwordExpired: false, passwordDefault: false, idleMinutes: 30 });
    expect(result.token).toMatch(/^pt_[A-Za-z0-9_-]{32}$/);
    expect(result.expiresAt).toBe(new Date(TEST_NOW + 12 * HOUR).toISOString());
  });

  test.each([
    ['by its name, case and space around do not matter', ' Mobile01 ', 'mobile01'],
    ['by its mobile number', '901234567', 'mobile01'],
    ['by the number with the zero that is dialled at home', '0901234567', 'mobile01'],
    ['by the number with the dialling code', '84901234567', 'mobile01'],
    ['by the number as it is written abroad', '+84901234567', 'mobile01'],
    ['by the number with both the dialling code and the zero', '(+84) 0901-234-567', 'mobile01'],
    ['by the number as it is dialled from abroad', '0084 901 234 567', 'mobile01'],
    ['by the number as it is pasted', '\u202a+84\u00a0901\u00a0234\u00a0567\u202c', 'mobile01'],
    ['by the number in full-width digits', '０９０１２３４５６７', 'mobile01'],
    ['by the number of another country of the brand', '+855901234567', 'neighbour01'],
    ['by a name that is the number of somebody else', '901234568', '901234568'],
  ])('REGISTER-35 ERROR-09 finds an account %s', async (_, typed, account) => {
    const services = await testServices(db);
    const { token } = await logIn(services, typed);
    const [row] = await db.query<{ account: string }>(
      'test_whose',
      'select m.account from sessions s join members m on m.id = s.member_id order by s.id desc limit 1',
    );
    expect([row?.account, token.slice(0, 3)]).toEqual([account, 'pt_']);
  });

  test('ERROR-10 a wrong password and an unknown account have the same answer and the same statements', async () => {
    const services = await testServices(db);
    const asked: string[] = [];
    const query: Database['query'] = (name, sql, parameters) => {
      asked.push(name);
      return db.query(name, sql, parameters);
    };
    const watched = { ...services, db: { ...db, query } };
    expect(await outcome(tryWrong(watched, 'mobile01'))).toBe('invalid_credentials');
    const known = asked.splice(0);
    expect(await outcome(tryWrong(watched, 'nobody01'))).toBe('invalid_credentials');
    expect(asked).toEqual(known);
  });

  test('VALID-26 VALID-27 a login names every missing field', async () => {
    const services = await testServices(db, {
      flags: { ...(await testServices(db)).brand.flags, MOBILEVERCODELOGIN3: true },
    });
    await expect(login(services, { type: 'username', username: 'player01' }, testVisitor)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/password', rule: 'required', message: 'Required for this type' }] },
    });
    await expect(login(services, { type: 'sms' }, testVisitor)).rejects.toMatchObject({
      details: { fields: [{ pointer: '/body/mobileNum' }, { pointer: '/body/countryDialingCode' }] },
    });
  });

  test('LOGIN-23 ENTITY-08 the first login is marked, later ones name the previous one', async () => {
    const services = await testServices(db);
    const first = await logIn(services, 'fresh01');
    services.pass(HOUR);
    const second = await logIn(services, 'fresh01', {
      visitor: { ip: '198.51.100.9', country: null, userAgent: '' },
    });
    const third = await logIn(services, 'fresh01');
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

  test('LOGIN-22 ENTITY-08 a password older than the site allows is marked as expired', async () => {
    const services = await testServices(db, { passwords: { maxAgeDays: 90, default: null } });
    const changed = `update members set password_changed_at = $1 where account = 'dated01'`;
    await db.query('test_changed', changed, [new Date(services.clock())]);
    const isExpired = async () => (await logIn(services, 'dated01')).passwordExpired;
    services.pass(90 * DAY);
    expect(await isExpired()).toBe(false);
    services.pass(1);
    expect(await isExpired()).toBe(true);
    const never = await testServices(db);
    never.pass(3_650 * DAY);
    expect((await logIn(never, 'dated01')).passwordExpired).toBe(false);
  });

  test("LOGIN-18 LOGIN-31 LOGIN-33 the server recognises the site's default password, and reveals it to nobody", async () => {
    const passwords = { maxAgeDays: null, default: 'Portico123' };
    const services = await testServices(db, { passwords });
    const result = await logIn(services, 'player01');
    expect(result.passwordDefault).toBe(true);
    const told = [result, siteInfo(services.brand, 'EN'), registerSettings(services.brand)];
    expect(JSON.stringify(told)).not.toContain('Portico123');
    const other = await testServices(db, { passwords: { ...passwords, default: 'Another123' } });
    expect((await logIn(other, 'player01')).passwordDefault).toBe(false);
  });

  test('API-79 the token is stored as a hash only', async () => {
    const { token } = await logIn(await testServices(db), 'player01');
    const rows = await db.query<object>('test_sessions', 'select s::text as row from sessions s');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));
  });
});

describe('the slider', () => {
  test('LOGIN-28 ERROR-33 API-01 ENTITY-09 a login by name needs a ticket, and uses it up', async () => {
    const services = await testServices(db);
    const payload = { type: 'username', username: 'player01', password: 'Portico123' } as const;
    expect(await outcome(login(services, payload, testVisitor))).toBe('captcha_check_failed');
    expect(await outcome(login(services, { ...payload, sliderTicket: 's_made-up' }, testVisitor))).toBe(
      'captcha_check_failed',
    );
    const once = { ...payload, sliderTicket: await sliderTicket(services) };
    expect(await outcome(login(services, once, testVisitor))).toBe('in');
    expect(await outcome(login(services, once, testVisitor))).toBe('captcha_check_failed');
  });

  test('a refusal before the password check is no failure', async () => {
    const services = await testServices(db);
    const payload = { type: 'username', username: 'victim04', password: 'Portico123' } as const;
    for (let i = 0; i < 12; i++) {
      expect(await outcome(login(services, payload, testVisitor))).toBe('captcha_check_failed');
    }
    expect(await outcome(logIn(services, 'victim04'))).toBe('in');
  });
});

describe('the captcha', () => {
  test('LOGIN-26 CAPTCHA-06 three failures require one: the failure says so, and an attempt without it is not checked', async () => {
    const { settings } = (await testServices(db)).brand;
    const services = await testServices(db, {
      settings: { ...settings, captcha: { login: false, register: true } },
    });
    const failures: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await tryWrong(services, 'victim01').catch((failure: { details?: unknown }) => failures.push(failure.details));
    }
    expect(failures).toEqual([undefined, undefined, { captcha: true }]);
    const ticket = await sliderTicket(services);
    const right = { type: 'username', username: 'victim01', password: 'Portico123', sliderTicket: ticket } as const;
    await expect(login(services, right, elsewhere())).rejects.toMatchObject({
      code: 'captcha_required',
      details: { captcha: true },
    });
    // The slider ticket is still valid, because nothing was checked.
    const solved = await readCaptcha(services);
    expect(await outcome(login(services, { ...right, ...solved }, elsewhere()))).toBe('in');
    expect(await outcome(logIn(services, 'victim01'))).toBe('in');
  });

  test('LOGIN-28 a right one does not replace the ticket of the slider', async () => {
    const services = await testServices(db, {
      settings: { ...(await testServices(db)).brand.settings, captcha: { login: true, register: false } },
    });
    const payload = { type: 'username', username: 'player01', password: 'Portico123' } as const;
    const solved = await readCaptcha(services);
    expect(await outcome(login(services, { ...payload, ...solved }, elsewhere()))).toBe('captcha_check_failed');
  });

  test('CAPTCHA-05 CAPTCHA-07 API-01 ENTITY-09 a wrong one is reported, used up and no failure of the password', async () => {
    const services = await testServices(db, {
      settings: { ...(await testServices(db)).brand.settings, captcha: { login: true, register: false } },
    });
    const solved = await readCaptcha(services);
    expect(await outcome(tryWrong(services, 'victim02', { ...solved, captcha: 'XXXX' }))).toBe('captcha_wrong');
    expect(await outcome(tryWrong(services, 'victim02', solved))).toBe('captcha_wrong');
    await expect(tryWrong(services, 'victim02', await readCaptcha(services))).rejects.toMatchObject({
      code: 'invalid_credentials',
      details: { captcha: true },
    });
    expect(await outcome(tryWrong(services, 'victim02'))).toBe('captcha_required');
  });
});

describe('site rules', () => {
  test.each(kinds)(
    "ROLE-12 ROLE-13 ROLE-16 ERROR-24 ERROR-25 AGENT-18 type %i with member access %s: %s at the member site, %s at the agents'",
    async (type, memberAccess, atMembers, atAgents) => {
      const account = nameOf(type, memberAccess);
      const [members, agents] = [await testServices(db, { site: 'member' }), await testServices(db, { site: 'agent' })];
      expect(await outcome(logIn(members, account))).toBe(atMembers);
      expect(await outcome(logIn(agents, account))).toBe(atAgents);
    },
  );

  test('ROLE-12 ROLE-13 ROLE-16 the seeded general agent has member access, the other agent has none', async () => {
    const services = await testServices(db, { site: 'member' });
    expect(await outcome(logIn(services, 'agent01'))).toBe('in');
    expect(await outcome(logIn(services, 'agent02'))).toBe('error_not_member');
  });

  test('only the right password reveals that an account is closed', async () => {
    const services = await testServices(db);
    expect(await outcome(tryWrong(services, 'closed01'))).toBe('invalid_credentials');
    expect(await outcome(logIn(services, 'closed01'))).toBe('account_disabled');
    expect(await outcome(logIn(services, 'away01'))).toBe('self_excluded');
  });
});

test('the audit log has every login, failure and lock, and its chain is valid', async () => {
  const services = await testServices(db);
  const kinds = async () =>
    (await db.query<{ kind: string }>('test_audit', 'select kind from audit_log order by id')).map((row) => row.kind);
  const before = await kinds();
  await logIn(services, 'player01');
  expect(await outcome(tryWrong(services, 'player01'))).toBe('invalid_credentials');
  expect((await kinds()).slice(before.length)).toEqual(['login', 'login_failed']);
  expect(await verifyAuditLog(services)).toMatchObject({ intact: true });
});

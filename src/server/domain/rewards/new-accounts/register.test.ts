import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from '#server/config/brand.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { verifyAuditLog } from '../../ground/audit/read-audit-log.ts';
import {
  codeFor,
  failureOf,
  formOf,
  freshName,
  registrant,
  rowOf,
  withRule,
} from '../../identity/registration/testing.ts';
import { authenticator } from '../../identity/session/session.ts';
import { balance } from '../../money/wallet/balance.ts';
import { sessionOf, testServices } from '../../testing.ts';
import { registerByUsername } from './register.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('registration by username', () => {
  test('REGISTER-01 REGISTER-21 VALID-25 creates a member and logs in for the first time', async () => {
    const services = await testServices(db);
    const form = await formOf(services, { username: ' Linh_Tran ' });
    const { account, session } = await registerByUsername(services, form, registrant);
    expect(account).toBe('linh_tran');
    expect(session).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      passwordDefault: false,
      lastLogin: null,
    });
    const found = await authenticator(db)(services, session.token, { background: false });
    if (typeof found === 'string') throw new Error(found);
    expect(found).toMatchObject({ account: 'linh_tran', nickname: 'Linh_Tran', type: 0, memberAccess: true });
    expect(balance(services, found, []).sumBalance).toBe('0.00');
    expect((await sessionOf(services, 'linh_tran', 'Hoasen2026')).account).toBe('linh_tran');
  });

  test('VALID-45 agreements are stored with time, address and language, and audited', async () => {
    const services = await testServices(db);
    const form = await formOf(services, {
      domain: 'www.lumo.example',
      registerUrl: 'https://www.lumo.example/register?affiliateCode=LUMO88',
    });
    const { account } = await registerByUsername(services, form, registrant);
    const row = await rowOf(db, account);
    expect(row).toMatchObject({
      minimum_age: 18,
      language: 'VI',
      ip: '203.0.113.7',
      country: 'VN',
      method: 'username',
      domain: 'www.lumo.example',
      register_url: 'https://www.lumo.example/register?affiliateCode=LUMO88',
      registered_at: new Date(services.clock()),
      mobile_verified_at: new Date(services.clock()),
      dialing_code: '84',
      password_given: false,
    });
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$/);
    const sql = `select data from audit_log where kind = 'registered' order by id desc limit 1`;
    expect(await db.query('test_audit', sql)).toEqual([
      { data: { ip: '203.0.113.7', method: 'username', minimumAge: 18, language: 'VI' } },
    ]);
    expect(await verifyAuditLog(services)).toMatchObject({ intact: true });
  });

  test('REGISTER-18 codes place the account below the agent and name the inviter, in any case', async () => {
    const services = await testServices(db);
    const form = await formOf(services, { affiliateCode: 'lumo88', referralCode: 'Khoa01' });
    const { account } = await registerByUsername(services, form, registrant);
    expect(await rowOf(db, account)).toMatchObject({
      upline: 'agent02',
      affiliate_code: 'LUMO88',
      inviter: 'player01',
      referral_code: 'KHOA01',
    });
  });

  test('REGISTER-18 ERROR-16 an unknown code prevents the registration, and a referral code is no affiliate code', async () => {
    const services = await testServices(db);
    for (const codes of [{ affiliateCode: 'NOBODY1' }, { affiliateCode: 'KHOA01' }, { referralCode: 'LUMO88' }]) {
      expect(await failureOf(registerByUsername(services, await formOf(services, codes), registrant))).toBe(
        'invitation_code_error',
      );
    }
  });

  test('VALID-48 a site that requires every field stores every field', async () => {
    let services = await testServices(db);
    for (const field of Object.keys(services.brand.register.rules) as (keyof Brand['register']['rules'])[]) {
      services = withRule(services, field, { enabled: true });
    }
    const form = await formOf(services, {
      payeeName: ' TRAN THI LINH ',
      email: 'linh@example.com',
      qqNum: '87654321',
      recommenderId: '1000001',
      paymentPassword: 'Sen908172',
      line: 'linh.tran',
      whatsapp: '84987654321',
      zalo: '84987654321',
      facebook: 'linh.tran',
      wechat: 'linh_tran',
      idNumber: '079198001234',
    });
    const { account } = await registerByUsername(services, form, registrant);
    const row = await rowOf(db, account);
    expect(row).toMatchObject({
      payee_name: 'TRAN THI LINH',
      email: 'linh@example.com',
      id_number: '079198001234',
      recommender_id: '1000001',
      contacts: {
        qqNum: '87654321',
        line: 'linh.tran',
        whatsapp: '84987654321',
        zalo: '84987654321',
        facebook: 'linh.tran',
        wechat: 'linh_tran',
      },
    });
    expect(row?.['payment_password_hash']).toMatch(/^\$argon2id\$/);
  });

  test('MEMBER-22 a payment password that is a row of digits prevents the registration', async () => {
    const services = withRule(await testServices(db), 'paymentPassword', { enabled: true });
    for (const paymentPassword of ['777777', '123456', '098765']) {
      const form = await formOf(services, { paymentPassword });
      expect(await failureOf(registerByUsername(services, form, registrant)), paymentPassword).toBe(
        'payment_password_weak',
      );
    }
  });
});

describe('names and numbers are unique', () => {
  test('a name in another case, and a number in another spelling', async () => {
    const services = await testServices(db);
    const taken = await formOf(services, { username: 'PLAYER01' });
    expect(await failureOf(registerByUsername(services, taken, registrant))).toBe('username_taken');
    const code = await codeFor(services, '912345678');
    for (const mobileNum of ['0912345678', '84912345678', '840912345678', '0084912345678']) {
      const known = await formOf(services, { mobileNum, verificationCode: code });
      expect(await failureOf(registerByUsername(services, known, registrant)), mobileNum).toBe('mobile_number_taken');
    }
  });

  test('nobody can use a name that is taken for staff or for the brand', async () => {
    const services = await testServices(db);
    for (const username of ['adm1n_01', 'supp0rt77', 'cskh2026', 'lum0desk']) {
      const form = await formOf(services, { username });
      expect(await failureOf(registerByUsername(services, form, registrant)), username).toBe('username_taken');
    }
  });

  test("nobody can use another member's number as a name", async () => {
    const services = await testServices(db);
    for (const username of ['912345678', '0912345678']) {
      const form = await formOf(services, { username });
      expect(await failureOf(registerByUsername(services, form, registrant))).toBe('username_taken');
    }
  });

  test('one of two concurrent registrations with one name succeeds; the other keeps its code and can continue', async () => {
    const services = await testServices(db);
    const username = freshName();
    const forms = [await formOf(services, { username }), await formOf(services, { username })];
    const results = await Promise.all(forms.map((form) => failureOf(registerByUsername(services, form, registrant))));
    expect([...results].sort()).toEqual(['username_taken', undefined]);
    const loser = forms[results.indexOf('username_taken')];
    if (loser === undefined) throw new Error('nobody lost');
    expect(
      await failureOf(registerByUsername(services, { ...loser, username: freshName() }, registrant)),
    ).toBeUndefined();
  });

  test('one code creates one account, even if sent twice', async () => {
    const services = await testServices(db);
    const form = await formOf(services);
    const twice = [form, { ...form, username: freshName() }];
    const results = await Promise.all(twice.map((each) => failureOf(registerByUsername(services, each, registrant))));
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    const [row] = await db.query<{ count: number }>(
      'test_same_number',
      'select count(*)::int as count from members where mobile_num = $1',
      [form.mobileNum ?? ''],
    );
    expect(row?.count).toBe(1);
  });

  test('a failure stores nothing', async () => {
    const services = await testServices(db);
    const counts = `select (select count(*)::int from members) as members, (select count(*)::int from wallets) as wallets,
      (select count(*)::int from audit_log) as audit`;
    const before = await db.query('test_counts', counts);
    await failureOf(registerByUsername(services, await formOf(services, { username: 'player01' }), registrant));
    await failureOf(registerByUsername(services, await formOf(services, { verificationCode: 'none' }), registrant));
    expect(await db.query('test_counts', counts)).toEqual(before);
  });
});

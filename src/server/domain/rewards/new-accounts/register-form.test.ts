import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { login } from '../../identity/login/login.ts';
import {
  addLink,
  failureOf,
  formOf,
  mobileFormOf,
  registrant,
  rowOf,
  without,
  withRule,
} from '../../identity/registration/testing.ts';
import { passedBotCheck } from '../../identity/verification/testing.ts';
import { testServices, testVisitor } from '../../testing.ts';
import { registerByMobile, registerByUsername } from './register.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('the server enforces every rule that it publishes', () => {
  test('VALID-48 VALID-39 all broken rules are reported together, field by field', async () => {
    const services = await testServices(db);
    const form = await formOf(services, {
      username: 'a b',
      password: 'short',
      email: 'linh@example.com',
      mobileNum: '12345',
    });
    const { verificationCode: _none, ...bare } = { ...form, affiliateCode: 'a' };
    expect(await failureOf(registerByUsername(services, bare, registrant))).toEqual([
      '/body/username reg_pattern_15',
      '/body/password reg_pattern_16',
      '/body/email disabled',
      '/body/mobileNum reg_pattern_12',
      '/body/affiliateCode reg_pattern_3',
      '/body/verificationCode required',
    ]);
  });

  test('VALID-48 each broken rule says what is asked for', async () => {
    const services = withRule(await testServices(db), 'idNumber', {
      enabled: true,
      minLength: 12,
      maxLength: 12,
      patternId: 4,
    });
    const form = await formOf(services, {
      username: 'a b',
      idNumber: '1',
      email: 'linh@example.com',
      affiliateCode: '',
    });
    const { confirmPassword: _none, ...once } = form;
    const fault = (pointer: string, rule: string, message: string) => ({ pointer, rule, message });
    await expect(registerByUsername(services, once, registrant)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          fault('/body/username', 'reg_pattern_15', 'Must be 4 to 16 characters: letters, digits and underscore'),
          fault('/body/confirmPassword', 'required', 'Required here'),
          fault('/body/email', 'disabled', 'Not asked for here'),
          fault('/body/idNumber', 'reg_pattern_4', 'Must be 12 characters: digits'),
        ],
      },
    });
  });

  test('VALID-23 VALID-22 an empty code counts as missing, one of 255 characters is checked', async () => {
    const services = await testServices(db);
    const empty = await formOf(services, { verificationCode: '' });
    expect(await failureOf(registerByUsername(services, empty, registrant))).toEqual([
      '/body/verificationCode required',
    ]);
    const long = await formOf(services, { verificationCode: '4'.repeat(255) });
    expect(await failureOf(registerByUsername(services, long, registrant))).toBe('verification_code_wrong');
    const short = await formOf(services, { verificationCode: '4' });
    expect(await failureOf(registerByUsername(services, short, registrant))).toBe('verification_code_wrong');
    const longer = await formOf(services, { verificationCode: '4'.repeat(256) });
    expect(await failureOf(registerByUsername(services, longer, registrant))).toEqual([
      '/body/verificationCode reg_pattern_1',
    ]);
    const { verificationCode: _none, ...without } = await formOf(services);
    expect(await failureOf(registerByUsername(services, without, registrant))).toEqual([
      '/body/verificationCode required',
    ]);
  });

  test('VALID-21 the confirmation must equal the password, which is not trimmed', async () => {
    const services = await testServices(db);
    const other = await formOf(services, { confirmPassword: 'Hoasen2027' });
    expect(await failureOf(registerByUsername(services, other, registrant))).toBe('passwords_do_not_match');
    const blank = await formOf(services, { password: 'Hoasen2026 ', confirmPassword: 'Hoasen2026' });
    expect(await failureOf(registerByUsername(services, blank, registrant))).toBe('passwords_do_not_match');
    const missing = await formOf(services);
    const { confirmPassword: _none, ...once } = missing;
    expect(await failureOf(registerByUsername(services, once, registrant))).toEqual(['/body/confirmPassword required']);
  });

  test('VALID-24 a number of an unlisted country is invalid', async () => {
    const services = await testServices(db);
    const form = await formOf(services, { countryDialingCode: '1' });
    expect(await failureOf(registerByUsername(services, form, registrant))).toBe('mobile_number_invalid');
  });

  test('VALID-48 malicious names are refused', async () => {
    const services = await testServices(db);
    const form = await formOf(services);
    const odd = fc.constantFrom('😀', 'אב', 'e\u0301', '１', '<script>', '\u0000', '\u202e', "' or 1=1", '\ud800');
    const part = fc.string({ unit: fc.constantFrom(...'abc019_'), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(part, odd, part, async (head, hostile, tail) => {
        const broken = await failureOf(
          registerByUsername(services, { ...form, username: head + hostile + tail }, registrant),
        );
        expect(broken).toEqual(['/body/username reg_pattern_15']);
      }),
      { numRuns: 60 },
    );
  });
});

describe('registration by mobile number', () => {
  test('REGISTER-01 REGISTER-27 REGISTER-28 REGISTER-35 ERROR-09 API-09 the server generates the name; name and number both log in', async () => {
    const services = await testServices(db);
    const form = await mobileFormOf(services);
    const { account, session } = await registerByMobile(services, form, registrant);
    expect(account).toMatch(/^lm\d{7}$/);
    expect(session.firstTimeLogin).toBe(true);
    for (const username of [account, form.mobileNum]) {
      const { sliderTicket } = await passedBotCheck(services);
      const entry = { type: 'username', username, password: 'Tuan2026', sliderTicket } as const;
      const again = await login(services, entry, testVisitor);
      expect(again.firstTimeLogin).toBe(false);
    }
  });

  test('REGISTER-28 a username that differs from the number is refused', async () => {
    const services = await testServices(db);
    const form = { ...(await mobileFormOf(services)), username: 'somebody' };
    await expect(registerByMobile(services, form, registrant)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/username', rule: 'mobile_number', message: 'Must be the mobile number' }] },
    });
  });

  test('FLAG-04 REGISTER-30 without MOBILENUMPASSREG3 no password is required, and one is refused', async () => {
    const services = without(await testServices(db), 'MOBILENUMPASSREG3');
    const form = await mobileFormOf(services);
    expect(await failureOf(registerByMobile(services, form, registrant))).toEqual([
      '/body/password disabled',
      '/body/confirmPassword disabled',
    ]);
    const { password: _password, confirmPassword: _again, ...bare } = form;
    const { account } = await registerByMobile(services, bare, registrant);
    expect((await rowOf(db, account))?.['password_hash']).toBeNull();
    const { sliderTicket } = await passedBotCheck(services);
    const entry = { type: 'username', username: account, password: 'x', sliderTicket } as const;
    expect(await failureOf(login(services, entry, testVisitor))).toBe('invalid_credentials');
  });

  test('REGISTER-30 with it both are required', async () => {
    const services = await testServices(db);
    const { password: _password, confirmPassword: _again, ...bare } = await mobileFormOf(services);
    expect(await failureOf(registerByMobile(services, bare, registrant))).toEqual([
      '/body/password required',
      '/body/confirmPassword required',
    ]);
  });
});

describe('the checks of a form', () => {
  test('FLAG-04 SMS-13 REGISTER-31 without REGMOBVERF3 a slider ticket replaces the code, once', async () => {
    const services = without(await testServices(db), 'REGMOBVERF3');
    const { verificationCode: _code, ...form } = await formOf(services);
    expect(await failureOf(registerByUsername(services, form, registrant))).toBe('captcha_check_failed');
    const { fields } = await passedBotCheck(services);
    const { account } = await registerByUsername(services, { ...form, ...fields }, registrant);
    expect((await rowOf(db, account))?.['mobile_verified_at']).toBeNull();
    const again = { ...(await formOf(services)), ...fields };
    expect(await failureOf(registerByUsername(services, again, registrant))).toBe('captcha_check_failed');
  });

  test('REGISTER-31 without REGMOBVERF3 a site may let an account have no number, and still refuses a taken name', async () => {
    let services = without(await testServices(db), 'REGMOBVERF3');
    for (const field of ['mobileNum', 'countryDialingCode'] as const)
      services = withRule(services, field, { required: false });
    const { mobileNum: _number, countryDialingCode: _code, verificationCode: _sent, ...form } = await formOf(services);
    const register = async () =>
      registerByUsername(services, { ...form, ...(await passedBotCheck(services)).fields }, registrant);
    const { account } = await register();
    expect(await rowOf(db, account)).toMatchObject({ dialing_code: null, mobile_num: null, mobile_verified_at: null });
    expect(await failureOf(register())).toBe('username_taken');
  });

  test('CAPTCHA-05 CAPTCHA-06 a captcha is required where the site says so, and checked before the code', async () => {
    const services = await testServices(db);
    const settings = { ...services.brand.settings, captcha: { login: false, register: true } };
    const asking = { ...services, brand: { ...services.brand, settings } };
    const form = await formOf(services);
    expect(await failureOf(registerByUsername(asking, form, registrant))).toBe('captcha_required');
    const wrong = { ...form, captcha: 'AAAA', captchaId: 'c_made-up' };
    expect(await failureOf(registerByUsername(asking, wrong, registrant))).toBe('captcha_wrong');
    const byMobile = await mobileFormOf(services);
    expect(await failureOf(registerByMobile(asking, byMobile, registrant))).toBe('captcha_required');
    const guessed = { ...byMobile, captcha: 'AAAA', captchaId: 'c_made-up' };
    expect(await failureOf(registerByMobile(asking, guessed, registrant))).toBe('captcha_wrong');
    expect(await failureOf(registerByUsername(services, wrong, registrant))).toEqual(['/body/captcha disabled']);
  });

  test('SMS-11 the code must belong to this number and not be expired', async () => {
    const services = await testServices(db);
    const other = await formOf(services);
    const form = { ...(await formOf(services)), verificationCode: other.verificationCode ?? '' };
    expect(await failureOf(registerByUsername(services, form, registrant))).toBe('verification_code_wrong');
    const late = await formOf(services);
    services.pass(5 * 60_000);
    expect(await failureOf(registerByUsername(services, late, registrant))).toBe('verification_code_expired');
  });

  test.each([
    ['DIRECTREG3', 'registration_unavailable', 'registration_unavailable'],
    ['USERNAMEREG3', 'registration_unavailable', undefined],
    ['MOBILENUMREG3', undefined, 'registration_unavailable'],
  ] as const)(
    'FLAG-04 REGISTER-01 REGISTER-05 without %s: by username %s, by number %s',
    async (flag, byUsername, byMobile) => {
      const services = without(await testServices(db), flag);
      expect(await failureOf(registerByUsername(services, await formOf(services), registrant))).toBe(byUsername);
      expect(await failureOf(registerByMobile(services, await mobileFormOf(services), registrant))).toBe(byMobile);
    },
  );

  test('ROLE-13 a site for agents registers by the link of an agent only, and only accounts that may log in there', async () => {
    const services = await testServices(db);
    const agents = { ...services, brand: { ...services.brand, site: 'agent' as const } };
    await addLink(db, 'FORAGENT', 41);
    await addLink(db, 'FORPLAYER', 0);
    const refusedAt = async (affiliateCode?: string) =>
      failureOf(registerByUsername(agents, await formOf(services, { affiliateCode }), registrant));
    expect(await refusedAt()).toEqual(['/body/affiliateCode required']);
    expect([await refusedAt('FORPLAYER'), await refusedAt('LUMO88')]).toEqual(Array(2).fill('invitation_code_error'));
    const { account } = await registerByUsername(
      agents,
      await formOf(services, { affiliateCode: 'foragent' }),
      registrant,
    );
    expect(await rowOf(db, account)).toMatchObject({ type: 41, upline: 'agent02', affiliate_code: 'FORAGENT' });
  });

  test('an unknown sign-in ticket is refused', async () => {
    const services = await testServices(db);
    const social = await formOf(services, { socialTicket: 'so_made-up' });
    expect(await failureOf(registerByUsername(services, social, registrant))).toBe('social_login_failed');
  });
});

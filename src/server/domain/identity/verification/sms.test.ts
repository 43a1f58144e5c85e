import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '#server/adapters/messages.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { addMembers, MINUTE, SECOND, testServices } from '../../testing.ts';
import { sendLoginCode, sendNewPlaceCode, sendRegisterCode } from '../login/send-codes.ts';
import { checkCode, spendCode } from './sms-codes.ts';
import { asker, askLogin, askRegister, codeSentTo, failureOf, freshNumber, passedBotCheck } from './testing.ts';
import { geetestFields, giveNewIpTicket } from './tickets.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('a code by SMS', () => {
  test("SMS-11 ENTITY-16 is sent in the caller's language, and stored as a hash", async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    expect(await askRegister(services, mobile, { ...asker, language: 'VI' })).toEqual({ expiredMinutes: 5 });
    const [message] = await readOutbox(db);
    const code = await codeSentTo(services, `84${mobile}`);
    expect(message).toMatchObject({ channel: 'sms', recipient: `84${mobile}` });
    expect(message?.body).toBe(
      `Lumo: ma xac minh cua ban la ${code}, co hieu luc trong 5 phut. Khong dua ma cho bat ky ai.\n\n@localhost #${code}`,
    );
    const [row] = await db.query<{ text: string }>(
      'test_codes',
      "select string_agg(c::text, ' ') as text from sms_codes c",
    );
    expect(row?.text).toContain('$argon2id$');
    expect(row?.text).not.toContain(code);
  });

  test('SMS-11 is valid once', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    await askRegister(services, mobile);
    const key = { purpose: 'register', number: `84${mobile}` } as const;
    const code = await codeSentTo(services, key.number);
    const good = await checkCode(services, key, ` \u202a${code.slice(0, 3)}-${code.slice(3)}\u202c `);
    const spent = await Promise.allSettled([1, 2].map(() => db.transaction((tx) => spendCode(tx, good))));
    expect(spent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failureOf(checkCode(services, key, '000000'))).toEqual(['verification_code_wrong', undefined]);
  });

  test('SMS-11 expires, with an error of its own', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    await askRegister(services, mobile);
    const key = { purpose: 'register', number: `84${mobile}` } as const;
    const code = await codeSentTo(services, key.number);
    services.pass(5 * MINUTE - 1);
    await checkCode(services, key, code);
    services.pass(1);
    expect(await failureOf(checkCode(services, key, code))).toEqual(['verification_code_expired', undefined]);
  });

  test('SMS-11 allows five attempts, also concurrent ones; right ones do not count', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    await askRegister(services, mobile);
    const key = { purpose: 'register', number: `84${mobile}` } as const;
    const code = await codeSentTo(services, key.number);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let count = 0; count < 6; count++) await checkCode(services, key, code);
    const tries = await Promise.all(Array.from({ length: 8 }, () => failureOf(checkCode(services, key, wrong))));
    expect(tries.filter((failure) => Array.isArray(failure) && failure[0] === 'verification_code_wrong')).toHaveLength(
      5,
    );
    expect(await failureOf(checkCode(services, key, code))).toEqual(['verification_code_expired', undefined]);
  });

  test('SMS-11 is valid for its purpose and its number only, and a new one replaces it', async () => {
    const services = await testServices(db);
    const [mobile, other] = [freshNumber(), freshNumber()];
    await askRegister(services, mobile);
    const first = await codeSentTo(services, `84${mobile}`);
    const key = { purpose: 'register', number: `84${mobile}` } as const;
    expect(await failureOf(checkCode(services, { ...key, purpose: 'login' }, first))).toEqual([
      'verification_code_wrong',
      undefined,
    ]);
    await askRegister(services, other);
    expect(await failureOf(checkCode(services, { ...key, number: `84${other}` }, first))).toEqual([
      'verification_code_wrong',
      undefined,
    ]);
    const good = await checkCode(services, key, first);
    services.pass(MINUTE);
    await askRegister(services, mobile);
    expect(await failureOf(db.transaction((tx) => spendCode(tx, good)))).toEqual([
      'verification_code_expired',
      undefined,
    ]);
    await checkCode(services, key, await codeSentTo(services, key.number));
  });
});

describe('sendSmsCode', () => {
  test('API-02 sends to the number of an account, with or without the leading zero', async () => {
    const services = await testServices(db);
    expect(await askLogin(services, '0912345678')).toEqual({ expiredMinutes: 5 });
    const code = await codeSentTo(services, '84912345678');
    await checkCode(services, { purpose: 'login', number: '84912345678' }, code);
  });

  test('SMS-07 API-02 ENTITY-14 ERROR-11 needs a bot check, and uses it up', async () => {
    const services = await testServices(db);
    const payload = { countryDialingCode: '84', mobileNum: freshNumber(), sliderTicket: 's_made-up' };
    expect(await failureOf(sendLoginCode(services, payload, asker))).toEqual(['captcha_check_failed', undefined]);
    const { sliderTicket } = await passedBotCheck(services);
    const again = { ...payload, sliderTicket };
    expect(await failureOf(sendLoginCode(services, again, asker))).toEqual(['wrong_account', undefined]);
    expect(await failureOf(sendLoginCode(services, again, asker))).toEqual(['captcha_check_failed', undefined]);
  });

  test("API-02 LOGIN-07 PASSWORD-06 needs a switch of the site and the site's own SMS", async () => {
    const services = await testServices(db);
    const { brand } = services;
    const flags = { ...brand.flags, MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: false };
    const refused = ['sms_not_allowed', undefined];
    expect(await failureOf(askLogin({ ...services, brand: { ...brand, flags } }, '912345678'))).toEqual(refused);
    // Either switch is enough; the number has no account, which is asked after them.
    for (const flag of ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'] as const) {
      const one = { ...services, brand: { ...brand, flags: { ...flags, [flag]: true } } };
      expect(await failureOf(askLogin(one, freshNumber()))).toEqual(['wrong_account', undefined]);
    }
    const register = { ...brand.register, smsChannel: 'firebase' as const };
    expect(await failureOf(askLogin({ ...services, brand: { ...brand, register } }, '912345678'))).toEqual(refused);
  });

  test('SMS-06 API-02 ENTITY-14 a number against the rule or of an unlisted country is invalid', async () => {
    const services = await testServices(db);
    const invalid = ['mobile_number_invalid', undefined];
    expect(await failureOf(askLogin(services, '1234'))).toEqual(invalid);
    expect(await failureOf(askLogin(services, '000000000'))).toEqual(invalid);
    expect(await failureOf(askLogin(services, '912345678', '1'))).toEqual(invalid);
  });

  test('API-02 if the brand does not reveal accounts, a number without one gets the same answer', async () => {
    const services = await testServices(db, { revealUnknownAccount: false });
    const mobile = freshNumber();
    expect(await askLogin(services, mobile)).toEqual({ expiredMinutes: 5 });
    await expect(codeSentTo(services, `84${mobile}`)).rejects.toThrow('no code was sent');
    expect(await failureOf(askLogin(services, mobile))).toEqual(['sms_too_many_requests', 300]);
    const key = { purpose: 'login', number: `84${mobile}` } as const;
    const tries = [];
    for (let count = 0; count < 6; count++) tries.push(await failureOf(checkCode(services, key, 'no code')));
    expect(tries.map((failure) => Array.isArray(failure) && failure[0])).toEqual([
      ...Array(5).fill('verification_code_wrong'),
      'verification_code_expired',
    ]);
  });
});

describe('sendRegisterSmsCode', () => {
  const byUsername = async (services: Services, username: string, mobileNo = freshNumber()) => {
    const { fields } = await passedBotCheck(services);
    const payload = { registerType: 'username', username, countryDialingCode: '84', mobileNo, ...fields } as const;
    return sendRegisterCode(services, payload, asker);
  };

  test('API-29 ENTITY-15 reports a taken name and a taken number before a message is paid for', async () => {
    const services = await testServices(db);
    const before = (await readOutbox(db)).length;
    expect(await failureOf(byUsername(services, 'Player01'))).toEqual(['username_taken', undefined]);
    expect(await failureOf(byUsername(services, 'fresh_name', '912345678'))).toEqual([
      'mobile_number_taken',
      undefined,
    ]);
    expect(await failureOf(askRegister(services, '0912345678'))).toEqual(['mobile_number_taken', undefined]);
    expect(await failureOf(byUsername(services, 'a b'))).toEqual(['validation_failed', undefined]);
    expect(await readOutbox(db)).toHaveLength(before);
    expect(await byUsername(services, 'fresh_name')).toEqual({ expiredMinutes: 5 });
  });

  test.each(['DIRECTREG3', 'MOBILENUMREG3', 'REGMOBVERF3'] as const)('FLAG-04 is off without %s', async (flag) => {
    const services = await testServices(db);
    const flags = { ...services.brand.flags, [flag]: false };
    const without = { ...services, brand: { ...services.brand, flags } };
    expect(await failureOf(askRegister(without, freshNumber()))).toEqual(['sms_not_allowed', undefined]);
  });

  test('FLAG-04 each form has its own switch, and a site that uses Firebase sends no codes', async () => {
    const services = await testServices(db);
    const { brand } = services;
    const refused = ['sms_not_allowed', undefined];
    const without = (flag: 'USERNAMEREG3' | 'MOBILENUMREG3') => {
      const flags = { ...brand.flags, [flag]: false };
      return { ...services, brand: { ...brand, flags } };
    };
    expect(await failureOf(byUsername(without('USERNAMEREG3'), 'own_switch'))).toEqual(refused);
    expect(await askRegister(without('USERNAMEREG3'), freshNumber())).toEqual({ expiredMinutes: 5 });
    expect(await byUsername(without('MOBILENUMREG3'), 'own_switch')).toEqual({ expiredMinutes: 5 });
    const register = { ...brand.register, smsChannel: 'firebase' as const };
    const firebase = { ...services, brand: { ...brand, register } };
    expect(await failureOf(askRegister(firebase, freshNumber()))).toEqual(refused);
    const ticket = await giveNewIpTicket(services, db, 1_000_001);
    expect(await failureOf(sendNewPlaceCode(firebase, { verificationTicket: ticket }, asker))).toEqual(refused);
  });

  test('SMS-07 API-29 needs a bot check', async () => {
    const services = await testServices(db);
    const form = { registerType: 'mobile', countryDialingCode: '84', mobileNo: freshNumber() } as const;
    const payload = { ...form, ...geetestFields('s_made-up', 'sc_made-up') };
    expect(await failureOf(sendRegisterCode(services, payload, asker))).toEqual(['captcha_check_failed', undefined]);
  });
});

describe('sendNewIpCode', () => {
  /** A member of its own: the limits of a number count in every test. */
  async function memberWith(mobile: string): Promise<number> {
    await addMembers(db, [{ account: `placed${mobile}`, number: ['84', mobile] }]);
    const sql = 'select id from members where account = $1';
    const [added] = await db.query<{ id: number }>('test_id', sql, [`placed${mobile}`]);
    return added?.id ?? 0;
  }
  const ask = (services: Services, verificationTicket: string) =>
    sendNewPlaceCode(services, { verificationTicket }, asker);

  test('sends three codes to the verified number of the account, for its ticket', async () => {
    const services = await testServices(db);
    const ticket = await giveNewIpTicket(services, db, await memberWith('912345601'));
    for (let count = 0; count < 3; count++) {
      expect(await ask(services, ticket)).toEqual({ expiredMinutes: 5 });
      const code = await codeSentTo(services, '84912345601');
      await checkCode(services, { purpose: 'new_ip', number: '84912345601' }, code);
      services.pass(MINUTE + SECOND);
    }
    expect(await failureOf(ask(services, ticket))).toEqual(['captcha_check_failed', undefined]);
  });

  test('a refused code does not count, and a ticket ends after fifteen minutes', async () => {
    const services = await testServices(db);
    const ticket = await giveNewIpTicket(services, db, await memberWith('912345602'));
    await ask(services, ticket);
    for (let count = 0; count < 4; count++) {
      expect(await failureOf(ask(services, ticket))).toEqual(['sms_too_many_requests', 300]);
    }
    services.pass(14 * MINUTE);
    expect(await ask(services, ticket)).toEqual({ expiredMinutes: 5 });
    services.pass(MINUTE);
    expect(await failureOf(ask(services, ticket))).toEqual(['captcha_check_failed', undefined]);
    expect(await failureOf(ask(services, 'nv_made-up'))).toEqual(['captcha_check_failed', undefined]);
  });

  test('an account without a verified number gets none', async () => {
    const services = await testServices(db);
    const ticket = await giveNewIpTicket(services, db, 1_000_002);
    expect(await failureOf(ask(services, ticket))).toEqual(['captcha_check_failed', undefined]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { addMembers, logIn, MINUTE, outcome, sessionWith, testServices, testVisitor } from '../../testing.ts';
import { newCode } from '../verification/sms-codes.ts';
import { resetByPhone } from './reset-by-phone.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'phone01', number: ['84', '901234567'] },
    { account: 'phone02', number: ['84', '901234568'], numberProven: false, password: null },
    { account: 'phone03', number: ['84', '901234570'] },
    { account: 'phone04', number: ['84', '901234571'] },
    { account: 'office01', type: 2, memberAccess: false, number: ['84', '901234569'] },
  ]);
});
afterAll(() => db.close());

const codeFor = (services: Services, number: string) => newCode(services, { purpose: 'login', number: `84${number}` });
const reset = (services: Services, mobileNum: string, verificationCode: string, newPassword = 'Saffron2026') =>
  resetByPhone(services, { countryDialingCode: '84', mobileNum, verificationCode, newPassword }, testVisitor);

test('API-18 API-68 PASSWORD-10 PASSWORD-12 a code sets the password, ends all sessions and opens a new one', async () => {
  const services = await testServices(db);
  const before = await logIn(services, 'phone01');
  const { account, session } = await reset(services, '0901234567', await codeFor(services, '901234567'));
  expect(account).toBe('phone01');
  expect(session).toMatchObject({ passwordDefault: false, passwordExpired: false });
  expect(await sessionWith(services, session.token)).toMatchObject({ account: 'phone01' });
  await expect(sessionWith(services, before.token)).rejects.toThrow('expired');
  expect(await outcome(logIn(services, 'phone01', { password: 'Saffron2026' }))).toBe('in');
});

test('PASSWORD-12 without the right code nothing is set; other failures keep the code valid', async () => {
  const services = await testServices(db);
  expect(await outcome(reset(services, '901234570', '123456', 'Lantern2026'))).toBe('verification_code_wrong');
  const code = await codeFor(services, '901234570');
  expect(await outcome(reset(services, '901234570', code, 'short'))).toBe('validation_failed');
  expect(await outcome(reset(services, '901234570', code, 'Portico123'))).toBe('password_unchanged');
  expect(await outcome(reset(services, '901234570', code, 'Lantern2026'))).toBe('in');
  expect(await outcome(reset(services, '901234570', code, 'Harbour2026'))).toMatch(/^verification_code_/);
  const late = await codeFor(services, '901234570');
  services.pass(5 * MINUTE);
  expect(await outcome(reset(services, '901234570', late, 'Harbour2026'))).toBe('verification_code_expired');
});

test('API-18 PASSWORD-12 an account without a password gets its first one', async () => {
  const services = await testServices(db);
  expect(await outcome(reset(services, '901234568', await codeFor(services, '901234568')))).toBe('in');
  expect(await outcome(logIn(services, 'phone02', { password: 'Saffron2026' }))).toBe('in');
});

test('ERROR-11 ROLE-12 ROLE-13 only the right code reveals a number without account, and an account that may not log in here', async () => {
  const services = await testServices(db);
  expect(await outcome(reset(services, '901239999', await codeFor(services, '901239999')))).toBe('wrong_account');
  expect(await outcome(reset(services, '901234569', await codeFor(services, '901234569')))).toBe('error_not_member');
  const agents = await testServices(db, { site: 'agent' });
  expect(await outcome(logIn(agents, 'office01'))).toBe('in');
  expect(await outcome(reset(agents, '901234571', await codeFor(agents, '901234571')))).toBe('error_not_agent');
});

test('PASSWORD-06 without CHNGPASSVERIF3 this reset does not exist; an invalid number is reported', async () => {
  const services = await testServices(db);
  const off = { ...services, brand: { ...services.brand, flags: { ...services.brand.flags, CHNGPASSVERIF3: false } } };
  expect(await outcome(reset(off, '901234567', '123456'))).toBe('login_type_unavailable');
  expect(await outcome(reset(services, '12', '123456'))).toBe('mobile_number_invalid');
});

test('ERROR-31 with Firebase its token is the proof', async () => {
  const services = await testServices(db);
  const { register } = services.brand;
  const site = {
    ...services,
    brand: { ...services.brand, register: { ...register, smsChannel: 'firebase' as const } },
    phoneProof: async (token: string) => (token === 'a.right.one' ? '84901234571' : undefined),
  };
  const attempt = (firebaseIdToken: string, newPassword: string) =>
    outcome(
      resetByPhone(
        site,
        { countryDialingCode: '84', mobileNum: '901234571', firebaseChannel: 'sms', firebaseIdToken, newPassword },
        testVisitor,
      ),
    );
  expect(await attempt('a.wrong.one', 'Ember2026')).toBe('phone_verification_failed');
  expect(await attempt('a.right.one', 'Ember2026')).toBe('in');
  expect(await attempt('a.right.one', 'Amber2026')).toBe('phone_verification_failed');
});

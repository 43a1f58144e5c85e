import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhoneProof } from '#server/adapters/phone-proof.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { HOUR, outcome, type TestServices, testServices } from '../../testing.ts';
import { checkPhoneToken, spendPhoneToken } from './phone-proof.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  services = await testServices(db);
});
afterAll(() => db.close());

const number = { dialingCode: '84', mobileNum: '912345678' };
const failed = 'phone_verification_failed';

/** Checks a token that proves these digits, at a site that uses Firebase. */
const check = (proven: string | undefined) => checkAt('firebase', async () => proven, 'a-token');

function checkAt(smsChannel: 'firebase' | 'server', phoneProof: PhoneProof | undefined, token: string | undefined) {
  const register = { ...services.brand.register, smsChannel };
  return outcome(checkPhoneToken({ phoneProof, brand: { ...services.brand, register } }, token, number));
}

test('REGISTER-34 a token proves its own number, also where that has the zero of its country', async () => {
  expect(await check('84912345678')).toBe('in');
  expect(await check('840912345678')).toBe('in');
  for (const other of ['84912345679', '912345678', '0912345678', '8400912345678', '184912345678', '', undefined]) {
    expect([other, await check(other)]).toEqual([other, failed]);
  }
});

test('REGISTER-34 without a token, without a project, or at a site that sends codes itself nothing is proven', async () => {
  const right: PhoneProof = async () => '84912345678';
  expect(await checkAt('firebase', right, undefined)).toBe(failed);
  expect(await checkAt('firebase', undefined, 'a-token')).toBe(failed);
  expect(await checkAt('server', right, 'a-token')).toBe(failed);
  expect(await checkAt('firebase', right, 'a-token')).toBe('in');
});

test('REGISTER-34 a token is spent once, is remembered for an hour, and is stored as a hash alone', async () => {
  const spend = (token: string) => outcome(db.transaction((tx) => spendPhoneToken(services, tx, token)));
  const both = await Promise.all([spend('t-1'), spend('t-1')]);
  expect(both.toSorted()).toEqual(['in', failed]);
  expect(await spend('t-2')).toBe('in');
  const rows = await db.query('test_nonces', 'select nonce, expires_at as until from used_nonces order by nonce');
  const until = new Date(services.clock() + HOUR);
  const kept = ['t-1', 't-2'].map((token) => ({ nonce: `firebase:${secretHash(token)}`, until }));
  expect(rows.length).toBe(2);
  expect(rows).toEqual(expect.arrayContaining(kept));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { isNameTaken, isNumberTaken } from '../../identity/registration/names.ts';
import { failureOf, rowOf } from '../../identity/registration/testing.ts';
import { addMembers, type TestServices, testServices } from '../../testing.ts';
import { type NewAccount, openAccount } from './open-account.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await addMembers(db, [{ account: 'lm0000000', number: ['84', '961000001'] }]);
});
afterAll(() => db.close());

/** Opens an account; the server draws names of seven equal digits, of which the last go on for ever. */
function open(account: Partial<NewAccount>, digits: readonly number[] = []) {
  let drawn = 0;
  const random = () => Uint8Array.of(0, 0, 0, digits[Math.min(Math.floor(drawn++ / 7), digits.length - 1)] ?? 0);
  const nobody = { number: undefined, email: undefined, payeeName: undefined, idNumber: undefined, uplineId: null };
  const given = { username: undefined, proven: false, passwordHash: null, paymentPasswordHash: null };
  const registration = { ip: '203.0.113.7', country: 'VN', language: 'VI', minimumAge: 18, contacts: {} };
  return db.transaction((tx) =>
    openAccount(
      { ...services, random },
      tx,
      { ...nobody, ...given, type: 0, rebate: 0, ...account },
      { ...registration, method: 'mobile' },
    ),
  );
}

test('REGISTER-27 a generated name that is taken is drawn again, and an account is opened under the next', async () => {
  expect((await open({}, [0, 0, 7])).account).toBe('lm7777777');
  await expect(open({}, [0])).rejects.toThrow('no free account name in 20 tries');
  expect(await failureOf(open({ number: { dialingCode: '84', mobileNum: '961000001' } }, [8]))).toBe(
    'mobile_number_taken',
  );
});

test('an account has its name as nickname unless it brings one, and tells where somebody else chose its password', async () => {
  await open({ username: 'Thu_Ha' });
  expect(await rowOf(db, 'thu_ha')).toMatchObject({ nickname: 'Thu_Ha', password_given: false });
  await open({ username: 'Thu_Hb', nickname: 'Hà', passwordGiven: true });
  expect(await rowOf(db, 'thu_hb')).toMatchObject({ nickname: 'Hà', password_given: true });
});

test('a name is taken in any case, and a number only under its own dialling code', async () => {
  expect(await isNameTaken(services, 'LM0000000')).toBe(true);
  expect(await isNameTaken(services, 'lm0000009')).toBe(false);
  expect(await isNumberTaken(db, { dialingCode: '84', mobileNum: '961000001' })).toBe(true);
  expect(await isNumberTaken(db, { dialingCode: '855', mobileNum: '961000001' })).toBe(false);
});

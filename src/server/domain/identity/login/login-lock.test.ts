import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import {
  addMembers,
  logIn,
  MINUTE,
  outcome,
  readCaptcha,
  SECOND,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { login } from './login.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'victim03' }, { account: 'neighbour01', number: ['855', '901234567'] }]);
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

const failWith = async (services: TestServices, name: string) =>
  outcome(tryWrong(services, name, await readCaptcha(services)));
const succeed = async (services: TestServices, username: string) =>
  outcome(
    login(
      services,
      {
        type: 'username',
        username,
        password: 'Portico123',
        sliderTicket: await sliderTicket(services),
        ...(await readCaptcha(services)),
      },
      elsewhere(),
    ),
  );

test.each(['victim03', 'unknown01'])('ten failures in 30 minutes lock %s for 15 minutes', async (name) => {
  const services = await testServices(db);
  const codes: string[] = [];
  for (let i = 0; i < 10; i++) codes.push(await failWith(services, name));
  expect(codes).toEqual([...Array<string>(9).fill('invalid_credentials'), 'account_locked']);
  services.pass(14 * MINUTE + 30 * SECOND);
  await expect(tryWrong(services, name)).rejects.toMatchObject({
    code: 'account_locked',
    details: { retryAfterSeconds: 30 },
  });
  services.pass(30 * SECOND);
  expect(await succeed(services, name)).toBe(name === 'victim03' ? 'in' : 'invalid_credentials');
});

test('name and number of an account share ten attempts', async () => {
  const services = await testServices(db);
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) {
    codes.push(await failWith(services, 'neighbour01'), await failWith(services, '+855901234567'));
  }
  expect(codes.at(-1)).toBe('account_locked');
});

test('ten failures of an address lock it for 15 minutes, for any name, and nobody else', async () => {
  const services = await testServices(db);
  const visitor = { ...testVisitor, ip: '192.0.2.44' };
  const attempt = async (username: string) =>
    login(
      services,
      {
        type: 'username',
        username,
        password: 'wrong',
        sliderTicket: await sliderTicket(services),
        ...(await readCaptcha(services)),
      },
      visitor,
    );
  for (let i = 0; i < 10; i++) expect(await outcome(attempt(`guess${i}`))).toBe('invalid_credentials');
  await expect(attempt('player01')).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 900 },
  });
  expect(await outcome(logIn(services, 'player01'))).toBe('in');
});

test('two servers on one database share the count', async () => {
  const [one, other] = [await testServices(db), await testServices(db)];
  for (let i = 0; i < 5; i++) {
    await failWith(one, 'unknown02');
    await failWith(other, 'unknown02');
  }
  expect(await failWith(one, 'unknown02')).toBe('account_locked');
});

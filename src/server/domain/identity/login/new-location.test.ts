import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { addMembers, logIn, outcome, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { newCode } from '../verification/sms-codes.ts';
import { spendNewIpTicket } from '../verification/tickets.ts';
import { login } from './login.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'traveller01', number: ['84', '901234567'] },
    { account: 'traveller02', number: ['84', '901234568'] },
    { account: 'traveller03', number: ['84', '901234570'] },
    { account: 'unproven01', number: ['84', '901234569'], numberProven: false },
  ]);
});
afterAll(() => db.close());

const asking = (changes: Partial<Services['brand']> = {}) =>
  testServices(db, { newPlaceVerification: true, ...changes });
const home = testVisitor;
const abroad: Visitor = { ...home, ip: '198.51.100.24' };
const phone: Visitor = { ...home, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' };

async function stopped(services: TestServices, account: string, visitor: Visitor) {
  try {
    await logIn(services, account, { visitor });
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'new_ip_verification') return failure.details;
    throw failure;
  }
  return undefined;
}

const confirm = (services: Services, visitor: Visitor, verificationCode: string, password = 'Portico123') =>
  outcome(login(services, { type: 'username', username: 'traveller01', password, verificationCode }, visitor));

test('LOGIN-35 ERROR-28 a new address is stopped after the right password, and continues with the code', async () => {
  const services = await asking();
  expect(await stopped(services, 'traveller01', home)).toBeUndefined();
  expect(await stopped(services, 'traveller01', home)).toBeUndefined();
  expect(await outcome(logIn(services, 'traveller01', { visitor: abroad, password: 'wrong' }))).toBe(
    'invalid_credentials',
  );
  const details = await stopped(services, 'traveller01', abroad);
  expect(details).toEqual({ maskedMobileNum: '******4567', verificationTicket: expect.stringMatching(/^nv_/) });
  const [member] = await db.query<{ id: number }>('test_id', `select id from members where account = 'traveller01'`);
  expect(await spendNewIpTicket(services, details?.verificationTicket ?? '')).toBe(member?.id);
  const code = await newCode(services, { purpose: 'new_ip', number: '84901234567' });
  expect(await confirm(services, abroad, code === '000000' ? '1' : '000000')).toBe('verification_code_wrong');
  expect(await confirm(services, abroad, code, 'wrong')).toBe('invalid_credentials');
  expect(await confirm(services, abroad, code)).toBe('in');
  expect(await confirm(services, abroad, code)).toMatch(/^verification_code_/);
  expect(await stopped(services, 'traveller01', abroad)).toBeUndefined();
  expect(await stopped(services, 'traveller01', home)).toBeUndefined();
});

test('LOGIN-35 so is a new device; the very first login has no location to compare with', async () => {
  const services = await asking();
  expect(await stopped(services, 'traveller02', home)).toBeUndefined();
  expect(await stopped(services, 'traveller02', phone)).toMatchObject({ maskedMobileNum: '******4568' });
});

test('LOGIN-35 applies only if the brand wants it and sends the codes itself, and the number is verified', async () => {
  const off = await asking({ newPlaceVerification: false });
  expect(await stopped(off, 'traveller03', home)).toBeUndefined();
  expect(await stopped(off, 'traveller03', phone)).toBeUndefined();
  const { register } = off.brand;
  const byFirebase = await asking({ register: { ...register, smsChannel: 'firebase' } });
  expect(await stopped(byFirebase, 'traveller03', { ...home, ip: '198.51.100.77' })).toBeUndefined();
  const on = await asking();
  expect(await stopped(on, 'unproven01', home)).toBeUndefined();
  expect(await stopped(on, 'unproven01', abroad)).toBeUndefined();
});

test('LOGIN-35 a code that was never sent is invalid, and replaces neither slider nor captcha', async () => {
  const services = await asking();
  for (const username of ['traveller01', 'nobody01', '000']) {
    const payload = { type: 'username', username, password: 'Portico123', verificationCode: '123456' } as const;
    expect(await outcome(login(services, payload, home))).toMatch(/^verification_code_/);
  }
});

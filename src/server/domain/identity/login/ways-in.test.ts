import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginResult } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { addMembers, HOUR, logIn, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { resetByPhone } from '../password-reset/reset-by-phone.ts';
import { newCode } from '../verification/sms-codes.ts';
import { login } from './login.ts';
import { createSessionTicket, exchangeSessionTicket } from './login-ticket.ts';

/** Every way into an account but that by a provider, which is tested with a provider. */
interface Way {
  readonly way: string;
  readonly account: string;
  readonly mobileNum: string;
  /** `time` tells the first from the second. */
  readonly enter: (services: TestServices, own: Way, time: number) => Promise<Pick<LoginResult, 'lastLogin'>>;
}

const numberOf = ({ mobileNum }: Way) => ({ countryDialingCode: '84', mobileNum });
const codeFor = (services: TestServices, { mobileNum }: Way) =>
  newCode(services, { purpose: 'login', number: `84${mobileNum}` });

const ways: readonly Way[] = [
  {
    way: 'name and password',
    account: 'byname01',
    mobileNum: '971000001',
    enter: (services, { account }) => logIn(services, account),
  },
  {
    way: 'number and password',
    account: 'bynumber01',
    mobileNum: '971000002',
    enter: (services, { mobileNum }) => logIn(services, mobileNum),
  },
  {
    way: 'a code by SMS',
    account: 'bysms01',
    mobileNum: '971000003',
    enter: async (services, own) => {
      const verificationCode = await codeFor(services, own);
      return login(services, { type: 'sms', ...numberOf(own), verificationCode }, testVisitor);
    },
  },
  {
    way: 'a token of Firebase',
    account: 'byfirebase01',
    mobileNum: '971000004',
    enter: async (services, own, time) => {
      const register = { ...services.brand.register, smsChannel: 'firebase' as const };
      const site = {
        ...services,
        brand: { ...services.brand, register },
        phoneProof: async () => `84${own.mobileNum}`,
      };
      const proof = { firebaseChannel: 'sms', firebaseIdToken: `token.of.time${time}` } as const;
      return login(site, { type: 'sms', ...numberOf(own), ...proof }, testVisitor);
    },
  },
  {
    way: 'a ticket of the merchant',
    account: 'byticket01',
    mobileNum: '971000005',
    enter: async (services, { account }) => {
      const { ticket } = await createSessionTicket(services, account);
      return (await exchangeSessionTicket(services, ticket, testVisitor)).session;
    },
  },
  {
    way: 'a forgotten password',
    account: 'byreset01',
    mobileNum: '971000006',
    enter: async (services, own, time) => {
      const verificationCode = await codeFor(services, own);
      const newPassword = `Saffron${time}`;
      return (await resetByPhone(services, { ...numberOf(own), verificationCode, newPassword }, testVisitor)).session;
    },
  },
];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ways.map(({ account, mobileNum }) => ({ account, number: ['84', mobileNum] as const })),
  );
});
afterAll(() => db.close());

describe.each(ways)('a login by $way', (own) => {
  test('LOGIN-16 LOGIN-23 is marked where it is the first, and else names the one before', async () => {
    const { flags } = (await testServices(db)).brand;
    const services = await testServices(db, { flags: { ...flags, MOBILEVERCODELOGIN3: true } });
    expect(await own.enter(services, own, 2026)).toMatchObject({ firstTimeLogin: true, lastLogin: null });
    services.pass(HOUR);
    expect(await own.enter(services, own, 2027)).toMatchObject({
      firstTimeLogin: false,
      lastLogin: { at: new Date(TEST_NOW).toISOString(), ip: testVisitor.ip, country: 'VN' },
    });
  });
});

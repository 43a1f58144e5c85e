import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '#server/db/testing.ts';
import { seedSite } from '#server/seed/seed.ts';
import {
  auditOf,
  lastMessage,
  logIn,
  outcome,
  sessionWith,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { accountRules, createDownline, createGeneralAgent } from './create-accounts.ts';

let db: Database;
let services: TestServices;
let made: Awaited<ReturnType<typeof createGeneralAgent>>;
// A site on which nobody has an account yet.
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await seedSite(db, { clock: () => TEST_NOW, brand: TEST_BRAND });
  services = await testServices(db);
  made = await createGeneralAgent(services, payload, mai);
});
afterAll(() => db.close());

const mai = { operator: 'Mai', visitor: testVisitor, language: 'VI' } as const;
const payload = { username: 'hoa_binh', password: 'Welcome2Lumo', nickname: '  Hoa Binh ', rebate: 100 } as const;

test('API-75 AGENT-18 the first agent of a site stands at the top, is welcomed, and in the log with the operator', async () => {
  expect(made).toMatchObject({
    account: 'hoa_binh',
    nickname: 'Hoa Binh',
    type: 1,
    uplineId: null,
    uplineAccount: null,
    level: 0,
    directCount: 0,
    teamCount: 1,
    rebate: 100,
    state: 'active',
  });
  expect(await auditOf(db, Number(made.id))).toContainEqual(['general_agent_created', 'Mai', { rebate: 100 }]);
  expect((await lastMessage(db, Number(made.id)))?.title).not.toBe('');
});

test('API-75 AGENT-04 its first password must be changed, and then it makes accounts within its rebate', async () => {
  const login = await logIn(services, 'hoa_binh', payload);
  expect(login).toMatchObject({ firstTimeLogin: true, passwordExpired: true });
  const session = await sessionWith(services, login.token);
  expect(await accountRules(services, session)).toMatchObject({ types: [2, 41, 0], maxRebate: 100 });
  const creator = { session, visitor: testVisitor, language: 'EN' as const };
  const below = { username: 'thu_ha', password: 'Welcome2Lumo', type: 2, rebate: 100 } as const;
  expect(await createDownline(services, below, creator)).toMatchObject({ uplineAccount: 'hoa_binh', level: 1 });
});

test('API-75 VALID-01 a name that exists, in any case, makes no second account, nor does a broken rule', async () => {
  const count = async () => {
    const [row] = await db.query<{ count: number }>('test_count', 'select count(*)::int as count from members');
    return row?.count;
  };
  const before = await count();
  expect(await outcome(createGeneralAgent(services, { ...payload, username: 'HOA_BINH' }, mai))).toBe('username_taken');
  const weak = { ...payload, username: 'minh_an', password: 'x' };
  expect(await outcome(createGeneralAgent(services, weak, mai))).toBe('validation_failed');
  const spaced = { ...payload, username: 'minh an' };
  expect(await outcome(createGeneralAgent(services, spaced, mai))).toBe('validation_failed');
  expect(await count()).toBe(before);
});

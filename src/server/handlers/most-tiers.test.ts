import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { addContract } from '../domain/affiliates/contracts/settlement/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { logIn } from '../domain/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

const AGENT01 = 1_000_002;

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  // What agent01 may grant at most.
  const tiers = [{ turnover: '0.00', activeDownlines: 0, loss: '0.00', rate: 100 }];
  const terms = { tiers, activeMinimum: '1.00', carryOver: 'none' } as const;
  await addContract(db, { kind: 'dividend', uplineId: null, downlineId: AGENT01, terms, from: TEST_NOW });
  const random = (length: number) => randomBytes(length);
  server = await startTestServer({ db, handlers, clock: () => TEST_NOW, random, authenticate: authenticator(db) });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** A dividend of one to any number of tiers, one basis point apart. */
function proposal(count: number) {
  const tiers = Array.from({ length: count }, (_, n) => {
    return { turnover: `${n}.00`, activeDownlines: n, loss: `${n}.00`, rate: n + 1 };
  });
  return { kind: 'dividend', downlineId: '1000003', terms: { tiers, activeMinimum: '1.00', carryOver: 'none' } };
}

const STORED = `
  select jsonb_array_length(terms -> 'tiers') as tiers from contracts where kind = 'dividend' and downline_id = 1000003`;

test('CONTRACT-04 a contract has one to six tiers: none and seven are refused, and nothing of them is stored', async () => {
  const { token } = await logIn(server.services, 'agent01');
  const propose = async (count: number) => {
    const answer = await server.post('/wps/agent/contracts', proposal(count), { Authorization: `Bearer ${token}` });
    return { status: answer.status, ...(await answer.json()) };
  };
  const stored = () => db.query<{ tiers: number }>('test_stored_tiers', STORED);
  for (const count of [0, 7]) {
    const { status, code } = await propose(count);
    expect([count, status, code]).toEqual([count, 400, 'validation_failed']);
  }
  expect(await stored()).toEqual([]);
  const { status, value } = await propose(6);
  expect([status, value?.contract.terms.tiers.length]).toEqual([200, 6]);
  expect(await stored()).toEqual([{ tiers: 6 }]);
});

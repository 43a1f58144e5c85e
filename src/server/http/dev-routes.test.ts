import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const env = { DEMO: '1', TEST_MEMBERS: 'on', OPERATOR_KEY: 'an-operator-key-of-tests' };
const headers = { 'X-Operator-Key': env.OPERATOR_KEY };
const clock = () => Date.parse('2026-03-04T05:06:07Z');

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer({ db, env, clock, random: (length) => new Uint8Array(length).fill(7) });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const make = (body: object, more: Record<string, string> = headers) => server.post('/dev/members', body, more);

test('a test makes a member with money, points, a bank account and an old session', async () => {
  const answer = await make({
    account: 'linh01',
    balance: '1000.50',
    points: 300,
    birthday: '1990-06-01',
    payeeName: 'TRAN MINH ANH',
    mobileNum: '912000400',
    paymentPassword: '618204',
    bankAccount: '19034560001',
    sessionSince: '2026-03-04T03:42:07Z',
  });
  const { memberId, token } = await answer.json();
  const session = await authenticator(db)({ clock }, token, { background: true });
  expect(session).toMatchObject({ memberId, account: 'linh01', type: 0, balance: '1000.50000000' });
  const [points] = await db.query('t', "select balance from wallets where member_id = $1 and kind = 'points'", [
    memberId,
  ]);
  expect(points).toEqual({ balance: '300.00000000' });
  const [sums] = await db.query<{ sum: string }>('t2', 'select sum(amount) as sum from entries', []);
  expect(Number(sums?.sum)).toBe(0);
});

test('an agent stands below the agent that was named, and may transfer to it', async () => {
  const above = await (await make({ account: 'agent_a', type: 1 })).json();
  const below = await (await make({ account: 'agent_b', type: 2, upline: 'Agent_A', toUpline: true })).json();
  const [row] = await db.query('t3', 'select upline_id, to_upline from members where id = $1', [below.memberId]);
  expect(row).toEqual({ upline_id: above.memberId, to_upline: true });
  expect((await make({ account: 'agent_c', upline: 'nobody_here' })).status).toBe(404);
});

test('members that ask for any bank account have one each', async () => {
  const payees = ['payee_a', 'payee_b'].map((account) => make({ account, payeeName: 'TRAN AN', bankAccount: true }));
  const made = await Promise.all(payees.map(async (answer) => (await (await answer).json()).memberId));
  const rows = await db.query('t4', 'select member_id from bound_accounts where member_id = any($1) order by 1', [
    made,
  ]);
  expect(rows).toEqual(made.sort().map((memberId) => ({ member_id: memberId })));
});

test('a second account of a name, an unknown wish and a wrong amount are refused', async () => {
  expect((await make({ account: 'twice_1' })).status).toBe(200);
  expect((await make({ account: 'twice_1' })).status).toBe(400);
  expect((await make({ account: 'wishes_1', gold: 1 })).status).toBe(400);
  expect((await make({ account: 'wishes_2', balance: '-5' })).status).toBe(400);
});

test('it answers nobody behind a proxy and nobody without the key of an operator', async () => {
  expect((await make({ account: 'outside' }, { ...headers, 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
  expect((await make({ account: 'outside' }, {})).status).toBe(401);
  expect((await make({ account: 'outside' }, { 'X-Operator-Key': 'another-key-of-16-signs' })).status).toBe(401);
});

test('a server has none unless it is asked for', async () => {
  const without = await startTestServer({
    db,
    env: { DEMO: '1', OPERATOR_KEY: env.OPERATOR_KEY, NODE_ENV: 'development' },
  });
  expect((await without.post('/dev/members', { account: 'nobody' }, headers)).status).toBe(404);
  await without.stop();
});

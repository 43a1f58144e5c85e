import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { malformedTexts, malformedValues } from '../testing/malformed-input.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

const operatorKey = 'an-operator-key-of-32-characters';

let db: Database;
let server: TestServer;
let token: string;
let keys = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer({
    db,
    handlers,
    clock: () => TEST_NOW,
    random: randomBytes,
    authenticate: authenticator(db),
    env: { OPERATOR_KEYS: `op_mai=${operatorKey}`, RATE_LIMIT_PER_MINUTE: 'off' },
  });
  ({ token } = await signIn(server.url, 'player01', 'Portico123'));
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const newKey = () => {
  keys += 1;
  return `withdrawal-test-key-${keys}`;
};
const asked = (parts: Readonly<Record<string, unknown>> = {}) => ({
  amount: '100.00',
  accountId: 'ba-1101',
  paymentPassword: '730185',
  ...parts,
});
async function call(path: string, body: unknown, key = newKey(), headers: Record<string, string> = {}) {
  const all = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key, ...headers };
  const response = await server.post(path, body, all);
  return { status: response.status, ...(await response.json()) };
}
const withdraw = (body: unknown, key?: string) => call('/wps/v2/wallets/withdrawals', body, key);
const asOperator = (id: string, act: string, body: unknown, key?: string) =>
  call(`/wps/operator/withdrawals/${id}/${act}`, body, key, { 'X-Operator-Key': operatorKey });
const held = async () => {
  const sql = `select coalesce(sum(balance), 0)::text as held from wallets where member_id = 1000001 and kind = 'held'`;
  return Number((await db.query<{ held: string }>('test_held', sql))[0]?.held);
};

describe('createWithdrawal over the network', () => {
  test.each([
    '-1.00',
    '-100.00',
    '0',
    '0.00',
    '100',
    '100.001',
    '1e3',
    '1E3',
    '1000,00',
    '1.000,50',
    '1 000.00',
    '+100.00',
    `1${'0'.repeat(30)}.00`,
    '١٠٠.٠٠',
    '１００.００',
    '0x64',
    'Infinity',
    '100.00\u0000',
    ' 100.00',
    '00100.00',
  ])('WALLET-11 refuses the amount %j before anything is held', async (amount) => {
    const before = await held();
    expect(await withdraw(asked({ amount }))).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await held()).toBe(before);
  });

  test('refuses every malformed value in every field', async () => {
    const before = await held();
    const values = [...Object.values(malformedTexts), ...Object.values(malformedValues)];
    const bodies = values.flatMap((value) =>
      ['amount', 'accountId', 'paymentPassword'].map((name) => asked({ [name]: value })),
    );
    for (const body of bodies) {
      const { status } = await withdraw(body);
      expect([400, 404, 413, 422, 429]).toContain(status);
    }
    expect(await held()).toBe(before);
    await db.query('test_unlock', `update members set payment_password_failures = '{}' where id = 1000001`);
  });

  test('trust 7: the same key is answered the same and holds once, also twice at once; another body is refused', async () => {
    const before = await held();
    const key = newKey();
    const [first, second] = await Promise.all([withdraw(asked(), key), withdraw(asked(), key)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 200, value: { withdrawal: { state: 'requested', amount: '100.00' } } });
    expect(await withdraw(asked({ amount: '100.01' }), key)).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    expect((await held()) - before).toBe(100);
  });

  test('WALLET-11 five wrong payment passwords lock it for a while, and nothing is held', async () => {
    const before = await held();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await withdraw(asked({ paymentPassword: '000000' }))).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await withdraw(asked())).status).toBe(429);
    expect(await held()).toBe(before);
    await db.query('test_unlock', `update members set payment_password_failures = '{}' where id = 1000001`);
  });
});

describe('operators over the network', () => {
  test('WALLET-11 approve and pay with a key each, and the member confirms', async () => {
    const { value } = await withdraw(asked({ amount: '40.00' }));
    const id: string = value.withdrawal.withdrawalId;
    const key = newKey();
    const [once, again] = await Promise.all([asOperator(id, 'approve', {}, key), asOperator(id, 'approve', {}, key)]);
    expect(once).toEqual(again);
    expect(once).toMatchObject({
      status: 200,
      value: { state: 'approved', reviewer: 'op_mai', accountNumber: '19034564471' },
    });
    const payment = { bankReference: 'SMB-20260105-88120', paidAt: new Date(TEST_NOW).toISOString() };
    expect(await asOperator(id, 'paid', payment)).toMatchObject({ status: 200, value: { state: 'paid' } });
    expect(await asOperator(id, 'paid', payment)).toMatchObject({ status: 409, code: 'conflict' });
    const received = await call(`/wps/v2/wallets/withdrawals/${id}/received`, undefined);
    expect(received).toMatchObject({ status: 200, value: { withdrawal: { state: 'received' } } });
  });

  test('nobody decides without the key', async () => {
    const response = await server.post('/wps/operator/withdrawals/wd-1/approve', {}, { 'Idempotency-Key': newKey() });
    expect(response.status).toBe(401);
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateDepositResponse } from '#generated/model/index.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { signPayment } from '../domain/payments/deposits/payment-report.ts';
import { handlers } from '../handlers/handlers.ts';
import { malformedTexts } from '../testing/malformed-input.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const PAYMENT_KEY = 'a-payment-key-of-32-characters-x';
const OPERATOR_KEY = 'an-operator-key-of-32-characters';

let db: Database;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  db = await openTestDatabase();
  const env = { RATE_LIMIT_PER_MINUTE: 'off', PAYMENT_KEY, OPERATOR_KEY };
  const random = (length: number) => randomBytes(length);
  const authenticate = authenticator(db);
  server = await startTestServer({ db, clock: () => TEST_NOW, random, handlers, env, authenticate });
  const { token } = await signIn(server.url, 'player01', 'Portico123');
  headers = { Authorization: `Bearer ${token}` };
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return `a-key-of-payments-${keys}`;
};
const create = (body: object, key = newKey()) =>
  server.post('/wps/v2/wallets/deposits', body, { ...headers, 'Idempotency-Key': key });
const card = async (amount = '20.00') => {
  const { value }: CreateDepositResponse = await (await create({ methodId: 'dm-card', amount })).json();
  return { ...value.deposit, page: new URL(value.instruction?.redirectUrl ?? '') };
};
const stateOf = async (id: string): Promise<string> =>
  (await (await server.get(`/wps/v2/wallets/deposits/${id}`, headers)).json()).value.deposit.state;
const press = (page: URL, outcome: string, type?: string) =>
  fetch(server.url + page.pathname + page.search, {
    method: 'POST',
    body: type === undefined ? new URLSearchParams({ outcome }) : outcome,
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
  });

describe('the hosted page of the sandbox', () => {
  test('WALLET-11 a card is paid on it, and only once', async () => {
    const { depositId, page } = await card();
    const shown = await server.get(page.pathname + page.search);
    const html = await shown.text();
    expect(html).toContain('Pay $20.00');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(await (await press(page, 'succeeded')).text()).toContain('Paid. You can close this page.');
    expect(await stateOf(depositId)).toBe('credited');
    expect(await (await press(page, 'declined')).text()).toContain('Paid. You can close this page.');
    expect(await stateOf(depositId)).toBe('credited');
  });

  test('a declined card fails the deposit, in the language of the member', async () => {
    const { depositId, page } = await card();
    page.searchParams.set('language', 'VI');
    expect(await (await press(page, 'declined')).text()).toContain('Giao dịch bị từ chối.');
    expect(await stateOf(depositId)).toBe('failed');
  });

  test('WALLET-14 after a decline another card is paid on the same page', async () => {
    const { depositId, page } = await card();
    const declined = await (await press(page, 'declined')).text();
    expect(declined).toContain('You can try another card.');
    expect(declined).toContain('Pay $20.00');
    expect(await (await press(page, 'succeeded')).text()).toContain('Paid. You can close this page.');
    expect(await stateOf(depositId)).toBe('credited');
  });

  test('exists for card payments alone, and refuses other input', async () => {
    const { depositId, page } = await card();
    const bank: CreateDepositResponse = await (await create({ methodId: 'dm-bank', amount: '20.00' })).json();
    for (const id of [bank.value.deposit.depositId, 'dep-none', '%3Cscript%3E']) {
      expect((await server.get(`/sandbox-payments/${id}`)).status).toBe(404);
    }
    expect((await press(page, 'free')).status).toBe(400);
    expect((await press(page, '{}', 'application/json')).status).toBe(415);
    expect((await press(page, 'x'.repeat(5_000))).status).toBe(413);
    expect(await stateOf(depositId)).toBe('pending');
  });
});

describe('a report of a provider', () => {
  const send = (body: string, signature = signPayment(Buffer.from(PAYMENT_KEY), body, TEST_NOW)) =>
    server.post('/payments/card/reports', body, { 'X-Payment-Signature': signature });

  test('is taken once if it is signed with the key, and refused without', async () => {
    const { depositId } = await card();
    const body = JSON.stringify({
      eventId: 'event-0001',
      depositId,
      outcome: 'succeeded',
      amount: '20.00',
      currency: 'USD',
      reference: 'REF-0001',
    });
    expect((await send(body, 't=1,v1=00')).status).toBe(403);
    const answers = [await (await send(body)).json(), await (await send(body)).json()];
    expect(answers).toEqual([
      { success: true, outcome: 'paid' },
      { success: true, outcome: 'duplicate' },
    ]);
    expect(await stateOf(depositId)).toBe('credited');
  });

  test('malformed input is refused', async () => {
    for (const text of Object.values(malformedTexts)) {
      const { status } = await send(JSON.stringify({ eventId: text, depositId: text }));
      expect([400, 413]).toContain(status);
    }
    expect((await send('not json')).status).toBe(400);
  });
});

test('the same key makes one deposit, also at once, and another body under it is refused', async () => {
  await db.query('test_clean', "update deposits set state = 'expired' where state = 'pending'");
  const key = newKey();
  const body = { methodId: 'dm-bank', amount: '20.00' };
  const answers = await Promise.all([1, 2, 3].map(async () => (await create(body, key)).json()));
  expect(new Set(answers.map(({ value }) => value.deposit.depositId)).size).toBe(1);
  expect((await create({ ...body, amount: '30.00' }, key)).status).toBe(409);
});

test.each(['-20.00', '0.00', '1e3', '20', '20.000000001', '1000000000000000000000000000000.00', '２０.00', '1.000,50'])(
  'WALLET-13 %s is no amount of the contract',
  async (amount) => {
    expect((await create({ methodId: 'dm-bank', amount })).status).toBe(400);
  },
);

test('WALLET-01 a confirmed transfer is credited when the operator has its answer; its key runs once', async () => {
  const { value }: CreateDepositResponse = await (await create({ methodId: 'dm-bank', amount: '20.00' })).json();
  const { depositId } = value.deposit;
  const confirm = () =>
    server.post(
      `/wps/operator/deposits/${depositId}/confirm`,
      { receivedAmount: '20.00', bankReference: 'SMB-7' },
      { 'X-Operator-Key': OPERATOR_KEY, 'Idempotency-Key': 'a-key-of-an-operator' },
    );
  const [first, again] = [await (await confirm()).json(), await (await confirm()).json()];
  expect(first.value).toMatchObject({ state: 'paid', creditedAmount: null, steps: [{}, { by: 'Support' }] });
  expect(again).toEqual(first);
  expect(await stateOf(depositId)).toBe('credited');
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as zod from 'zod';
import type { Queries } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { post } from '../domain/money/wallet/post.ts';
import { Failure } from '../shared/failure.ts';
import { sampleSession } from '../testing/samples.ts';
import { type TestOperation, type TestRequest, testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const header = zod.object({ 'Idempotency-Key': zod.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
const body = zod.strictObject({ amount: zod.string(), note: zod.string().optional() });
const parts = {
  idempotent: true,
  headerNames: ['Idempotency-Key'],
  path: '/wps/test/credit/:to',
  validators: { header, body, params: zod.object({ to: zod.string() }) },
} as const;

let db: TestDatabase;
let posted = 0;
let one: TestServer;
let two: TestServer;
/** The error that the next handlers throw after they moved the money. */
let failures: Error[] = [];
let asked = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  [one, two] = await Promise.all([start(db), start(db.again())]);
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await db.close();
});
beforeEach(() => {
  asked = 0;
});
afterEach(async () => {
  failures = [];
  await db.query('test_forget', 'delete from idempotency_keys');
});

async function pay(tx: Queries, amount: string): Promise<void> {
  posted += 1;
  await post(tx, {
    key: `test:${posted}`,
    kind: 'opening',
    reason: { kind: 'account', id: '1000001' },
    at: new Date(0),
    currency: 'USD',
    entries: [
      { house: 'opening', amount: `-${amount}` },
      { memberId: 1_000_001, purpose: 'main', amount },
    ],
  });
}

/** Credits the member. The answer holds the number of calls, so that a second run would show in it too. */
async function credit({ body: given, once }: TestRequest): Promise<unknown> {
  asked += 1;
  const time = asked;
  // The operation's validator guarantees the type.
  const { amount } = given as zod.output<typeof body>;
  return once?.(async (tx) => {
    await pay(tx, amount);
    const failure = failures.shift();
    if (failure) throw failure;
    return { success: true, value: { time, amount } };
  });
}

const operations: readonly TestOperation[] = [
  testOperation('credit', { ...parts, security: 'session' }, credit),
  testOperation('vendorCredit', { ...parts, security: 'vendor', path: '/wps/test/vendorCredit/:to' }, credit),
  testOperation('lie', { ...parts, security: 'session', path: '/wps/test/lie/:to' }, async (request) => {
    return request.once?.(async (tx) => {
      await pay(tx, '5.00');
      return { success: false };
    });
  }),
];

function start(database: TestDatabase | ReturnType<TestDatabase['again']>): Promise<TestServer> {
  return startTestServer({
    db: database,
    operations,
    env: { VENDOR_KEYS: 'SAF=saffron-key-0001,NOR=nordic-key-00001' },
    authenticate: async (_services, token) => ({ ...sampleSession, memberId: Number(token) }),
  });
}

interface Call {
  readonly server?: TestServer;
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

async function send({
  server = one,
  path = '/wps/test/credit/main',
  body: given = { amount: '5.00' },
  headers = {},
}: Call = {}) {
  const response = await server.post(path, given, {
    Authorization: 'Bearer 1000001',
    'Idempotency-Key': key,
    ...headers,
  });
  return { status: response.status, text: await response.text() };
}

const codeOf = ({ text }: { readonly text: string }) => JSON.parse(text).code;

/** The amount of money that `work` moved. */
async function moved(work: () => Promise<unknown>): Promise<number> {
  const before = await balance();
  await work();
  return (await balance()) - before;
}

async function balance(): Promise<number> {
  const [row] = await db.query<{ balance: string }>(
    'test_balance',
    "select balance from wallets where kind = 'main' and member_id = $1",
    [1_000_001],
  );
  return Number(row?.balance);
}

describe('the same key', () => {
  test('with the same request gives the first answer again and does nothing, on another server too', async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    expect(
      await moved(async () => {
        for (const server of [one, one, two]) answers.push(await send({ server }));
      }),
    ).toBe(5);
    expect(answers[0]).toEqual({ status: 200, text: '{"success":true,"value":{"time":1,"amount":"5.00"}}' });
    expect(answers).toEqual(Array(3).fill(answers[0]));
    expect(asked).toBe(1);
  });

  test('means the same request however its JSON is written', async () => {
    await send({ body: '{"amount":"5.00","note":"a"}' });
    expect((await send({ body: ' { "note": "a", "amount": "5.00" }' })).status).toBe(200);
    expect(asked).toBe(1);
  });

  test.each([
    ['another body', { body: { amount: '6.00' } }],
    ['one field more', { body: { amount: '5.00', note: 'a' } }],
    ['another path', { path: '/wps/test/credit/bonus' }],
  ])('with %s is idempotency_conflict and does nothing', async (_what, call) => {
    await send();
    const answer = { status: 0, text: '' };
    expect(await moved(async () => Object.assign(answer, await send(call)))).toBe(0);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'idempotency_conflict']);
  });

  test('sent ten times at once to two servers has one effect and one answer', async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const all = Array.from({ length: 10 }, (_, index) => ({ server: index % 2 === 0 ? one : two }));
    expect(await moved(async () => answers.push(...(await Promise.all(all.map(send)))))).toBe(5);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('sent with two bodies at once: one is done, the other a conflict', async () => {
    const calls = [send(), send({ server: two, body: { amount: '6.00' } })];
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an attempt that fails', () => {
  test('undoes what it did and leaves the key free', async () => {
    failures = [new Failure('insufficient_balance')];
    const answer = { status: 0, text: '' };
    expect(await moved(async () => Object.assign(answer, await send()))).toBe(0);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'insufficient_balance']);
    expect(await moved(() => send({ body: { amount: '7.00' } }))).toBe(7);
  });

  test('while others wait for it lets one of them do the work', async () => {
    failures = [new Failure('insufficient_balance')];
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const all = [{}, { server: two }, { server: two }, {}];
    expect(await moved(async () => answers.push(...(await Promise.all(all.map(send)))))).toBe(5);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422]);
  });

  test('because its answer leaves the contract is undone as well', async () => {
    const answer = { status: 0, text: '' };
    expect(await moved(async () => Object.assign(answer, await send({ path: '/wps/test/lie/main' })))).toBe(0);
    expect(answer.status).toBe(500);
  });
});

describe('a key is its sender’s', () => {
  test('another member, another operation and another holder of a key have keys of their own', async () => {
    const vendor = { path: '/wps/test/vendorCredit/main' };
    const calls: Call[] = [
      {},
      { headers: { Authorization: 'Bearer 1000002' } },
      { ...vendor, headers: { 'X-Vendor-Key': 'saffron-key-0001' } },
      { ...vendor, headers: { 'X-Vendor-Key': 'nordic-key-00001' } },
    ];
    expect(
      await moved(async () => {
        for (const call of calls) expect((await send(call)).status).toBe(200);
      }),
    ).toBe(20);
  });

  test('and cannot be read from the table, nor the request', async () => {
    await send({ body: { amount: '5.00', note: '135790' } });
    const rows = await db.query<{ scope: string }>('test_rows', 'select * from idempotency_keys');
    expect(rows).toMatchObject([{ scope: 'member:1000001', operation: 'credit' }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${key}|135790`));
  });

  test('must be there and of the contract’s form', async () => {
    for (const wrong of ['', 'short', 'with spaces in the key']) {
      const answer = await send({ headers: { 'Idempotency-Key': wrong } });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text).value.fields).toMatchObject([{ pointer: '/header/Idempotency-Key' }]);
    }
    const response = await one.post('/wps/test/credit/main', { amount: '5.00' }, { Authorization: 'Bearer 1000001' });
    expect(response.status).toBe(400);
    expect(asked).toBe(0);
  });
});

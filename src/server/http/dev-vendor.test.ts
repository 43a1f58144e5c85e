import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { CallLog } from './call-log.ts';

const key = 'the-key-of-saffron';
const env = { DEMO: '1', SANDBOX_VENDORS: 'on', VENDOR_KEYS: `SAF=${key}` };
const DEBIT = '/wps/v2/wallets/vendor/debit';
const order = {
  transactionId: 'SAF-r5001-debit-0001',
  playToken: 'pl_5Rk9wQe2VZt7YxN1sKbU0cHf',
  memberId: '1000001',
  nodeId: '20001',
  roundId: 'r-5001',
  amount: '2.00',
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    env,
    handlers: {
      getPlayerBalance: async () => ({
        success: true,
        value: { memberId: '1000001', currency: 'USD', balance: '12680.50', asOf: '2026-01-05T09:42:00Z' },
      }),
      authorisePlayer: async () => ({
        success: true,
        value: {
          memberId: '1000002',
          nickname: 'Minh Khoa',
          playToken: order.playToken,
          nodeId: '20001',
          gameId: 'lantern-road',
          language: 'EN',
          currency: 'USD',
          balance: '12680.50',
          expiresAt: '2026-01-05T21:30:00Z',
          asOf: '2026-01-05T09:42:00Z',
        },
      }),
    },
  });
});
afterEach(() => server.stop());

const calls = async (after = 0) => (await server.get(`/dev/vendor.json?after=${after}`)).json();

describe('the page of calls', () => {
  test('has each call of a vendor with its bodies, without tokens and keys', async () => {
    const launchToken = 'lt_3vTq9ZbK6wYxE1sNfRcU0mHg';
    const headers = { 'X-Vendor-Key': key };
    await server.post('/wps/v2/wallets/vendor/authorise', { launchToken }, headers);
    await server.get('/wps/v2/wallets/vendor/balance?memberId=1000001', headers);
    const told = await calls();
    expect(told).toMatchObject([
      { id: 1, vendor: 'SAF', member: '1000002', operation: 'authorisePlayer', status: 200 },
      { id: 2, vendor: 'SAF', member: '1000001', operation: 'getPlayerBalance', request: 'memberId=1000001' },
    ]);
    expect(JSON.parse(told[0].request)).toEqual({ launchToken: 'lt_3v…' });
    expect(JSON.parse(told[0].answer).value).toMatchObject({ nickname: 'Minh Khoa', playToken: 'pl_5R…' });
    expect(JSON.parse(told[1].answer).value.balance).toBe('12680.50');
    for (const call of told) expect(call.milliseconds).toBeGreaterThanOrEqual(0);
    const whole = JSON.stringify(told);
    for (const secret of [launchToken, order.playToken, key]) expect(whole).not.toContain(secret);
    expect(await calls(1)).toMatchObject([{ id: 2 }]);
  });

  test('has refused calls too, and reads no body of a caller without a key', async () => {
    const before = (await calls()).length;
    await server.post(DEBIT, order, {
      'X-Vendor-Key': 'a-key-of-nobody-at-all',
      'Idempotency-Key': order.transactionId,
    });
    await server.post(
      DEBIT,
      { ...order, amount: 'two' },
      { 'X-Vendor-Key': key, 'Idempotency-Key': order.transactionId },
    );
    const [unknown, wrong] = (await calls()).slice(before);
    expect(unknown).toMatchObject({ vendor: null, member: null, operation: 'debitPlayer', status: 401, request: '' });
    expect(wrong).toMatchObject({ vendor: 'SAF', member: '1000001', operation: 'debitPlayer', status: 400 });
    expect(JSON.parse(wrong.answer)).toMatchObject({ code: 'validation_failed' });
  });

  test('leaves the calls of members alone', async () => {
    const before = (await calls()).length;
    await server.get('/wps/system/status');
    expect(await calls()).toHaveLength(before);
  });

  test('runs its own script alone, and asks its own server alone', async () => {
    const page = await server.get('/dev/vendor');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('does not exist where the sandbox vendors play in points', async () => {
    const off = await startTestServer({ env: { DEMO: '1', SANDBOX_VENDORS: 'off' } });
    const production = await startTestServer({ env: { NODE_ENV: 'production' } });
    for (const path of ['/dev/vendor', '/dev/vendor.json']) {
      expect((await off.get(path)).status).toBe(404);
      expect((await production.get(path)).status).toBe(404);
    }
    await off.stop();
    await production.stop();
  });
});

test('the log keeps the last two hundred calls, each cut to a length', () => {
  const log = new CallLog();
  const call = { at: '', vendor: 'SAF', member: null, operation: 'debitPlayer', status: 200, milliseconds: 1 };
  for (let count = 0; count < 450; count++) log.add({ ...call, request: 'x'.repeat(60_000), answer: '' });
  const kept = log.after(0);
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([200, 251, 450]);
  expect(Math.max(...kept.map(({ request }) => request.length))).toBeLessThanOrEqual(2_001);
});

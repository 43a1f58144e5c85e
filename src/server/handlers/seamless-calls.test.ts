import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { expectReconciled, mainBalance, openGame } from '../domain/play/seamless/testing.ts';
import { logIn, type TestServices, testServices } from '../domain/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

// Transfers go to the wallets of the sandbox.
const sandbox = { DEMO: '1', SANDBOX_VENDORS: 'off' };
const KEY = 'saffron-key-of-this-test';

let db: TestDatabase;
let services: TestServices;
let server: TestServer;
let player: Awaited<ReturnType<typeof openGame>>;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  const clock = () => TEST_NOW;
  server = await startTestServer({
    db,
    clock,
    handlers,
    random: (length) => randomBytes(length),
    authenticate: authenticator(db),
    catalogue: await loadCatalogue(db, clock, { esportsProviders: [], isPlayed: () => true }),
    env: { VENDOR_KEYS: `SAF=${KEY},NOR=northlight-key-of-this-test`, RATE_LIMIT_PER_MINUTE: 'off', ...sandbox },
  });
  player = await openGame(services, 'player01');
});
afterAll(async () => {
  await expectReconciled(db);
  await server.stop();
  await db.close();
});

async function call(name: string, body: object, { key = KEY, intent }: { key?: string; intent?: string } = {}) {
  const id = intent ?? Object.entries(body).find(([field]) => field === 'transactionId')?.[1];
  const headers = { 'X-Vendor-Key': key, 'Idempotency-Key': `${id}` };
  const response = await server.post(`/wps/v2/wallets/vendor/${name}`, body, headers);
  const answer = await response.json();
  return { status: response.status, code: answer.code, value: answer.value };
}

const debitOf = (transactionId: string, roundId: string, amount: string) => ({
  transactionId,
  playToken: player.playToken,
  memberId: player.memberId,
  nodeId: '20001',
  roundId,
  amount,
});

describe('a vendor over the network', () => {
  test('WALLET-12 takes a stake, pays it, and takes a lost debit back', async () => {
    const before = Number(await mainBalance(db, player.memberId));
    const debit = debitOf('SAF-http-debit-001', 'h-1', '2.00');
    const taken = await call('debit', debit);
    expect(taken).toMatchObject({ status: 200, value: { state: 'applied', duplicate: false } });
    // The same exchange has the same answer; under another key it is known by the transaction's id.
    expect(await call('debit', debit)).toEqual(taken);
    const again = await call('debit', debit, { intent: 'another-exchange-001' });
    expect(again).toMatchObject({ status: 200, value: { duplicate: true, betId: taken.value.betId } });
    const { memberId } = player;
    const credit = { transactionId: 'SAF-http-credit-01', memberId, roundId: 'h-1', amount: '7.40', kind: 'win' };
    const paid = await call('credit', { ...credit, roundEnded: true });
    expect(paid).toMatchObject({ status: 200, value: { amount: '7.40', betId: taken.value.betId } });
    const original = { originalTransactionId: 'SAF-http-debit-002', memberId, roundId: 'h-2', reason: 'timeout' };
    const rollback = await call('rollback', { transactionId: 'SAF-http-rollback-1', ...original });
    expect(rollback).toMatchObject({ status: 200, value: { state: 'recorded', amount: '0.00' } });
    expect(await call('debit', debitOf('SAF-http-debit-002', 'h-2', '2.00'))).toMatchObject({
      status: 409,
      code: 'transaction_rolled_back',
    });
    expect(Number(await mainBalance(db, memberId))).toBeCloseTo(before + 5.4, 6);
  });

  test.each([
    ['a wrong key', 'no-key-that-anybody-has', 401],
    ["another vendor's key", 'northlight-key-of-this-test', 404],
  ])('%s moves nothing', async (_, key, status) => {
    const before = await mainBalance(db, player.memberId);
    expect(await call('debit', debitOf('SAF-http-debit-003', 'h-3', '2.00'), { key })).toMatchObject({ status });
    expect(await mainBalance(db, player.memberId)).toBe(before);
  });

  test.each([
    '-1.00',
    '0.00',
    '0',
    '1',
    '1e3',
    '1.001',
    '1.000,50',
    '１.００',
    '٢.٠٠',
    '1'.padEnd(31, '0'),
    ' 1.00',
    '+1.00',
    'NaN',
  ])('the amount %s is refused', async (amount) => {
    const before = await mainBalance(db, player.memberId);
    const refused = await call('debit', debitOf('SAF-http-debit-004', 'h-4', amount));
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await mainBalance(db, player.memberId)).toBe(before);
  });
});

describe('a member over the network', () => {
  test('API-20 API-27 WALLET-03 a transfer sent again under its key is the same, with another body a conflict', async () => {
    const { token } = await logIn(services, 'player01');
    const send = async (amount: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'transfer-of-this-test' };
      const response = await server.post('/wps/relay/GCS_walletTransfer', { from: 'main', to: 'KIT', amount }, headers);
      return { status: response.status, body: await response.json() };
    };
    const results = await Promise.all([send('20.00'), send('20.00')]);
    expect(results[0]?.status).toBe(200);
    expect(results[1]).toEqual(results[0]);
    expect(await send('20.00')).toEqual(results[0]);
    expect(await send('21.00')).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
    const funds = await server.get('/wps/member/info/funds/consolidated', { Authorization: `Bearer ${token}` });
    expect((await funds.json()).value.wallets[1]).toMatchObject({ walletId: 'KIT', balance: '20.00' });
  });

  test('API-47 the merchant wallet is narrowed by isSingle', async () => {
    const { token } = await logIn(services, 'player01');
    const codes = async (query: string) => {
      const answer = await server.get(`/wps/v2/wallets/merchantWallet${query}`, { Authorization: `Bearer ${token}` });
      const { value } = await answer.json();
      return value.vendors.map(({ vassalage }: { vassalage: string }) => vassalage);
    };
    expect(await codes('?isSingle=0')).toEqual(['KIT', 'ORO']);
    expect(await codes('?isSingle=1')).toContain('SAF');
    expect(await codes('?isSingle=1')).not.toContain('KIT');
    expect(await codes('')).toEqual(expect.arrayContaining(['KIT', 'SAF']));
  });

  test('WALLET-08 a member who is no agent may not transfer down, whatever the password', async () => {
    const { token } = await logIn(services, 'player01');
    const body = { account: 'promoter41', amount: '5.00', paymentPassword: '000000' };
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'downline-of-this-test' };
    const refused = await server.post('/wps/v2/wallets/downlineTransfer', body, headers);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'forbidden']);
  });
});

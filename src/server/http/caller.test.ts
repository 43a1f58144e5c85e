import { afterEach, describe, expect, test } from 'vitest';
import { testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestOptions, type TestServer } from '../testing/test-server.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

const keys = {
  MERCHANT_KEY: 'merchant-key-0001',
  OPERATOR_KEY: 'operator-key-0001',
  OPERATOR_KEYS: 'Mai=operator-key-0002',
  VENDOR_KEYS: 'SAF=saffron-key-0001,NOR=nordic-key-00001',
};

async function start(options: TestOptions = {}): Promise<TestServer> {
  const kinds = ['merchant', 'operator', 'vendor'] as const;
  const operations = kinds.map((security) =>
    testOperation(security, { method: 'get', security }, async ({ vendor, session, operator }) => ({
      success: true,
      value: { vendor: vendor ?? operator ?? null, session: session ?? null },
    })),
  );
  const server = await startTestServer({ env: keys, operations, ...options });
  servers.push(server);
  return server;
}

describe('calls by key', () => {
  test.each([
    ['merchant', 'X-Merchant-Key', 'merchant-key-0001', null],
    ['operator', 'X-Operator-Key', 'operator-key-0001', 'Support'],
    ['operator', 'X-Operator-Key', 'operator-key-0002', 'Mai'],
    ['vendor', 'X-Vendor-Key', 'saffron-key-0001', 'SAF'],
    ['vendor', 'X-Vendor-Key', 'nordic-key-00001', 'NOR'],
  ])('the key of a %s in %s is good', async (kind, header, key, vendor) => {
    const server = await start();
    const response = await server.get(`/wps/test/${kind}`, { [header]: key });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, value: { vendor, session: null } });
  });

  test.each([
    ['no key', 'merchant', {}],
    ['an empty key', 'merchant', { 'X-Merchant-Key': '' }],
    ['another key', 'merchant', { 'X-Merchant-Key': 'merchant-key-0002' }],
    ['the beginning of the key', 'merchant', { 'X-Merchant-Key': 'merchant-key-000' }],
    ['the key of somebody else', 'merchant', { 'X-Merchant-Key': 'operator-key-0001' }],
    ['the right key in another header', 'operator', { 'X-Merchant-Key': 'operator-key-0001' }],
    ['a key of a vendor with its code', 'vendor', { 'X-Vendor-Key': 'SAF=saffron-key-0001' }],
    ['a token', 'operator', { Authorization: 'Bearer operator-key-0001' }],
  ])('%s is unauthenticated', async (_what, kind, headers: Record<string, string>) => {
    const server = await start();
    const response = await server.get(`/wps/test/${kind}`, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
    expect(JSON.stringify(server.logged)).not.toMatch(/-key-/);
  });

  test('without keys in the configuration everybody is refused, with an empty key too', async () => {
    const server = await start({ env: {} });
    for (const kind of ['Merchant', 'Operator', 'Vendor']) {
      const path = `/wps/test/${kind.toLowerCase()}`;
      expect((await server.get(path, { [`X-${kind}-Key`]: 'operator-key-0001' })).status).toBe(401);
      expect((await server.get(path, { [`X-${kind}-Key`]: '' })).status).toBe(401);
    }
  });

  test('wrong keys are limited by address; who has the right one is not', async () => {
    const server = await start({ env: { ...keys, RATE_LIMIT_PER_MINUTE: '3' } });
    const ask = async (key: string) => (await server.get('/wps/test/vendor', { 'X-Vendor-Key': key })).status;
    const good = [];
    for (let call = 0; call < 8; call++) good.push(await ask('saffron-key-0001'));
    expect(good).toEqual(Array(8).fill(200));
    expect([await ask('a'), await ask('b'), await ask('c'), await ask('d')]).toEqual([401, 401, 401, 429]);
    expect(await ask('saffron-key-0001')).toBe(200);
  });

  test('a closed site is open to those who run it', async () => {
    const server = await start({ brand: { status: { state: 'maintenance', until: null } } });
    expect((await server.get('/wps/test/operator', { 'X-Operator-Key': keys.OPERATOR_KEY })).status).toBe(200);
    expect((await server.get('/wps/relay/GCSGAME_vendors')).status).toBe(503);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestOptions, type TestServer } from '../testing/test-server.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

const body = zod.strictObject({ amount: zod.string() });
const operations = [
  testOperation('later', { security: 'session', statuses: [200, 401], validators: { body } }),
  testOperation('read', { method: 'get', path: '/wps/test/later', security: 'operator', statuses: [200] }),
].map(({ entry }) => ({
  entry: { ...entry, load: () => Promise.reject(new Error('must not be built')) },
  handle: undefined,
}));

async function start(options: TestOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ operations, ...options });
  servers.push(server);
  return server;
}

describe('an operation that is not implemented', () => {
  test.each(['development', 'production'])(
    'is 501 in the envelope, whoever asks and with what, in %s',
    async (mode) => {
      const server = await start({ env: { NODE_ENV: mode } });
      for (const response of [
        await server.post('/wps/test/later', { amount: '1.00' }, { Language: 'VI', 'X-Request-Id': 'pending-0001' }),
        await server.post('/wps/test/later', 'nothing', { Language: 'VI', 'X-Request-Id': 'pending-0001' }),
      ]) {
        expect(response.status).toBe(501);
        expect(await response.json()).toEqual({
          success: false,
          code: 'not_implemented',
          message: 'Chức năng này chưa sẵn sàng.',
          language: 'VI',
          requestId: 'pending-0001',
        });
      }
    },
  );

  test('has its route: other methods are told which it has, and it is counted', async () => {
    const server = await start();
    expect((await server.get('/wps/test/later')).status).toBe(501);
    const head = await fetch(`${server.url}/wps/test/later`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([501, '']);
    const refused = await fetch(`${server.url}/wps/test/later`, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST, GET, HEAD']);
    const metrics = await (await server.get('/metrics')).text();
    expect(metrics).toMatch(/_count\{operation="read",status="501"\} 2/);
    expect(JSON.stringify(server.logged)).not.toContain('request failed');
  });

  test('is no way around a closed site', async () => {
    const server = await start({ brand: { status: { state: 'maintenance', until: null } } });
    expect((await server.post('/wps/test/later', {})).status).toBe(503);
  });
});

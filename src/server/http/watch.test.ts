import { describe, expect, test } from 'vitest';
import { fakeDatabase } from '../testing/fakes.ts';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';

describe('what watches the server', () => {
  test('/healthz and /readyz say that it lives and can work', async () => {
    const server = await startTestServer();
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(200);
    await server.stop();
  });

  test('/readyz is 503 while the database does not answer; /healthz is not', async () => {
    const db = fakeDatabase(async () => {
      throw new Error('away');
    });
    const server = await startTestServer({ db });
    expect((await server.get('/readyz')).status).toBe(503);
    expect((await server.get('/healthz')).status).toBe(200);
    await server.stop();
  });

  test('/metrics counts requests by operation and status', async () => {
    const server = await startTestServer({ handlers: { getSystemStatus: async () => sampleStatus } });
    await server.get('/wps/system/status');
    await server.get('/wps/v2/wallets/balance');
    const text = await (await server.get('/metrics')).text();
    expect(text).toContain('http_request_duration_seconds_count{operation="getSystemStatus",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{operation="getBalance",status="401"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    await server.stop();
  });

  test('/metrics is not for the internet', async () => {
    const proxied = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    expect((await proxied.get('/metrics', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
    expect((await proxied.get('/metrics')).status).toBe(200);
    await proxied.stop();
    const unaware = await startTestServer();
    expect((await unaware.get('/metrics', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
    await unaware.stop();
  });
});

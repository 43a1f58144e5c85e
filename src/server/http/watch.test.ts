import { describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../db/testing.ts';
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

  test('/readyz is 503 while a real database takes no writes', async () => {
    const db = await openTestDatabase();
    const server = await startTestServer({ db });
    expect((await server.get('/readyz')).status).toBe(200);
    await server.stop();
    // For each query by itself, since those who follow get other connections.
    const readOnly: typeof db.query = (name, sql, parameters) =>
      db.transaction(async (tx) => {
        await tx.execute('set transaction read only');
        return tx.query(name, sql, parameters);
      });
    const standby = await startTestServer({ db: { ...db, query: readOnly } });
    const response = await standby.get('/readyz');
    expect([response.status, await response.text()]).toEqual([503, 'the database takes no writes\n']);
    await standby.stop();
    await db.close();
  });

  test('/readyz gives a silent database two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    const db = fakeDatabase(() => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    const server = await startTestServer({ db });
    let status: number | undefined;
    const call = server.get('/readyz').then((response) => {
      status = response.status;
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(1_999);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(status).toBe(503);
    vi.useRealTimers();
    await server.stop();
  });

  test('/readyz is 503 after a write found the disk full, although smaller ones succeed', async () => {
    const db = await openTestDatabase();
    const server = await startTestServer({ db });
    expect((await server.get('/readyz')).status).toBe(200);
    const full = `do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`;
    await expect(db.transaction((tx) => tx.execute(full))).rejects.toThrow();
    const response = await server.get('/readyz');
    expect([response.status, await response.text()]).toEqual([503, 'the disk of the database is full\n']);
    const lasting = performance.now() + 30_000;
    vi.spyOn(performance, 'now').mockReturnValue(lasting);
    expect((await server.get('/readyz')).status).toBe(200);
    vi.restoreAllMocks();
    await server.stop();
    await db.close();
  });

  test('/readyz asks the database once for many', async () => {
    let questions = 0;
    const db = fakeDatabase(async () => {
      questions += 1;
      return [];
    });
    const server = await startTestServer({ db });
    const answers = await Promise.all([1, 2, 3].map(() => server.get('/readyz')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(questions).toBe(1);
    await server.stop();
  });

  test('/metrics counts requests by operation and status', async () => {
    const server = await startTestServer({
      env: { ADMIN_PORT: '0' },
      handlers: { getSystemStatus: async () => sampleStatus },
    });
    await server.get('/wps/system/status');
    await server.get('/wps/v2/wallets/balance');
    const text = await (await fetch(`${server.insideUrl}/metrics`)).text();
    expect(text).toContain('http_request_duration_seconds_count{operation="getSystemStatus",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{operation="getBalance",status="401"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    await server.stop();
  });

  test.each(['1', ''])('/metrics is on no other listener, with DEMO=%s', async (DEMO) => {
    const server = await startTestServer({ env: { ADMIN_PORT: '0', DEMO } });
    expect((await server.get('/metrics')).status).toBe(404);
    expect((await fetch(`${server.insideUrl}/metrics`)).status).toBe(200);
    await server.stop();
  });
});

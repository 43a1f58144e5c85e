import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { Failure } from '../shared/failure.ts';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';
import { attemptLimit, type CallLimit, callLimit } from './attempt-limits.ts';

const visitor = (ip: string) => ({ ip, country: null, userAgent: '' });

afterEach(() => {
  vi.useRealTimers();
});

/** The outcome of a call: allowed, or the seconds to wait. */
async function outcome(call: Promise<void>): Promise<number | 'fine'> {
  try {
    await call;
    return 'fine';
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') return error.details?.retryAfterSeconds ?? 0;
    throw error;
  }
}

function limited(limit: CallLimit | undefined, ip: string): Promise<void> {
  if (limit === undefined) throw new Error('no limit');
  return limit(visitor(ip));
}

describe('calls', () => {
  test('are limited per address and minute', async () => {
    vi.useFakeTimers({ now: 0 });
    const limit = callLimit(readConfig({ RATE_LIMIT_PER_MINUTE: '2' }));
    expect(await outcome(limited(limit, '203.0.113.7'))).toBe('fine');
    expect(await outcome(limited(limit, '203.0.113.7'))).toBe('fine');
    vi.setSystemTime(20_000);
    expect(await outcome(limited(limit, '203.0.113.7'))).toBe(40);
    expect(await outcome(limited(limit, '203.0.113.8'))).toBe('fine');
    vi.setSystemTime(60_001);
    expect(await outcome(limited(limit, '203.0.113.7'))).toBe('fine');
  });

  test('are counted by what they cost: ready bytes a tenth, a drawing a half, a rendered page three', async () => {
    vi.useFakeTimers({ now: 0 });
    const limit = callLimit(readConfig({ RATE_LIMIT_PER_MINUTE: '4' }));
    const ask = (cost: Parameters<CallLimit>[1]) => outcome(limit?.(visitor('203.0.113.7'), cost) ?? Promise.reject());
    expect(await ask('page')).toBe('fine');
    expect(await ask('drawing')).toBe('fine');
    for (let n = 0; n < 5; n++) expect(await ask('bytes')).toBe('fine');
    expect(await ask('bytes')).toBe(60);
  });

  test('are not when the limit is off', () => {
    expect(callLimit(readConfig({ RATE_LIMIT_PER_MINUTE: 'off' }))).toBeUndefined();
  });

  test('over it are rate_limited, with Retry-After; what watches the server is not', async () => {
    const server = await startTestServer({
      env: { RATE_LIMIT_PER_MINUTE: '1' },
      handlers: { getSystemStatus: async () => sampleStatus },
    });
    await server.get('/wps/system/status');
    const response = await server.get('/wps/system/status');
    expect(response.status).toBe(429);
    const { code, value } = await response.json();
    expect(code).toBe('rate_limited');
    expect(response.headers.get('retry-after')).toBe(String(value.retryAfterSeconds));
    for (const path of ['/healthz', '/readyz']) expect((await server.get(path)).status).toBe(200);
    for (const path of ['/art/rank/1.svg', '/brand/icon.svg', '/manifest.webmanifest', '/docs', '/icon.svg']) {
      expect((await server.get(path)).status, path).toBe(429);
    }
    await server.stop();
  });
});

describe('logins', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase({ seeded: false });
  });
  afterAll(() => db.close());

  const config = readConfig({ LOGIN_LIMIT_PER_ACCOUNT: '2', LOGIN_LIMIT_PER_ADDRESS: '3' });
  const as = (username: string) => ({ type: 'username', username, password: 'x' });

  test('are limited per account, from wherever and however it is written, and a restart forgets nothing', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const limit = attemptLimit(config, db);
    expect(await outcome(limit('login', as('player01'), visitor('203.0.113.1')))).toBe('fine');
    expect(await outcome(limit('login', as(' PLAYER01'), visitor('203.0.113.2')))).toBe('fine');
    const afterRestart = attemptLimit(config, db);
    vi.setSystemTime(1_000_000 + 100_000);
    expect(await outcome(afterRestart('login', as('player01'), visitor('203.0.113.3')))).toBe(200);
    expect(await outcome(afterRestart('login', as('agent01'), visitor('203.0.113.3')))).toBe('fine');
    vi.setSystemTime(1_000_000 + 300_001);
    expect(await outcome(afterRestart('login', as('player01'), visitor('203.0.113.3')))).toBe('fine');
  });

  test('are limited per address, each operation for itself', async () => {
    const limit = attemptLimit(config, db);
    for (const name of ['a1', 'a2', 'a3']) {
      expect(await outcome(limit('login', as(name), visitor('203.0.113.9')))).toBe('fine');
    }
    expect(await outcome(limit('login', as('a4'), visitor('203.0.113.9')))).toBeGreaterThan(290);
    expect(await outcome(limit('freePlayLogin', { os: 'Linux' }, visitor('203.0.113.9')))).toBe('fine');
  });

  test('keep no name in the database', async () => {
    await attemptLimit(config, db)('login', as('hunter2secret'), visitor('203.0.113.10'));
    const rows = await db.query<{ key: string }>('limits', 'select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('hunter2secret');
  });
});

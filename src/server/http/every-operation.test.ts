import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { operationEntries } from './operation-entries.ts';

test('API-73 every operation of a member refuses a call without token, with an unknown one and with an expired one', async () => {
  const server = await startTestServer({
    env: { RATE_LIMIT_PER_MINUTE: 'off' },
    authenticate: async (_services, token) => (token === 'pt_expired' ? 'expired' : 'unknown'),
  });
  const entries = operationEntries.filter(({ security }) => security === 'session');
  expect(entries.length).toBeGreaterThan(10);
  for (const { id, method, path } of entries) {
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(server.url + path, {
        method: method.toUpperCase(),
        headers: { 'Idempotency-Key': 'a-key-of-a-test-01', ...headers },
      });
      return [id, response.status, (await response.json()).code];
    };
    expect(await ask({})).toEqual([id, 401, 'unauthenticated']);
    expect(await ask({ Authorization: 'Bearer pt_unknown' })).toEqual([id, 401, 'unauthenticated']);
    expect(await ask({ Authorization: 'Bearer pt_expired' })).toEqual([id, 401, 'session_expired']);
    expect(await ask({ Authorization: 'Basic cGxheWVyMDE6eA==' })).toEqual([id, 401, 'unauthenticated']);
  }
  await server.stop();
});

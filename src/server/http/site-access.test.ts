import { expect, test } from 'vitest';
import { sampleSession, sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';
import { operationEntries } from './operation-entries.ts';

const open = ['getSystemStatus', 'getPermission', 'getWhitelabel', 'getJwks', 'getDomainRoute', 'getRouters'];

test('STATUS-02 ERROR-23 during maintenance every operation is closed to people but those that explain it', async () => {
  const server = await startTestServer({
    brand: { status: { state: 'maintenance', until: null } },
    handlers: { getSystemStatus: async () => sampleStatus },
    authenticate: async () => {
      throw new Error('must not be asked');
    },
  });
  const said = async (language: string) => {
    const response = await fetch(`${server.url}/wps/relay/GCSGAME_vendorTypes`, { headers: { Language: language } });
    return (await response.json()).message;
  };
  expect([await said('EN'), await said('VI')]).toEqual(['System maintenance', 'Hệ thống đang bảo trì']);
  // Callers with a key keep access while the site is closed to visitors.
  for (const { id, method, path, security } of operationEntries) {
    const response = await fetch(server.url + path, { method: method.toUpperCase() });
    const { code } = await response.json();
    const isOpen = open.includes(id) || !['none', 'session'].includes(security);
    if (isOpen) expect([id, code]).not.toEqual([id, 'maintenance']);
    else
      expect([id, response.status, code, response.headers.get('retry-after')]).toEqual([id, 503, 'maintenance', '300']);
  }
  await server.stop();
});

test('STATUS-12 STATUS-08 ERROR-22 a blocked address and a blocked country are refused by every operation, logged in or not', async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'X-Country' };
  const server = await startTestServer({
    env,
    brand: { blockedIps: ['198.51.100.0/24'], blockedCountries: ['US'] },
    handlers: { getSystemStatus: async () => sampleStatus },
    authenticate: async () => sampleSession,
  });
  const ask = async (method: string, path: string, headers: Record<string, string>) => {
    const authorization = { Authorization: 'Bearer pt_8Jm2vQe7WZt1YxN4sKbR0cUfHgLpDaEo' };
    const response = await fetch(server.url + path, { method, headers: { ...headers, ...authorization } });
    return [response.status, (await response.json()).code];
  };
  for (const { id, method, path, security } of operationEntries) {
    if (open.includes(id) || !['none', 'session'].includes(security)) continue;
    const from = (ip: string, country: string) =>
      ask(method.toUpperCase(), path, { 'X-Forwarded-For': ip, 'X-Country': country });
    expect([id, ...(await from('198.51.100.7', 'VN'))]).toEqual([id, 403, 'ip_restricted']);
    expect([id, ...(await from('203.0.113.7', 'US'))]).toEqual([id, 403, 'region_restricted']);
    expect([id, ...(await from('203.0.113.7', ''))]).toEqual([id, 403, 'region_restricted']);
  }
  await server.stop();
});

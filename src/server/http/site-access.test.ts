import { describe, expect, test } from 'vitest';
import type { Brand } from '../config/brand.ts';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import { siteAccess } from '../domain/system/site-access.ts';
import { fakeSite } from '../testing/fakes.ts';
import { sampleSession, sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';
import { operationEntries } from './operation-entries.ts';

const shipped = loadBrand(readConfig({}));
const now = Date.parse('2026-01-05T10:00:00Z');

const open = ['getSystemStatus', 'getPermission', 'getWhitelabel', 'getJwks', 'getDomainRoute', 'getRouters'];

function refusal(brand: Partial<Brand>, visitor: { ip?: string; country?: string | null }, rules = fakeSite()) {
  const rule = siteAccess({ brand: { ...shipped, ...brand }, clock: () => now, site: rules });
  return rule({ ip: '203.0.113.7', country: null, userAgent: '', ...visitor });
}

describe('who may use the site', () => {
  test('everybody where nothing is blocked', async () => {
    expect(await refusal({}, {})).toBeUndefined();
  });

  test('STATUS-12 ERROR-22 not from a blocked address or network', async () => {
    const brand = { blockedIps: ['203.0.113.0/24', '2001:db8::/32'] };
    expect(await refusal(brand, {})).toMatchObject({ code: 'ip_restricted', details: { ip: '203.0.113.7' } });
    expect(await refusal(brand, { ip: '2001:db8::1' })).toMatchObject({ code: 'ip_restricted' });
    expect(await refusal(brand, { ip: '198.51.100.7' })).toBeUndefined();
  });

  test('STATUS-03 STATUS-10 not from a blocked country, nor from nobody knows where', async () => {
    const brand = { blockedCountries: ['US'] };
    expect(await refusal(brand, { country: 'US' })).toMatchObject({
      code: 'region_restricted',
      details: { ip: '203.0.113.7', country: 'US' },
    });
    expect(await refusal(brand, { country: null })).toMatchObject({ code: 'region_restricted' });
    expect(await refusal(brand, { country: 'VN' })).toBeUndefined();
  });

  test.each([
    ['until its end', '2026-01-05T10:01:30Z', 90],
    ['a day at most', '2027-01-01T00:00:00Z', 86_400],
    ['a moment when the end has passed', '2026-01-05T09:00:00Z', 1],
    ['some minutes when nobody knows', null, 300],
  ])('not during maintenance: wait %s', async (_what, until, retryAfterSeconds) => {
    expect(await refusal({ status: { state: 'maintenance', until } }, {})).toMatchObject({
      code: 'maintenance',
      details: { retryAfterSeconds },
    });
  });
});

test('STATUS-02 ERROR-23 during maintenance every operation is closed to people but those that explain it', async () => {
  const server = await startTestServer({
    brand: { status: { state: 'maintenance', until: null } },
    handlers: { getSystemStatus: async () => sampleStatus },
    authenticate: async () => {
      throw new Error('must not be asked');
    },
  });
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

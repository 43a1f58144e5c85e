import { describe, expect, test } from 'vitest';
import type { Brand } from '../config/brand.ts';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';
import { operationEntries } from './operation-entries.ts';
import { placeRule } from './place.ts';

const shipped = loadBrand(readConfig({}));
const now = Date.parse('2026-01-05T10:00:00Z');

function refusal(brand: Partial<Brand>, visitor: { ip?: string; country?: string | null }) {
  const rule = placeRule({ ...shipped, ...brand }, () => now);
  return rule({ ip: '203.0.113.7', country: null, userAgent: '', ...visitor });
}

describe('who may use the site', () => {
  test('everybody where nothing is blocked', () => {
    expect(refusal({}, {})).toBeUndefined();
  });

  test('not from a blocked address or network', () => {
    const brand = { blockedIps: ['203.0.113.0/24', '2001:db8::/32'] };
    expect(refusal(brand, {})).toMatchObject({ code: 'ip_restricted', details: { ip: '203.0.113.7' } });
    expect(refusal(brand, { ip: '2001:db8::1' })).toMatchObject({ code: 'ip_restricted' });
    expect(refusal(brand, { ip: '198.51.100.7' })).toBeUndefined();
  });

  test('not from a blocked country, nor from nobody knows where', () => {
    const brand = { blockedCountries: ['US'] };
    expect(refusal(brand, { country: 'US' })).toMatchObject({
      code: 'region_restricted',
      details: { ip: '203.0.113.7', country: 'US' },
    });
    expect(refusal(brand, { country: null })).toMatchObject({ code: 'region_restricted' });
    expect(refusal(brand, { country: 'VN' })).toBeUndefined();
  });

  test.each([
    ['until its end', '2026-01-05T10:01:30Z', 90],
    ['a day at most', '2027-01-01T00:00:00Z', 86_400],
    ['a moment when the end has passed', '2026-01-05T09:00:00Z', 1],
    ['some minutes when nobody knows', null, 300],
  ])('not during maintenance: wait %s', (_what, until, retryAfterSeconds) => {
    expect(refusal({ status: { state: 'maintenance', until } }, {})).toMatchObject({
      code: 'maintenance',
      details: { retryAfterSeconds },
    });
  });
});

test('during maintenance every operation is closed but those that explain it', async () => {
  const server = await startTestServer({
    brand: { status: { state: 'maintenance', until: null } },
    handlers: { getSystemStatus: async () => sampleStatus },
    authenticate: async () => {
      throw new Error('must not be asked');
    },
  });
  const open = ['getSystemStatus', 'getPermission', 'getWhitelabel', 'getJwks'];
  // Whoever comes with a key of its own works on while the site is closed to visitors.
  const personal = operationEntries.filter(({ security }) => security === 'none' || security === 'session');
  for (const { id, method, path } of personal) {
    const response = await fetch(server.url + path, { method: method.toUpperCase() });
    const { code } = await response.json();
    if (open.includes(id)) expect([id, code]).not.toEqual([id, 'maintenance']);
    else
      expect([id, response.status, code, response.headers.get('retry-after')]).toEqual([id, 503, 'maintenance', '300']);
  }
  await server.stop();
});

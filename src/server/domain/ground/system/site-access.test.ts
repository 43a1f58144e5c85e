import { describe, expect, test } from 'vitest';
import type { Brand } from '#server/config/brand.ts';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { addressRanges } from '#server/shared/addresses.ts';
import { fakeSite } from '#server/testing/fakes.ts';
import { siteAccess } from './site-access.ts';

const shipped = loadBrand(readConfig({}));
const now = Date.parse('2026-01-05T10:00:00Z');

function refusal(brand: Partial<Brand>, visitor: { ip?: string; country?: string | null }, rules = fakeSite()) {
  const rule = siteAccess({ brand: { ...shipped, ...brand }, clock: () => now, site: rules });
  return rule({ ip: '203.0.113.7', country: null, userAgent: '', ...visitor });
}

describe('who may use the site', () => {
  test('STATUS-01 everybody where nothing is blocked', async () => {
    expect(await refusal({}, {})).toBeUndefined();
  });

  test('STATUS-12 ERROR-22 not from a blocked address or network', async () => {
    const brand = { blockedIps: ['203.0.113.0/24', '2001:db8::/32'] };
    expect(await refusal(brand, {})).toMatchObject({ code: 'ip_restricted', details: { ip: '203.0.113.7' } });
    expect(await refusal(brand, { ip: '2001:db8::1' })).toMatchObject({ code: 'ip_restricted' });
    expect(await refusal(brand, { ip: '198.51.100.7' })).toBeUndefined();
  });

  test('STATUS-03 STATUS-09 STATUS-10 not from a blocked country, nor from nobody knows where', async () => {
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
  ])('ERROR-23 STATUS-02 not during maintenance: wait %s', async (_what, until, retryAfterSeconds) => {
    expect(await refusal({ status: { state: 'maintenance', until } }, {})).toMatchObject({
      code: 'maintenance',
      details: { retryAfterSeconds },
    });
  });

  test('STATUS-12 ERROR-22 not from an address or network that operators have blocked', async () => {
    const rules = fakeSite({ addresses: addressRanges(['203.0.113.7', '198.51.100.0/24']) });
    expect(await refusal({}, {}, rules)).toMatchObject({ code: 'ip_restricted', details: { ip: '203.0.113.7' } });
    expect(await refusal({}, { ip: '198.51.100.9' }, rules)).toMatchObject({ code: 'ip_restricted' });
    expect(await refusal({}, { ip: '203.0.113.8' }, rules)).toBeUndefined();
  });

  test('STATUS-03 not from a country that operators have blocked; an unknown one is let in', async () => {
    const rules = fakeSite({ countries: new Set(['US']) });
    expect(await refusal({}, { country: 'US' }, rules)).toMatchObject({
      code: 'region_restricted',
      details: { ip: '203.0.113.7', country: 'US' },
    });
    expect(await refusal({}, { country: 'VN' }, rules)).toBeUndefined();
    expect(await refusal({}, { country: null }, rules)).toBeUndefined();
  });

  test('STATUS-10 nobody is told of a country that is not known', async () => {
    const refused = await refusal({ blockedCountries: ['US'] }, { country: null });
    expect(refused?.details).toEqual({ ip: '203.0.113.7' });
  });
});

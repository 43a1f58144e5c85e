import { describe, expect, test } from 'vitest';
import type { Brand } from '#server/config/brand.ts';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { TEST_NOW } from '#server/db/testing.ts';
import { fakeSite } from '#server/testing/fakes.ts';
import { testVisitor } from '../../testing.ts';
import { permission, systemStatus } from './system-status.ts';

const shipped = loadBrand(readConfig({}));
const withBrand = (changes: Partial<Brand>) => ({
  brand: { ...shipped, ...changes },
  clock: () => TEST_NOW,
  site: fakeSite(),
});
const until = '2026-01-05T12:00:00Z';

describe('systemStatus', () => {
  test('API-17 STATUS-01 STATUS-09 STATUS-10 0 is normal', async () => {
    expect(await systemStatus(withBrand({}), testVisitor)).toEqual({
      status: 0,
      ip: '203.0.113.7',
      country: 'VN',
      maintenanceUntil: null,
    });
  });

  test('STATUS-02 API-17 1 is maintenance, with its end', async () => {
    const status = { state: 'maintenance', until } as const;
    expect(await systemStatus(withBrand({ status }), testVisitor)).toMatchObject({
      status: 1,
      maintenanceUntil: until,
    });
  });

  test('STATUS-03 STATUS-10 API-17 2 is a restricted location, also an unknown one', async () => {
    const services = withBrand({ blockedCountries: ['VN'] });
    expect((await systemStatus(services, testVisitor)).status).toBe(2);
    expect((await systemStatus(services, { ...testVisitor, country: null })).status).toBe(2);
    expect((await systemStatus(services, { ...testVisitor, country: 'US' })).status).toBe(0);
  });
});

describe('permission', () => {
  const ask = (changes: Partial<Brand>, url?: string) =>
    permission(withBrand(changes), { url, language: 'VI', visitor: testVisitor });

  test('API-65 CONST-01 ENTITY-35 ENTITY-36 STATUS-11 contains the site, the location, and whether the site is open to it', async () => {
    expect(await ask({})).toMatchObject({
      info: {
        brand: { name: 'Lumo', merchantCode: 'lumo', aboutText: shipped.texts.VI.about },
        whitelabel: expect.arrayContaining([{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }]),
        register: { smsChannel: 'server', rules: { username: { minLength: 4 } } },
        resources: expect.arrayContaining([expect.objectContaining({ resourceType: 'TELEGRAM' })]),
        customerService: { contactUrl: expect.any(String) },
        analytics: { gtagId: null },
        imageCDNs: [],
        launchGameCDNs: [],
      },
      location: { ip: '203.0.113.7', country: 'VN' },
      maintenance: false,
      regionRestriction: false,
    });
  });

  test('ENTITY-36 the id of the measurement and the hosts are those of the brand', async () => {
    const hosts = { imageCDNs: ['https://img.example'], launchGameCDNs: ['https://games.example'] };
    const analytics = { gtagId: 'G-ABC123' };
    expect((await ask({ ...hosts, analytics })).info).toMatchObject({ ...hosts, analytics });
  });

  test('FLAG-01 FLAG-03 ENTITY-37 an enabled switch is 1', async () => {
    const { whitelabel } = (await ask({ flags: { ...shipped.flags, CBS3: false } })).info;
    const enabled = Object.fromEntries(whitelabel.map((node) => [node.modId, node.enabled]));
    expect(enabled).toMatchObject({ FREEPLAY3: '1', CBS3: '0' });
    expect(Object.keys(enabled)).toHaveLength(10);
    for (const flag of Object.keys(shipped.flags)) {
      for (const [on, told] of [
        [true, '1'],
        [false, '0'],
      ] as const) {
        const one = (await ask({ flags: { ...shipped.flags, [flag]: on } })).info.whitelabel;
        expect(
          one.find(({ modId }) => modId === flag),
          flag,
        ).toEqual({ modId: flag, enabled: told, childrenNodes: [] });
      }
    }
  });

  test('WALLET-07 WALLET-13 has one currency, of the brand: code, symbol and decimals', async () => {
    expect((await ask({})).info.brand.currency).toMatchObject({ code: 'USD', symbol: '$', decimals: 2 });
    const currency = { code: 'VND', symbol: '₫', decimals: 0 };
    expect((await ask({ currency })).info.brand.currency).toEqual(currency);
  });

  test('FLAG-05 has the settings of pages, centres, contracts and referrals', async () => {
    const contracts = { dividend: true, daily: false, hourly: true, realtime: false };
    const settings = { ...shipped.settings, loginedToHomePage: true, isShowMC: false, isShowAC: false, contracts };
    const promos = { ...shipped.promos, REFERRAL: !shipped.promos.REFERRAL };
    expect((await ask({ settings, promos })).info).toMatchObject({
      settings: { loginedToHomePage: true, isShowMC: false, isShowAC: false, contracts },
      promos: { REFERRAL: !shipped.promos.REFERRAL },
    });
  });

  test('STATUS-11 ENTITY-35 maintenance and a restricted location are reported', async () => {
    const answer = async (changes: Partial<Brand>) => {
      const { location, maintenance, regionRestriction } = await ask(changes);
      return { ...location, maintenance, regionRestriction };
    };
    const visitor = { ip: '203.0.113.7', country: 'VN' };
    const closed = await answer({ status: { state: 'maintenance', until: null } });
    expect(closed).toEqual({ ...visitor, maintenance: true, regionRestriction: false });
    const restricted = await answer({ blockedCountries: ['VN'] });
    expect(restricted).toEqual({ ...visitor, maintenance: false, regionRestriction: true });
  });

  test('ERROR-21 API-65 an unlisted host is refused', async () => {
    const hosts = ['www.lumo.example'];
    await expect(ask({ hosts }, 'lumo.evil.example')).rejects.toThrow('invalid_domain');
    expect((await ask({ hosts }, 'WWW.lumo.example')).info.brand.name).toBe('Lumo');
    expect((await ask({ hosts: [] }, 'lumo.evil.example')).info.brand.name).toBe('Lumo');
  });
});

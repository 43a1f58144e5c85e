import { describe, expect, test } from 'vitest';
import type { Brand } from '../../config/brand.ts';
import { readConfig } from '../../config/config.ts';
import { loadBrand } from '../../config/load-brand.ts';
import { TEST_NOW } from '../../db/testing.ts';
import { testVisitor } from '../testing.ts';
import { permission } from './permission.ts';
import { systemStatus } from './system-status.ts';

const shipped = loadBrand(readConfig({}));
const withBrand = (changes: Partial<Brand>) => ({ brand: { ...shipped, ...changes }, clock: () => TEST_NOW });
const until = '2026-01-05T12:00:00Z';

describe('systemStatus', () => {
  test('API-17 STATUS-01 0 is normal', () => {
    expect(systemStatus(withBrand({}), testVisitor)).toEqual({
      status: 0,
      ip: '203.0.113.7',
      country: 'VN',
      maintenanceUntil: null,
    });
  });

  test('STATUS-02 1 is maintenance, with its end', () => {
    const status = { state: 'maintenance', until } as const;
    expect(systemStatus(withBrand({ status }), testVisitor)).toMatchObject({ status: 1, maintenanceUntil: until });
  });

  test('STATUS-03 STATUS-10 2 is a restricted location, also an unknown one', () => {
    const services = withBrand({ blockedCountries: ['VN'] });
    expect(systemStatus(services, testVisitor).status).toBe(2);
    expect(systemStatus(services, { ...testVisitor, country: null }).status).toBe(2);
    expect(systemStatus(services, { ...testVisitor, country: 'US' }).status).toBe(0);
  });
});

describe('permission', () => {
  const ask = (changes: Partial<Brand>, url?: string) =>
    permission(withBrand(changes), { url, language: 'VI', visitor: testVisitor });

  test('API-65 CONST-01 ENTITY-35 ENTITY-36 STATUS-11 contains the site, the location, and whether the site is open to it', () => {
    expect(ask({})).toMatchObject({
      info: {
        brand: { name: 'Lumo', merchantCode: 'lumo', aboutText: shipped.texts.VI.about },
        register: { smsChannel: 'server' },
        analytics: { gtagId: null },
      },
      location: { ip: '203.0.113.7', country: 'VN' },
      maintenance: false,
      regionRestriction: false,
    });
  });

  test('FLAG-01 FLAG-03 ENTITY-37 an enabled switch is 1', () => {
    const { whitelabel } = ask({ flags: { ...shipped.flags, CBS3: false } }).info;
    const enabled = Object.fromEntries(whitelabel.map((node) => [node.modId, node.enabled]));
    expect(enabled).toMatchObject({ FREEPLAY3: '1', CBS3: '0' });
    expect(Object.keys(enabled)).toHaveLength(10);
  });

  test('maintenance and a restricted location are reported', () => {
    expect(ask({ status: { state: 'maintenance', until: null } })).toMatchObject({ maintenance: true });
    expect(ask({ blockedCountries: ['VN'] })).toMatchObject({ regionRestriction: true });
  });

  test('an unlisted host is refused', () => {
    const hosts = ['www.lumo.example'];
    expect(() => ask({ hosts }, 'lumo.evil.example')).toThrow('invalid_domain');
    expect(ask({ hosts }, 'WWW.lumo.example').info.brand.name).toBe('Lumo');
    expect(ask({ hosts: [] }, 'lumo.evil.example').info.brand.name).toBe('Lumo');
  });
});

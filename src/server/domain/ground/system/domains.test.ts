import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { allDomains, domainRoute } from './domains.ts';

const shipped = loadBrand(readConfig({}));
const base = { blockedCountries: [] as string[], inService: true };
const domains = [
  { domain: 'b.example', site: 'member' as const, priority: 2, ...base },
  { domain: 'agents.example', site: 'agent' as const, priority: 1, ...base },
  { domain: 'a.example', site: 'member' as const, priority: 1, ...base, blockedCountries: ['VN'] },
  { domain: 'c.example', site: 'member' as const, priority: 3, ...base, inService: false },
];

describe('the domains', () => {
  test('API-28 of this site for the location, in order', () => {
    expect(domainRoute({ domains, site: 'member' }, 'TH').map(({ domain }) => domain)).toEqual([
      'a.example',
      'b.example',
    ]);
    expect(domainRoute({ domains, site: 'member' }, 'VN').map(({ domain }) => domain)).toEqual(['b.example']);
    expect(domainRoute({ domains, site: 'member' }, null).map(({ domain }) => domain)).toEqual(['b.example']);
    expect(domainRoute({ domains, site: 'agent' }, 'VN')).toEqual([
      { domain: 'agents.example', site: 'agent', priority: 1 },
    ]);
  });

  test('API-64 all of them, by site and in order', () => {
    expect(allDomains({ domains }).map(({ domain }) => domain)).toEqual([
      'a.example',
      'b.example',
      'c.example',
      'agents.example',
    ]);
    expect(allDomains(shipped)).toEqual([
      { domain: 'www.lumo.example', site: 'member', priority: 1 },
      { domain: 'vn.lumo.example', site: 'member', priority: 2 },
      { domain: 'agent.lumo.example', site: 'agent', priority: 1 },
    ]);
  });
});

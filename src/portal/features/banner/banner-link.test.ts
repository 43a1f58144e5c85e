import { describe, expect, test } from 'vitest';
import { bannerTarget } from './banner-link.tsx';

describe('bannerTarget', () => {
  test('BANNER-11 a path leads inside, an address outside', () => {
    expect(bannerTarget({ linkageType: 'ROUTE', linkage: '/rng' })).toEqual({ kind: 'route', to: '/rng' });
    expect(bannerTarget({ linkageType: 'URL', linkage: 'https://example.com' })).toEqual({
      kind: 'url',
      to: 'https://example.com',
    });
  });

  test.each([
    ['ROUTE', '//evil.example'],
    ['ROUTE', '/\\evil.example'],
    ['ROUTE', 'https://evil.example'],
    ['URL', 'javascript:alert(1)'],
    ['URL', '/rng'],
    ['PROMOTION', '17'],
    ['GAME', '20001'],
    [null, '/rng'],
    ['ROUTE', null],
  ] as const)('%s %s leads nowhere', (linkageType, linkage) => {
    expect(bannerTarget({ linkageType, linkage })).toBeUndefined();
  });
});

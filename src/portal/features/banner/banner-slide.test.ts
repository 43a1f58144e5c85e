import { describe, expect, test } from 'vitest';
import { bannerTarget } from './banner-slide.tsx';

describe('bannerTarget', () => {
  test('BANNER-11 a path leads inside, an address outside', () => {
    expect(bannerTarget({ linkageType: 'ROUTE', linkage: '/rng' })).toEqual({ kind: 'route', to: '/rng' });
    expect(bannerTarget({ linkageType: 'URL', linkage: 'https://example.com' })).toEqual({
      kind: 'url',
      to: 'https://example.com',
    });
  });

  test('BANNER-11 a promotion is opened by its id', () => {
    expect(bannerTarget({ linkageType: 'PROMOTION', linkage: 'p-102' })).toEqual({
      kind: 'route',
      to: '/promotions/p-102',
    });
  });

  test('BANNER-11 a game is named by its vendor and place, a lobby by its vendor', () => {
    expect(bannerTarget({ linkageType: 'GAME', linkage: 'SAF/20001' })).toEqual({
      kind: 'game',
      vassalage: 'SAF',
      nodeId: '20001',
    });
    expect(bannerTarget({ linkageType: 'GAME', linkage: 'VEL' })).toMatchObject({ kind: 'game', vassalage: 'VEL' });
  });

  test.each([
    ['ROUTE', '//evil.example'],
    ['ROUTE', '/\\evil.example'],
    ['ROUTE', 'https://evil.example'],
    ['URL', 'javascript:alert(1)'],
    ['URL', '/rng'],
    ['PROMOTION', '../../login'],
    ['PROMOTION', ''],
    ['GAME', '20001/SAF'],
    ['GAME', 'SAF/20001?next=//evil.example'],
    ['GAME', 'saf'],
    [null, '/rng'],
    ['ROUTE', null],
  ] as const)('%s %s leads nowhere', (linkageType, linkage) => {
    expect(bannerTarget({ linkageType, linkage })).toBeUndefined();
  });
});

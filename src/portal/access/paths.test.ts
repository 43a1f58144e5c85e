// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { categoryPaths, loginPath, promotionPath, safeRedirect } from './paths.ts';

describe('where a login leads', () => {
  test('ROUTE-27 is a path of this portal', () => {
    expect(safeRedirect('/rng?vendor=SAF#top')).toBe('/rng?vendor=SAF#top');
  });

  test('ROUTE-27 is home for whatever could lead elsewhere', () => {
    for (const target of [
      null,
      '',
      'rng',
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
    ]) {
      expect(safeRedirect(target), String(target)).toBe('/');
    }
  });

  test('ROUTE-22 is where the guard stopped, unless that is home', () => {
    const here = { pathname: '/rng', search: '?vendor=SAF', hash: '' };
    expect(loginPath(here)).toBe('/login?redirect=%2Frng%3Fvendor%3DSAF');
    expect(loginPath({ pathname: '/index', search: '', hash: '' })).toBe('/login');
    expect(loginPath({ pathname: '/index', search: '?modal=download', hash: '' })).toBe('/login');
  });

  test('ROUTE-22 MEMBER-16 is the centre that a link led to, also over the home page', () => {
    const search = '?modal=download&modal=memberCenter&panel=messageV2%3Fmessage%3Dm-1';
    const back = new URL(loginPath({ pathname: '/index', search, hash: '' }), 'http://x').searchParams.get('redirect');
    expect(back).toBe('/index?panel=messageV2%3Fmessage%3Dm-1&modal=memberCenter');
  });
});

test.each([
  ['RNG', '/rng'],
  ['PVP', '/pvp'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['SPORTS', '/sports'],
  ['ESPORTS', '/esports'],
  ['INHOUSE', '/inhouse'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/elott'],
] as const)('ROUTE-10 %s has its page at %s', (category, path) => expect(categoryPaths[category]).toBe(path));

test('ROUTE-30 a promotion has an address of its own, whatever its id is made of', () => {
  expect(promotionPath('17')).toBe('/promotions/17');
  expect(promotionPath('../a?b#c')).toBe('/promotions/..%2Fa%3Fb%23c');
});

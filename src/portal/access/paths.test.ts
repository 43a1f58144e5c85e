// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { lobbyPath, loginPath, safeRedirect } from './paths.ts';

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
  });
});

test('ROUTE-10 a category has the path of its lobby once the portal has one', () => {
  expect(lobbyPath('RNG')).toBe('/rng');
  expect(lobbyPath('LOTT')).toBeUndefined();
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { paths } from '../access/paths.ts';
import { findPage, hasPage, pages, redirects } from './page-table.tsx';

const pageAt = (path: string) => findPage(path)?.page ?? expect.fail(`no page at ${path}`);

test.each([
  ['egame', '/rng'],
  ['elott', '/elott'],
  ['lottery', '/lottery'],
  ['vnlottery', '/vnlottery'],
  ['pointMall', '/pointMall'],
  ['promo', '/promotions'],
  ['promoDetail', '/promoDetail'],
  ['seamless', '/seamless'],
  ['byIframe', '/game'],
  ['index', '/index'],
])('PERF-01 the code of section %s loads on request, and not before', async (_section, path) => {
  // An instance of the table that no other test has used: what is loaded stays so.
  const fresh = `./page-table.tsx?for=${encodeURIComponent(path)}`;
  const table: typeof import('./page-table.tsx') = await import(/* @vite-ignore */ fresh);
  const { Page } = table.findPage(path)?.page ?? expect.fail(`no page at ${path}`);
  expect(Page.isLoaded()).toBe(false);
  await Page.preload();
  expect(Page.isLoaded()).toBe(true);
});

test('ROUTE-01 every address of the portal is a page or redirects to one', () => {
  for (const path of Object.values(paths)) expect(hasPage(redirects[path] ?? path), path).toBe(true);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('a page is found by its path, with the parameters of the path', () => {
  expect(findPage('/promotions/p-101')?.params).toEqual({ id: 'p-101' });
  expect(findPage('/nowhere')).toBeUndefined();
  expect(findPage('/constructor')).toBeUndefined();
});

test('a trailing slash changes nothing for the banners, and a page can have none', () => {
  expect(pageAt('/rng/').banner).toBe('w_rng');
  expect(pageAt('/login').banner).toBeUndefined();
});

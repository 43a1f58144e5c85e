// @vitest-environment jsdom

import { dehydrate, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getGetDomainRouteQueryKey } from '#generated/client/system/system.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { keepSessionKeys } from '../../access/session-keys.ts';
import { siteQuery } from '../../access/site.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { setToken } from '../../api/token.ts';
import { currentLanguage, showLanguage } from '../../i18n/language.ts';
import { pictureUrl, tellPictureHosts } from '../../lib/urls.ts';
import { changeSite } from '../../testing/portal.tsx';
import { prefetchDomains } from '../prefetch.ts';
import { asOf } from './page-state.ts';
import { prepare, runIdleTasks } from './start.tsx';

withServer();

let queries: QueryClient;
const ends: (() => void)[] = [];
const root = document.documentElement;

beforeEach(async () => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await showLanguage('EN');
  window.localStorage.clear();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  root.lang = 'en';
  tellPictureHosts([]);
});

/** Prepares the first render. Returns the markup to hydrate; what follows the session ends with the test. */
async function begin(state: Parameters<typeof prepare>[1]) {
  const { markup, ...prepared } = await prepare(queries, state);
  ends.push(prepared.end);
  return markup;
}

describe('before the first render', () => {
  test('I18N-02 the language is English', async () => {
    await begin(undefined);
    expect(currentLanguage()).toBe('EN');
  });

  test('I18N-03 the language is the default that the server wrote into the page', async () => {
    server.use(unreachable('get', '/wps/system/permission'));
    root.lang = 'vi';
    await begin(undefined);
    expect(currentLanguage()).toBe('VI');
  });

  test("I18N-05 the language is the visitor's earlier choice", async () => {
    window.localStorage.setItem('hisLang', 'VI');
    await begin(undefined);
    expect(currentLanguage()).toBe('VI');
    expect(root.lang).toBe('vi');
  });

  const together = ['/wps/system/status', '/wps/system/permission', '/wps/relay/MCSFE_announcements'];
  test.each(together)('STATUS-13 status, permission and banners are requested together: not after %s', async (path) => {
    const asked = new Set<string>();
    server.use(msw.get(`*${path}`, () => new Promise(() => undefined)));
    server.events.on('request:start', ({ request }) => asked.add(new URL(request.url).pathname));
    await begin(undefined);
    // Sooner than after 20 s, when the client gives up the call that hangs.
    await waitFor(() => expect([...asked]).toEqual(expect.arrayContaining(together)), { timeout: 18_000 });
    server.events.removeAllListeners();
  });

  test('calls start, and a server that does not answer delays nothing', async () => {
    server.use(unreachable('get', '/wps/system/permission'));
    await begin(undefined);
    await waitFor(() => expect(queries.getQueryState(siteQuery().queryKey)?.status).toBe('error'));
  });
});

test('I18N-03 the default of the site config applies when the page did not contain it', async () => {
  changeSite((info) => ({ ...info, brand: { ...info.brand, defaultLanguage: 'VI' } }));
  await begin(undefined);
  await waitFor(() => expect(currentLanguage()).toBe('VI'));
});

test('ENTITY-36 images load from the hosts of the site', async () => {
  changeSite((info) => ({ ...info, imageCDNs: ['https://cdn.lumo.example'] }));
  await begin(undefined);
  await waitFor(() => expect(pictureUrl('/art/game/1.svg')).toBe('https://cdn.lumo.example/art/game/1.svg'));
});

test('STORE-05 the other domains are requested in an idle task that does not keep a session alive', async () => {
  ends.push(keepSessionKeys(queries));
  const marks: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/wps/relay/MCSFE_routers')) marks.push(request.headers.get('X-Background'));
  });
  window.sessionStorage.clear();
  ends.push(runIdleTasks(queries));
  expect(window.sessionStorage.getItem('routers')).toBeNull();
  await waitFor(() => expect(window.sessionStorage.getItem('routers')).toContain('vn.lumo.example'));
  expect(marks).toEqual(['1']);
});

test('STORE-05 the other domains that came with the page are not requested, and are kept however long it is open', async () => {
  queries = createQueryClient();
  const sender = new QueryClient();
  await prefetchDomains(sender);
  ends.push(keepSessionKeys(queries));
  window.sessionStorage.clear();
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  await begin({ language: 'EN', width: 390, data: asOf(0, dehydrate(sender)) });
  expect(window.sessionStorage.getItem('routers')).toContain('vn.lumo.example');
  await prefetchDomains(queries);
  expect(asked).not.toContain('/wps/relay/MCSFE_routers');
  expect(asked).not.toContain('/wps/system/domainRoute');
  const domains = queries.getQueryCache().find({ queryKey: getGetDomainRouteQueryKey() });
  expect(domains?.gcTime).toBe(Number.POSITIVE_INFINITY);
  server.events.removeAllListeners();
});

describe('a page that the server rendered', () => {
  /** The state that a server sends for a site in a language. */
  async function rendered(language: 'EN' | 'VI') {
    const server = new QueryClient();
    await server.prefetchQuery(siteQuery());
    return { language, width: 390, data: asOf(0, dehydrate(server)) };
  }

  test('is hydrated with its answers, without requesting them again', async () => {
    expect(await begin(await rendered('EN'))).toEqual({ width: 390 });
    const state = queries.getQueryState(siteQuery().queryKey);
    expect(state?.data?.info.brand.name).toBe('Lumo');
    expect(Date.now() - (state?.dataUpdatedAt ?? 0)).toBeLessThan(60_000);
    expect(window.sessionStorage.getItem('settings')).not.toBeNull();
  });

  test('I18N-05 is rendered again without its answers for a visitor who chose another language', async () => {
    window.localStorage.setItem('hisLang', 'VI');
    expect(await begin(await rendered('EN'))).toBeUndefined();
    expect(currentLanguage()).toBe('VI');
  });

  test('ROUTE-18 is rendered again, with its answers, where a hash names what it shows', async () => {
    window.history.replaceState(null, '', '/help#deposits');
    expect(await begin(await rendered('EN'))).toBeUndefined();
    expect(queries.getQueryData(siteQuery().queryKey)?.info.brand.name).toBe('Lumo');
    window.history.replaceState(null, '', '/');
  });

  test("shows a member the answers for guests until the member's own arrive", async () => {
    setToken('pt_session');
    expect(await begin(await rendered('EN'))).toEqual({ width: 390 });
    expect(queries.getQueryState(siteQuery().queryKey)?.dataUpdatedAt).toBe(0);
    window.sessionStorage.clear();
  });
});

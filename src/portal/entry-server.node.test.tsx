// @vitest-environment node
import { expect, test } from 'vitest';
import {
  getListGamesResponseMock,
  getListHotGamesResponseMock,
  getListVendorsResponseMock,
  getListVendorTypesResponseMock,
} from '#generated/client/catalogue/catalogue.faker.ts';
import { getListAnnouncementsResponseMock } from '#generated/client/notices/notices.faker.ts';
import {
  getGetDomainRouteResponseMock,
  getGetPermissionResponseMock,
  getGetRoutersResponseMock,
  getGetSystemStatusResponseMock,
} from '#generated/client/system/system.faker.ts';
import type { GetPermissionResponse } from '#generated/model/index.ts';
import { openPage, type PageRequest } from './entry-server.tsx';

/** A server that answers these paths; any other call fails. */
const answers = (permission: GetPermissionResponse = getGetPermissionResponseMock()): Record<string, unknown> => ({
  '/wps/system/status?': {
    success: true,
    value: { status: 0, ip: '203.0.113.7', country: 'VN', maintenanceUntil: null },
  },
  '/wps/system/permission?': permission,
  '/wps/relay/MCSFE_announcements?types=B%2CH%2CPU': getListAnnouncementsResponseMock(),
  '/wps/relay/MCSFE_routers?': getGetRoutersResponseMock(),
  '/wps/system/domainRoute?': getGetDomainRouteResponseMock(),
  '/wps/relay/GCSGAME_vendorTypes?': getListVendorTypesResponseMock(),
  '/wps/relay/GCSGAME_vendors?': getListVendorsResponseMock(),
  '/wps/relay/GCSGAME_hotGames?': getListHotGamesResponseMock(),
  '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=42': getListGamesResponseMock(),
});

const from = (known: Record<string, unknown>) => async (path: string, query: string) => {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  const body = known[`${path}?${sorted}`];
  if (body === undefined) throw new Error(`Nobody answers ${path}?${query}`);
  return body;
};

const request = (wanted: Partial<PageRequest> = {}): PageRequest => ({
  path: '/index',
  search: '',
  language: 'EN',
  width: 1440,
  answer: from(answers()),
  ...wanted,
});

async function markupOf(wanted: Partial<PageRequest>): Promise<string> {
  const { render } = await openPage(request(wanted));
  return render?.() ?? '';
}

test('the home page is rendered completely for a guest: banner, hot games, login', async () => {
  const html = await markupOf({});
  expect(html.includes('Lantern Race, $250,000 in play.')).toBe(true);
  expect(html.includes('Dragon Coil')).toBe(true);
  expect(html.includes('Log in')).toBe(true);
});

test('the lobby is rendered with its first games, also at the width of a phone', async () => {
  const html = await markupOf({ path: '/rng', width: 390 });
  expect(html.includes('Neon Saigon')).toBe(true);
  expect(html.includes('Saffron Play')).toBe(true);
  expect(html.includes('Main menu')).toBe(false);
  expect((await markupOf({ path: '/rng' })).includes('Main menu')).toBe(true);
});

test('two concurrent pages each use their own language and their own server', async () => {
  const asked: string[] = [];
  const listening = (name: string) => async (path: string, query: string) => {
    asked.push(name);
    return from(answers())(path, query);
  };
  const [vietnamese, english] = await Promise.all([
    markupOf({ language: 'VI', answer: listening('VI') }),
    markupOf({ language: 'EN', answer: listening('EN') }),
  ]);
  expect([vietnamese.includes('Đăng nhập'), vietnamese.includes('Log in')]).toEqual([true, false]);
  expect([english.includes('Đăng nhập'), english.includes('Log in')]).toEqual([false, true]);
  expect(asked.filter((name) => name === 'VI')).toHaveLength(8);
  expect(asked).toHaveLength(16);
});

test('ENTITY-36 its pictures use the same host as in the browser, and this site if there is none', async () => {
  const permission = getGetPermissionResponseMock();
  permission.value.info.imageCDNs = ['https://cdn.lumo.example/'];
  const html = await markupOf({ answer: from(answers(permission)) });
  expect(html).toMatch(/<img[^>]* src="https:\/\/cdn\.lumo\.example\/art\//);
  expect(await markupOf({})).not.toContain('cdn.lumo.example');
});

test('the root renders the home page', async () => {
  expect((await markupOf({ path: '/' })).includes('Dragon Coil')).toBe(true);
});

test("the markup contains nothing that the page's policy forbids: no script, no style", async () => {
  for (const path of ['/index', '/rng', '/login', '/download']) {
    const html = await markupOf({ path });
    expect(html).not.toBe('');
    expect(html.match(/<script|<style|\sstyle=|\son[a-z]+=/)).toBeNull();
  }
});

test('the page contains its title and its answers, the same each time', async () => {
  const first = await openPage(request({ path: '/rng', language: 'VI' }));
  expect(first.title).toBe('Nổ hũ | Lumo');
  expect(first.state.language).toBe('VI');
  expect(first.state.data.queries.map(({ queryKey }) => queryKey[0])).toContain('/wps/relay/GCSGAME_vendors');
  expect(JSON.stringify(first.state)).toBe(
    JSON.stringify((await openPage(request({ path: '/rng', language: 'VI' }))).state),
  );
});

test.each([
  ['a page with a query', { path: '/rng', search: '?search=lantern' }],
  ['a page that there is not', { path: '/nowhere' }],
  ['a promotion that there is not', { path: '/promotions/p-999' }],
])('%s is left to the browser, with the available answers', async (_what, wanted) => {
  const { render, state } = await openPage(request(wanted));
  expect(render).toBeUndefined();
  expect(state.data.queries.length).toBeGreaterThan(3);
});

test.each([
  ['STATUS-08', { status: 2 }, {}],
  ['STATUS-04', { status: 1 }, {}],
  ['STATUS-13', {}, { maintenance: true }],
  ['STATUS-13', {}, { regionRestriction: true }],
])('%s a closed site is not rendered', async (_id, status, site) => {
  const known = answers();
  const open = getGetSystemStatusResponseMock();
  const permission = getGetPermissionResponseMock();
  const answer = from({
    ...known,
    '/wps/system/status?': { ...open, value: { ...open.value, status: 0, ...status } },
    '/wps/system/permission?': { ...permission, value: { ...permission.value, ...site } },
  });
  expect((await openPage(request({ answer }))).render).toBeUndefined();
});

test('ROUTE-21 a site that requires a login is not rendered for guests', async () => {
  const permission = getGetPermissionResponseMock();
  permission.value.info.settings.loginedToHomePage = true;
  expect((await openPage(request({ answer: from(answers(permission)) }))).render).toBeUndefined();
});

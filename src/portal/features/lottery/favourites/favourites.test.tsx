// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getListPopularGamesResponseMock } from '#generated/client/catalogue/catalogue.faker.ts';
import { getListVnRecentGamesResponseMock } from '#generated/client/lottery/lottery.faker.ts';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { clearSession, setToken } from '#portal/api/token.ts';
import type { tellTabs } from '#portal/lib/tabs.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { openPage, withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

/** The favourites on the server, by token, and what was sent. */
let onServer: Record<string, string[]>;
const sent: unknown[] = [];
let read = 0;

beforeEach(() => {
  onServer = { pt_lan: ['K3_1M', 'SSC_5M'], pt_nam: ['SSC_5M'] };
  sent.length = 0;
  read = 0;
  const tokenOf = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
  server.use(
    http.get('*/wps/member/info', ({ request }) => {
      const info = getGetMemberInfoResponseMock();
      const name = tokenOf(request).replace('pt_', '');
      return HttpResponse.json({ ...info, value: { ...info.value, userName: name, account: name, type: 0 } });
    }),
    http.get('*/lgw/lottery/favourites', ({ request }) => {
      read += 1;
      return HttpResponse.json({ success: true, value: onServer[tokenOf(request)] ?? [] });
    }),
    http.post<never, { gameCodes: string[] }>('*/lgw/lottery/favourites', async ({ request }) => {
      const { gameCodes } = await request.json();
      sent.push(gameCodes);
      onServer[tokenOf(request)] = gameCodes;
      return HttpResponse.json({ success: true, value: gameCodes });
    }),
  );
});

const menu = () => within(screen.getByRole('navigation', { name: 'Games' }));
const stars = (game: string) => menu().getAllByRole('button', { name: `Favourite: ${game}` });
const isMarked = (game: string) => stars(game).every((star) => star.getAttribute('aria-pressed') === 'true');
const listed = () => {
  const section = menu().queryByRole('region', { name: 'Favourites' });
  return section
    ? within(section)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.slice(0, 4))
    : [];
};
const kept = (): unknown => JSON.parse(window.localStorage.getItem('LOTTFAV') ?? 'null');

async function openAs(token: string | undefined, address = '/lottery') {
  if (token) setToken(token);
  const page = openPage(address);
  await page.user.click(await screen.findByRole('button', { name: 'SSC 5 minutes' }));
  await screen.findAllByRole('link', { name: /K3 1 minute/ });
  return page;
}

test('LOTTERY-06 STORE-12 the favourites of each user name are kept, and the other member of the browser sees none of them', async () => {
  window.localStorage.setItem('LOTTFAV', JSON.stringify({ nam: ['SSC_5M'] }));
  await openAs('pt_lan');
  await waitFor(() => expect(listed()).toEqual(['K3 1', 'SSC ']));
  await waitFor(() => expect(kept()).toEqual({ nam: ['SSC_5M'], lan: ['K3_1M', 'SSC_5M'] }));
  act(clearSession);
  await waitFor(() => expect(listed()).toEqual([]));
  expect(isMarked('SSC 5 minutes')).toBe(false);
  act(() => setToken('pt_nam'));
  await waitFor(() => expect(listed()).toEqual(['SSC ']));
  expect(kept()).toEqual({ nam: ['SSC_5M'], lan: ['K3_1M', 'SSC_5M'] });
});

test('LOTTERY-07 a login reads the favourites again', async () => {
  await openAs(undefined);
  expect(read).toBe(0);
  act(() => setToken('pt_lan'));
  await waitFor(() => expect(listed()).toEqual(['K3 1', 'SSC ']));
  expect(read).toBe(1);
  act(clearSession);
  onServer['pt_lan'] = ['SSC_5M'];
  act(() => setToken('pt_lan'));
  await waitFor(() => expect(listed()).toEqual(['SSC ']));
  expect(kept()).toEqual({ lan: ['SSC_5M'] });
});

test('LOTTERY-06 the kept favourites are shown until the server has answered', async () => {
  window.localStorage.setItem('LOTTFAV', JSON.stringify({ lan: ['K3_1M'], broken: 7 }));
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/lgw/lottery/favourites', async () => {
      await gate;
      return HttpResponse.json({ success: true, value: ['SSC_5M'] });
    }),
  );
  await openAs('pt_lan');
  await waitFor(() => expect(listed()).toEqual(['K3 1']));
  answer();
  await waitFor(() => expect(listed()).toEqual(['SSC ']));
});

test('LOTTERY-06 a member without kept favourites is shown none of another before the server has answered', async () => {
  window.localStorage.setItem('LOTTFAV', JSON.stringify({ nam: ['SSC_5M'] }));
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.use(
    http.get('*/lgw/lottery/favourites', async () => {
      asked.resolve();
      await gate.promise;
      return HttpResponse.json({ success: true, value: ['K3_1M'] });
    }),
  );
  await openAs('pt_lan');
  await asked.promise;
  expect(listed()).toEqual([]);
  gate.resolve();
  await waitFor(() => expect(listed()).toEqual(['K3 1']));
});

test('LOTTERY-06 a star adds a game in front and removes it, at once and on the server', async () => {
  const { user } = await openAs('pt_nam');
  await waitFor(() => expect(listed()).toEqual(['SSC ']));
  const [star] = stars('K3 1 minute');
  star?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listed()).toEqual(['K3 1', 'SSC ']));
  await waitFor(() => expect(sent).toEqual([['K3_1M', 'SSC_5M']]));
  expect(isMarked('K3 1 minute')).toBe(true);
  await user.click(stars('SSC 5 minutes')[0] as HTMLElement);
  await waitFor(() => expect(sent).toEqual([['K3_1M', 'SSC_5M'], ['K3_1M']]));
  await waitFor(() => expect(kept()).toEqual({ nam: ['K3_1M'] }));
});

test('LOTTERY-06 a refused star goes back and says why; what the server has is never overwritten unread', async () => {
  server.use(refuse('post', '/lgw/lottery/favourites', 429, 'rate_limited'));
  const { user } = await openAs('pt_nam');
  await waitFor(() => expect(listed()).toEqual(['SSC ']));
  await user.click(stars('K3 1 minute')[0] as HTMLElement);
  expect(await screen.findByText('Words of the server')).toBeDefined();
  expect(listed()).toEqual(['SSC ']);
  expect(isMarked('K3 1 minute')).toBe(false);
});

test('LOTTERY-06 a list that is not read yet is read before a star changes it', async () => {
  server.use(refuse('get', '/lgw/lottery/favourites', 500, 'system_error'));
  const { user } = await openAs('pt_lan');
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Games' })).toBeDefined());
  await user.click(stars('K3 1 minute')[0] as HTMLElement);
  await waitFor(() => expect(screen.queryAllByText(/System error/)).not.toEqual([]));
  expect(sent).toEqual([]);
});

test('ROLE-06 a guest who presses a star gets the login form', async () => {
  const { user, address } = await openAs(undefined);
  await user.click(stars('K3 1 minute')[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/lottery?modal=login'));
  expect(sent).toEqual([]);
});

test('LOTTERY-06 a change in another tab is read again', async () => {
  const channel = new BroadcastChannel('portal');
  await openAs('pt_nam');
  await waitFor(() => expect(listed()).toEqual(['SSC ']));
  onServer['pt_nam'] = [];
  channel.postMessage({ kind: 'lotteryFavourites' } satisfies Parameters<typeof tellTabs>[0]);
  await waitFor(() => expect(listed()).toEqual([]));
  channel.close();
});

test('API-25 the Vietnamese games bet on last stand in the menu of a member, and lead to their page', async () => {
  const recent = getListVnRecentGamesResponseMock();
  server.use(http.get('*/lgw/vn/games/recent', () => HttpResponse.json(recent)));
  await openAs('pt_nam');
  const section = within(await menu().findByRole('region', { name: 'Recently played' }));
  const names = recent.value.map(({ gameName }) => gameName);
  expect(
    section.getAllByRole('link').map(({ textContent }) => names.find((name) => textContent?.startsWith(name))),
  ).toEqual(names);
  expect(section.getByRole('link', { name: /VN North/ }).getAttribute('href')).toBe('/vnlottery?gameCode=VN_NORTH');
});

test('LOTTERY-08 API-26 the popular lotteries ask for twenty, in the order of the server, and lead to the page of each', async () => {
  const asked: string[] = [];
  const popular = getListPopularGamesResponseMock();
  server.use(
    http.get('*/lgw/games/popular', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('count') ?? '');
      return HttpResponse.json(popular);
    }),
  );
  const { user } = await openAs(undefined);
  expect(asked).toEqual([]);
  await user.click(menu().getByRole('radio', { name: 'Popular' }));
  const section = within(await menu().findByRole('region', { name: 'What most members bet on' }));
  expect(asked).toEqual(['20']);
  // Each leads to the game on the page of its mode.
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/vnlottery?gameCode=VN_NORTH',
    '/lottery?gameCode=SSC_5M',
  ]);
  await user.click(menu().getByRole('radio', { name: 'All games' }));
  expect(menu().getByRole('link', { name: /K3 1 minute/ })).toBeDefined();
});

// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getGetLotteryGameResponseMock, getListDrawsResponseMock } from '#generated/client/lottery/lottery.faker.ts';
import { getGetLotteryGameMockHandler, getListDrawsMockHandler } from '#generated/client/lottery/lottery.msw.ts';
import { server } from '#mocks/server.ts';
import { setLanguage } from '../../i18n/language.ts';
import { withTime } from '../../testing/centre.tsx';
import { openPage, withPortal } from '../../testing/portal.tsx';
import { shortNames } from './vietnam-page.tsx';

withPortal();
// The visitor's clock runs five minutes ahead of the server's.
withTime(Date.UTC(2026, 0, 5, 10, 9));

test('ROUTE-07 LOTTERY-01 shows a region with its next draw, its week and the latest prize table', async () => {
  openPage('/vnlottery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ha Noi, VN North' })).toBeDefined();
  const table = within(await screen.findByRole('table', { name: 'Prizes' }));
  const special = table.getByRole('row', { name: /Special/ });
  expect(special.querySelector('b')?.textContent).toBe('21');
  expect(special.textContent).toContain('83621');
  expect(table.getAllByRole('row')).toHaveLength(8);
  expect(await screen.findByText('Quang Ninh', { selector: 'span.flex-1.text-text-2' })).toBeDefined();
});

test.each([
  ['EN', 'Days without draws', 'Jan 9, 2026', 'Held on Jan 12, 2026', 'Feb 16, 2026', 'No draw'],
  ['VI', 'Những ngày không quay', '09/01/2026', 'Dời sang 12/01/2026', '16/02/2026', 'Không quay'],
] as const)('LOTTERY-11 I18N-01 lists the coming days without draws, in %s', async (language, title, ...words) => {
  await act(() => setLanguage(language));
  const answer = getGetLotteryGameResponseMock();
  const closedDays = [
    { day: '2026-01-09', movedTo: '2026-01-12', reason: 'A storm <b>came</b>.' },
    { day: '2026-02-16', movedTo: null, reason: null },
  ];
  server.use(getGetLotteryGameMockHandler({ ...answer, value: { ...answer.value, closedDays } }));
  openPage('/vnlottery');
  const heading = await screen.findByRole('heading', { name: title });
  const items = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
  const [moved, to, closed, none] = words;
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `${moved}${to}A storm <b>came</b>.`,
    `${closed}${none}`,
  ]);
});

test('LOTTERY-11 says nothing of days without draws where there are none', async () => {
  const answer = getGetLotteryGameResponseMock();
  server.use(getGetLotteryGameMockHandler({ ...answer, value: { ...answer.value, closedDays: [] } }));
  openPage('/vnlottery');
  expect(await screen.findByRole('heading', { name: 'Draws of the week' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Days without draws' })).toBeNull();
});

test('the lotteries beside each other leave out what their names begin with, which is read out', async () => {
  openPage('/vnlottery');
  const games = within(await screen.findByRole('navigation', { name: 'Games' }));
  const north = games.getByRole('link', { name: 'VN North' });
  expect(north.textContent).toBe('North');
  expect(games.getAllByRole('link').filter(({ textContent }) => textContent?.startsWith('VN'))).toEqual([]);
});

test.each([
  ['America/New_York', 'Jan 5, 2026, 06:15 (GMT-5).', 'At the station it is 18:15 then.'],
  ['Asia/Tokyo', 'Jan 5, 2026, 20:15 (GMT+9).', 'At the station it is 18:15 then.'],
  ['Asia/Ho_Chi_Minh', 'Jan 5, 2026, 18:15 (GMT+7).', undefined],
])('in %s a draw shows the visitor’s time, and names the station’s time', async (zone, own, station) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  openPage('/vnlottery');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ha Noi, VN North' });
  const line = heading.nextElementSibling;
  await waitFor(() => expect(line?.textContent).toContain(own));
  if (station) expect(line?.textContent).toContain(station);
  else expect(line?.textContent).not.toContain('At the station');
  const week = await screen.findByText(/On your clock/);
  expect(week.textContent).toContain(own.slice(-8, -2));
});

test('LOTTERY-10 ROUTE-07 gameCode selects the region', async () => {
  const asked = new Set<string>();
  server.events.on('request:start', ({ request }) => {
    // The game of a call stands in its path or in its query.
    const [, game] = /(?:\/games\/|[?&]gameCode=)(VN_\w+)/.exec(request.url) ?? [];
    if (game) asked.add(game);
  });
  const { user, address } = openPage('/vnlottery?gameCode=VN_SOUTH');
  const regions = within(await screen.findByRole('navigation', { name: 'Games' }));
  expect(regions.getByRole('link', { name: 'VN South' }).getAttribute('aria-current')).toBe('page');
  await user.click(regions.getByRole('link', { name: 'VN Central' }));
  expect(address()).toBe('/vnlottery?gameCode=VN_CENTRAL');
  await waitFor(() => expect([...asked]).toEqual(['VN_SOUTH', 'VN_CENTRAL']));
});

test.each([
  ['built_in', 'VN_NORTH', true],
  ['external', 'VN_NORTH', false],
  ['built_in', 'VN_FAST_5M', false],
] as const)(
  'LOTTERY-11 whether a %s draw of %s says that the site draws for a station: %s',
  async (source, game, told) => {
    const [draw] = getListDrawsResponseMock().value.content;
    server.use(
      http.get('*/lgw/lottery/draws/:drawId/prizeTable', async () => {
        const value = { draw: { ...draw, source }, endings: [], heads: [], tails: [] };
        return HttpResponse.json({ success: true, value });
      }),
    );
    openPage(`/vnlottery?gameCode=${game}`);
    await screen.findByRole('table', { name: 'Prizes' });
    expect(screen.queryByText(/They are not the official results/) !== null).toBe(told);
  },
);

test('LOTTERY-10 earlier draws are one click away, in the address', async () => {
  const { user, address } = openPage('/vnlottery');
  await screen.findByRole('table', { name: 'Prizes' });
  const [, second] = getListDrawsResponseMock().value.content;
  const enabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';
  const heading = () => screen.getByRole('heading', { name: 'Results' }).nextElementSibling?.textContent;
  expect([heading(), enabled('Earlier draw'), enabled('Later draw')]).toEqual(['Jan 4, 2026, Thai Binh', true, false]);
  await user.click(screen.getByRole('button', { name: 'Earlier draw' }));
  await waitFor(() => expect(address()).toBe(`/vnlottery?draw=${second?.drawId}`));
  expect([heading(), enabled('Earlier draw'), enabled('Later draw')]).toEqual(['Jan 3, 2026, Nam Dinh', false, true]);
  await user.click(screen.getByRole('button', { name: 'Later draw' }));
  await waitFor(() => expect(address()).toBe('/vnlottery?draw=VN_NORTH-20260104'));
});

test('says that there are no draws yet', async () => {
  server.use(getListDrawsMockHandler({ success: true, value: { content: [], totalPages: 0, totalElements: 0 } }));
  openPage('/vnlottery');
  expect(await screen.findByText('No results here yet')).toBeDefined();
});

test.each([
  [
    ['VN North', 'VN Central', 'VN Fast 5 minutes'],
    ['North', 'Central', 'Fast 5 minutes'],
  ],
  [
    ['Xổ số miền Bắc', 'Xổ số miền Nam', 'Xổ số nhanh 1 phút'],
    ['Miền Bắc', 'Miền Nam', 'Nhanh 1 phút'],
  ],
  // Words are shared as a whole, and only from the beginning.
  [
    ['North draw', 'Northern draw'],
    ['North draw', 'Northern draw'],
  ],
  // What is left of a name is never nothing.
  [
    ['VN North', 'VN North late'],
    ['North', 'North late'],
  ],
  [['VN North'], ['VN North']],
  [[], []],
])('of %j the names beside each other are %j', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getListComingDrawsResponseMock,
  getListDrawsResponseMock,
} from '../../../generated/client/lottery/lottery.faker.ts';
import {
  getListComingDrawsMockHandler,
  getListDrawsMockHandler,
} from '../../../generated/client/lottery/lottery.msw.ts';
import { refuse } from '../../mocks/refuse.ts';
import { server } from '../../mocks/server.ts';
import { setClock } from '../lib/clock.ts';
import { openPortal, withPortal } from './testing/portal.tsx';

vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

// The visitor's clock runs five minutes ahead of the server's.
let resetClock: () => void;
beforeEach(() => {
  resetClock = setClock(() => Date.UTC(2026, 0, 5, 10, 9));
});
afterEach(() => resetClock());

const five = {
  ...getListDrawsResponseMock().value.content[0],
  ...{ drawId: 'SSC_5M-20260105-204', gameCode: 'SSC_5M', gameName: 'SSC 5 minutes', issueNo: '0105-204' },
  ...{ station: null, state: 'settled' as const, drawAt: '2026-01-05T10:00:00Z' },
  result: {
    ...{ version: 1, enteredAt: '2026-01-05T10:00:00Z' },
    prizes: [{ prize: 'NUMBERS' as const, numbers: ['4', '0', '1', '6', '4'] }],
  },
};

/** Opens the list of the games by the name of the shown one. */
async function openGames(user: ReturnType<typeof openPortal>['user'], game: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: game }));
  return screen.findByRole('navigation', { name: 'Games' });
}

const drawsAsked: URLSearchParams[] = [];
beforeEach(() => {
  drawsAsked.length = 0;
  server.use(
    http.get('*/lgw/lottery/draws', ({ request }) => {
      const { searchParams } = new URL(request.url);
      drawsAsked.push(searchParams);
      if (searchParams.get('gameCode')?.startsWith('VN')) return HttpResponse.json(getListDrawsResponseMock());
      return HttpResponse.json({ success: true, value: { content: [five], totalPages: 3, totalElements: 60 } });
    }),
  );
});

describe('/lottery and /elott', () => {
  test('ROUTE-06 LOTTERY-01 /lottery shows the families with their games and latest draws', async () => {
    const { user } = openPortal('/lottery');
    const games = within(await openGames(user, 'SSC 5 minutes'));
    expect(games.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Five digits', 'Three dice']);
    expect(games.queryByRole('link', { name: /Fast five/ })).toBeNull();
    expect(games.getByRole('link', { name: /SSC 5 minutes/ }).getAttribute('aria-current')).toBe('page');
    const latest = await screen.findByRole('region', { name: 'Latest result' });
    expect(
      within(latest)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('40164');
  });

  test('LOTTERY-10 a draw tells its sum and side, and the seal of the next one is there before it', async () => {
    const coming = getListComingDrawsResponseMock();
    const [next] = coming.value.content;
    const seal = 'b1f78975a4b6cca2810e829363bbf36319af33436f6c47eefe7c888ef7076420';
    const content = next ? [{ ...next, issueNo: '0105-205', commitment: seal }] : [];
    server.use(getListComingDrawsMockHandler({ ...coming, value: { ...coming.value, content } }));
    openPortal('/lottery');
    const row = await screen.findByRole('row', { name: /0105-204/ });
    await waitFor(() => expect(row.textContent).toContain('15 Small'));
    expect((await screen.findByText(/Draw 0105-205 is sealed as/)).textContent).toContain('b1f78975a4b6cca2…f7076420');
  });

  test("LOTTERY-10 the remaining time follows the server's clock", async () => {
    const coming = getListComingDrawsResponseMock();
    const [next] = coming.value.content;
    if (next) {
      const content = [{ ...next, closesAt: '2026-01-05T10:04:30Z' }];
      server.use(getListComingDrawsMockHandler({ ...coming, value: { serverTime: '2026-01-05T10:04:00Z', content } }));
    }
    openPortal('/lottery');
    const timer = await screen.findByRole('timer', { name: 'Time until the draw closes' });
    await waitFor(() => expect(timer.textContent).toBe('00min:30sec'));
  });

  test('ROUTE-06 gameCode selects the game, and an unknown one leads to the first', async () => {
    const { user, address } = openPortal('/lottery?gameCode=NONE&playType=SUM_BS');
    expect(await screen.findByRole('heading', { level: 2, name: 'SSC 5 minutes' })).toBeDefined();
    const games = within(await openGames(user, 'SSC 5 minutes'));
    await user.click(games.getByRole('link', { name: /K3 1 minute/ }));
    expect(screen.queryByRole('navigation', { name: 'Games' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'K3 1 minute' }));
    expect(address()).toBe('/lottery?gameCode=K3_1M');
    expect(await screen.findByRole('heading', { level: 2, name: 'K3 1 minute' })).toBeDefined();
    await waitFor(() => expect(drawsAsked.at(-1)?.get('gameCode')).toBe('K3_1M'));
  });

  test('LOTTERY-10 earlier days and pages are in the address', async () => {
    const { user, address } = openPortal('/lottery');
    await screen.findByRole('rowheader', { name: /^0105-204/ });
    await user.click(screen.getByRole('button', { name: 'The day before' }));
    await waitFor(() => expect(address()).toBe('/lottery?day=2026-01-04'));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/lottery?day=2026-01-04&page=2'));
    await waitFor(() => expect(drawsAsked.at(-1)?.get('pageNo')).toBe('2'));
    expect(drawsAsked.at(-1)?.get('from')).toBe('2026-01-03T17:00:00.000Z');
  });

  test('LOTTERY-10 printed draws say of which lottery and day they are', async () => {
    const { user } = openPortal('/lottery');
    await screen.findByRole('rowheader', { name: /^0105-204/ });
    let paper = '';
    vi.stubGlobal('print', () => {
      paper = document.querySelector('[data-printing]')?.textContent ?? '';
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    window.dispatchEvent(new Event('afterprint'));
    expect(paper).toMatch(/^SSC 5 minutesJan 5, 2026.*0105-204/);
  });

  test('ROUTE-09 /elott shows only the fast draws', async () => {
    const { user } = openPortal('/elott');
    expect(await screen.findByRole('heading', { level: 1, name: 'E-Lottery' })).toBeDefined();
    const games = within(await openGames(user, 'Fast five 45 seconds'));
    expect(games.getAllByRole('link')).toHaveLength(1);
    expect(games.getByRole('link', { name: /Fast five 45 seconds/ })).toBeDefined();
  });

  test('games that fail to load say so, and load on retry', async () => {
    server.use(refuse('get', '/lgw/games/game_menus', 500, 'system_error'));
    const { user } = openPortal('/lottery');
    expect(await screen.findByText('The games did not load')).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const games = within(await openGames(user, 'SSC 5 minutes'));
    expect(games.getByRole('link', { name: /K3 1 minute/ })).toBeDefined();
  });
});

describe('/vnlottery', () => {
  test('ROUTE-07 LOTTERY-01 shows a region with its next draw, its week and the latest prize table', async () => {
    openPortal('/vnlottery');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ha Noi, VN North' })).toBeDefined();
    const table = within(await screen.findByRole('table', { name: 'Prizes' }));
    const special = table.getByRole('row', { name: /Special/ });
    expect(special.querySelector('b')?.textContent).toBe('21');
    expect(special.textContent).toContain('83621');
    expect(table.getAllByRole('row')).toHaveLength(8);
    expect(await screen.findByText('Quang Ninh', { selector: 'span.flex-1.text-text-2' })).toBeDefined();
  });

  test('the lotteries beside each other leave out what their names begin with, which is read out', async () => {
    openPortal('/vnlottery');
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
    openPortal('/vnlottery');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ha Noi, VN North' });
    const line = heading.nextElementSibling;
    await waitFor(() => expect(line?.textContent).toContain(own));
    if (station) expect(line?.textContent).toContain(station);
    else expect(line?.textContent).not.toContain('At the station');
    const week = await screen.findByText(/On your clock/);
    expect(week.textContent).toContain(own.slice(-8, -2));
    vi.unstubAllEnvs();
  });

  test('ROUTE-07 gameCode selects the region', async () => {
    const { user, address } = openPortal('/vnlottery?gameCode=VN_SOUTH');
    const regions = within(await screen.findByRole('navigation', { name: 'Games' }));
    expect(regions.getByRole('link', { name: 'VN South' }).getAttribute('aria-current')).toBe('page');
    await user.click(regions.getByRole('link', { name: 'VN Central' }));
    expect(address()).toBe('/vnlottery?gameCode=VN_CENTRAL');
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
      openPortal(`/vnlottery?gameCode=${game}`);
      await screen.findByRole('table', { name: 'Prizes' });
      expect(screen.queryByText(/They are not the official results/) !== null).toBe(told);
    },
  );

  test('LOTTERY-10 earlier draws are one click away, in the address', async () => {
    const { user, address } = openPortal('/vnlottery');
    await screen.findByRole('table', { name: 'Prizes' });
    const [, second] = getListDrawsResponseMock().value.content;
    const enabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';
    const heading = () => screen.getByRole('heading', { name: 'Results' }).nextElementSibling?.textContent;
    expect([heading(), enabled('Earlier draw'), enabled('Later draw')]).toEqual([
      'Jan 4, 2026, Thai Binh',
      true,
      false,
    ]);
    await user.click(screen.getByRole('button', { name: 'Earlier draw' }));
    await waitFor(() => expect(address()).toBe(`/vnlottery?draw=${second?.drawId}`));
    expect([heading(), enabled('Earlier draw'), enabled('Later draw')]).toEqual(['Jan 3, 2026, Nam Dinh', false, true]);
    await user.click(screen.getByRole('button', { name: 'Later draw' }));
    await waitFor(() => expect(address()).toBe('/vnlottery?draw=VN_NORTH-20260104'));
  });

  test('says that there are no draws yet', async () => {
    server.use(getListDrawsMockHandler({ success: true, value: { content: [], totalPages: 0, totalElements: 0 } }));
    openPortal('/vnlottery');
    expect(await screen.findByText('No results here yet')).toBeDefined();
  });

  test('ROUTE-08 ROUTE-25 ROUTE-26 ROUTE-31 has neither banner nor footer; the toggle shows header and menu', async () => {
    const { user } = openPortal('/vnlottery');
    await screen.findByRole('heading', { level: 1, name: 'Ha Noi, VN North' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show menu and header' }));
    expect(await screen.findByRole('banner')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
  });
});

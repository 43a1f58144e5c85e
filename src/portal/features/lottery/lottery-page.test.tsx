// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListGameMenusResponseMock } from '#generated/client/catalogue/catalogue.faker.ts';
import {
  getListGameMenusMockHandler,
  getListVendorTypesMockHandler,
} from '#generated/client/catalogue/catalogue.msw.ts';
import { getListComingDrawsResponseMock, getListDrawsResponseMock } from '#generated/client/lottery/lottery.faker.ts';
import { getListComingDrawsMockHandler } from '#generated/client/lottery/lottery.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withTime } from '../../testing/centre.tsx';
import { openFrame } from '../../testing/frame.tsx';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();
// The visitor's clock runs five minutes ahead of the server's.
withTime(Date.UTC(2026, 0, 5, 10, 9));

const five = {
  ...getListDrawsResponseMock().value.content[0],
  drawId: 'SSC_5M-20260105-204',
  gameCode: 'SSC_5M',
  gameName: 'SSC 5 minutes',
  issueNo: '0105-204',
  station: null,
  state: 'settled' as const,
  drawAt: '2026-01-05T10:00:00Z',
  result: {
    version: 1,
    enteredAt: '2026-01-05T10:00:00Z',
    prizes: [{ prize: 'NUMBERS' as const, numbers: ['4', '0', '1', '6', '4'] }],
  },
};

/** Opens the list of the games by the name of the shown one. */
async function openGames(user: ReturnType<typeof openPage>['user'], game: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: game }));
  return screen.findByRole('navigation', { name: 'Games' });
}

/** What the list of draws asked for. */
const drawsAsked: URLSearchParams[] = [];
beforeEach(() => {
  drawsAsked.length = 0;
  server.use(
    http.get('*/lgw/lottery/draws', ({ request }) => {
      const { searchParams } = new URL(request.url);
      // The latest draw above the list asks for one.
      if (searchParams.get('pageSize') !== '1') drawsAsked.push(searchParams);
      return HttpResponse.json({ success: true, value: { content: [five], totalPages: 3, totalElements: 60 } });
    }),
  );
});

test('ROUTE-06 LOTTERY-01 /lottery shows the families with their games and latest draws', async () => {
  const { user } = openPage('/lottery');
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

test('LOTTERY-10 /lottery has the digit lotteries of both prize modes', async () => {
  const answer = getListGameMenusResponseMock();
  const gameMenus = answer.value.gameMenus.map((group) => ({
    ...group,
    games: group.games.map((game) => (game.gameCode === 'K3_1M' ? { ...game, prizeMode: 'ZY' as const } : game)),
  }));
  server.use(getListGameMenusMockHandler({ ...answer, value: { ...answer.value, gameMenus } }));
  const { user } = openPage('/lottery');
  const games = within(await openGames(user, 'SSC 5 minutes'));
  expect(games.getByRole('link', { name: /K3 1 minute/ })).toBeDefined();
});

test('LOTTERY-10 a draw tells its sum and side, and the seal of the next one is there before it', async () => {
  const coming = getListComingDrawsResponseMock();
  const [next] = coming.value.content;
  const seal = 'b1f78975a4b6cca2810e829363bbf36319af33436f6c47eefe7c888ef7076420';
  const content = next ? [{ ...next, issueNo: '0105-205', commitment: seal }] : [];
  server.use(getListComingDrawsMockHandler({ ...coming, value: { ...coming.value, content } }));
  openPage('/lottery');
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
  openPage('/lottery');
  const timer = await screen.findByRole('timer', { name: 'Time until the draw closes' });
  await waitFor(() => expect(timer.textContent).toBe('00min:30sec'));
});

test('LOTTERY-10 ROUTE-06 gameCode selects the game, and an unknown one leads to the first', async () => {
  const { user, address } = openPage('/lottery?gameCode=NONE&playType=SUM_BS');
  expect(await screen.findByRole('heading', { level: 2, name: 'SSC 5 minutes' })).toBeDefined();
  const games = within(await openGames(user, 'SSC 5 minutes'));
  await user.click(games.getByRole('link', { name: /K3 1 minute/ }));
  expect(screen.queryByRole('navigation', { name: 'Games' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'K3 1 minute' }));
  expect(address()).toBe('/lottery?gameCode=K3_1M');
  expect(await screen.findByRole('heading', { level: 2, name: 'K3 1 minute' })).toBeDefined();
  await waitFor(() => expect(drawsAsked.at(-1)?.get('gameCode')).toBe('K3_1M'));
});

test('LOTTERY-10 ROUTE-06 playType opens its bet on the board of the game, an unknown one the first', async () => {
  const { router } = openPage('/lottery?gameCode=SSC_5M&playType=DE_G7');
  const chosen = async () => {
    const bets = within(await screen.findByRole('group', { name: 'Bets' }));
    return bets.getByRole('button', { pressed: true }).textContent;
  };
  expect(await chosen()).toBe('Prize seven');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Đề');
  await act(() => router.navigate('/lottery?gameCode=SSC_5M&playType=%3Cscript%3E'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Lô');
  expect(await chosen()).toBe('2 digits');
  // Without a game it is of the first.
  await act(() => router.navigate('/lottery?playType=DE_G7'));
  expect(await chosen()).toBe('Prize seven');
});

test('ROUTE-06 a page and a day that there are not show the newest draws', async () => {
  openPage('/lottery?gameCode=SSC_5M&page=0&day=1999-99-99');
  await screen.findByRole('rowheader', { name: /^0105-204/ });
  expect(drawsAsked.at(-1)?.get('pageNo') ?? '1').toBe('1');
  // Midnight in Viet Nam.
  expect(drawsAsked.at(-1)?.get('from')).toBe('2026-01-04T17:00:00.000Z');
});

test.each([
  ['Lottery', '/lottery', 'SSC 5 minutes'],
  ['E-Lottery', '/elott', 'Fast five 45 seconds'],
] as const)('SIDEBAR-10 the entry %s starts a game of TCG_SEA, ready for a bet', async (entry, path, game) => {
  const types = (['LOTT', 'ELOTT'] as const).map((gameType) => ({ gameType, vendorCount: 1, gameCount: 2 }));
  server.use(getListVendorTypesMockHandler({ success: true, value: types }));
  const { user, address } = openFrame('/help', { own: ['/lottery', '/elott'] });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await user.click(await within(menu).findByRole('link', { name: entry }));
  expect(address()).toBe(path);
  const started = getListGameMenusResponseMock()
    .value.gameMenus.flatMap(({ games }) => games)
    .find(({ gameName }) => gameName === game);
  expect(started?.vassalage).toBe('TCG_SEA');
  expect(await screen.findByRole('heading', { level: 2, name: game })).toBeDefined();
  const board = within(await screen.findByRole('tabpanel'));
  expect(board.getByRole('button', { name: '27' })).toBeDefined();
});

test('LOTTERY-10 earlier days and pages are in the address', async () => {
  const { user, address } = openPage('/lottery');
  await screen.findByRole('rowheader', { name: /^0105-204/ });
  await user.click(screen.getByRole('button', { name: 'The day before' }));
  await waitFor(() => expect(address()).toBe('/lottery?day=2026-01-04'));
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(address()).toBe('/lottery?day=2026-01-04&page=2'));
  await waitFor(() => expect(drawsAsked.at(-1)?.get('pageNo')).toBe('2'));
  expect(drawsAsked.at(-1)?.get('from')).toBe('2026-01-03T17:00:00.000Z');
});

test('LOTTERY-10 printed draws say of which lottery and day they are', async () => {
  const { user } = openPage('/lottery');
  await screen.findByRole('rowheader', { name: /^0105-204/ });
  let paper = '';
  vi.stubGlobal('print', () => {
    paper = document.querySelector('[data-printing]')?.textContent ?? '';
  });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  window.dispatchEvent(new Event('afterprint'));
  expect(paper).toMatch(/^SSC 5 minutesJan 5, 2026.*0105-204/);
});

test.each([
  ['/lottery', 'Lott'],
  ['/elott', 'Elott'],
] as const)(
  'SIDEBAR-10 SIDEBAR-12 %s begins with the game of TCG_SEA, and without one with the first',
  async (path, prizeMode) => {
    const { value } = getListGameMenusResponseMock();
    const [group] = value.gameMenus;
    const [game] = group?.games ?? [];
    if (group === undefined || game === undefined) throw new Error('the example has no game');
    const games = ['AAA', 'TCG_SEA'].map((vassalage) => ({
      ...game,
      prizeMode,
      vassalage,
      gameCode: `OF_${vassalage}`,
      gameName: `A game of ${vassalage}`,
    }));
    const serve = (offered: typeof games) =>
      server.use(getListGameMenusMockHandler({ success: true, value: { gameMenus: [{ ...group, games: offered }] } }));
    serve(games);
    openPage(path);
    expect(await screen.findByRole('heading', { level: 2, name: 'A game of TCG_SEA' })).toBeDefined();
    cleanup();
    serve(games.slice(0, 1));
    openPage(path);
    expect(await screen.findByRole('heading', { level: 2, name: 'A game of AAA' })).toBeDefined();
  },
);

test('ROUTE-09 /elott shows only the fast draws', async () => {
  const { user } = openPage('/elott');
  expect(await screen.findByRole('heading', { level: 1, name: 'E-Lottery' })).toBeDefined();
  const games = within(await openGames(user, 'Fast five 45 seconds'));
  expect(games.getAllByRole('link')).toHaveLength(1);
  expect(games.getByRole('link', { name: /Fast five 45 seconds/ })).toBeDefined();
});

test('games that fail to load say so, and load on retry', async () => {
  server.use(refuse('get', '/lgw/games/game_menus', 500, 'system_error'));
  const { user } = openPage('/lottery');
  expect(await screen.findByText('The games did not load')).toBeDefined();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const games = within(await openGames(user, 'SSC 5 minutes'));
  expect(games.getByRole('link', { name: /K3 1 minute/ })).toBeDefined();
});

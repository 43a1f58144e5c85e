// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  getListGamesMockHandler,
  getListRecentGamesMockHandler,
  getSearchGamesMockHandler,
} from '#generated/client/catalogue/catalogue.msw.ts';
import type { Game } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { sampleGame, sampleGames } from '../../entities/testing/sample-game.ts';
import { withLayout } from '../../entities/testing/with-layout.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { sessionStore } from '../../lib/storage.ts';
import { LobbyPage } from './lobby-page.tsx';

const setUp = (address = '/rng') => renderInPortal(<LobbyPage category="RNG" />, address);
const status = () => screen.getByRole('status').textContent;

function logIn(type = '0') {
  setToken('token');
  sessionStore.set('isAgent', type);
}

function servePlayed(list: readonly Game[]) {
  server.use(getListRecentGamesMockHandler({ success: true, value: { list: [...list], totalPages: 1 } }));
}

const played = [
  sampleGame({ nodeId: '7', gameName: 'Rồng', vassalage: 'NOR' }),
  sampleGame({ nodeId: '8', gameName: 'Koi' }),
];

withServer();
withLayout();
beforeAll(() => loadArea('lobbies'));
beforeEach(() =>
  server.use(getListGamesMockHandler({ success: true, games: sampleGames(3), totalPages: 1, totalGames: 3 })),
);
afterEach(() => {
  cleanup();
  act(clearSession);
});

describe('what was played last', () => {
  test('API-39 ENTITY-27 LOBBY-09 stands above the games, one press from going on', async () => {
    logIn();
    servePlayed(played);
    const { user, address } = setUp();
    const strip = within(await screen.findByRole('region', { name: 'Continue' }));
    await strip.findByRole('button', { name: 'Play Rồng' });
    const names = strip.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Play Rồng', 'Play Koi']);
    await user.click(strip.getByRole('button', { name: 'Play Rồng' }));
    expect(address()).toBe('/seamless?vassalage=NOR&nodeId=7');
  });

  test('LOBBY-09 is a list of its own, narrowed like the others', async () => {
    logIn();
    servePlayed(played);
    const { user, address } = setUp();
    await user.click(screen.getByRole('button', { name: 'Recent' }));
    expect(address()).toBe('/rng?recent=1');
    await waitFor(() => expect(status()).toBe('2 games'));
    await user.type(screen.getByRole('searchbox'), 'rong');
    await waitFor(() => expect(status()).toBe('1 game'));
    expect(screen.getByRole('article', { name: 'Rồng, Saffron Play' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  });

  test('LOBBY-09 without recently played games it says so and leads back to all games', async () => {
    logIn();
    servePlayed([]);
    const { user, address } = setUp('/rng?recent=1');
    expect(await screen.findByText('Nothing played yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Browse Slots' }));
    expect(address()).toBe('/rng');
  });

  test('a failed list leaves the games in place', async () => {
    logIn();
    server.use(unreachable('get', '/wps/relay/GCS_recentGame'));
    setUp();
    expect(await screen.findByText('Game 1')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull());
  });

  test('ROLE-06 a guest who asks for it is asked to log in, and sees no strip', async () => {
    const { user, address } = setUp();
    expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Recent' }));
    await waitFor(() => expect(address()).toBe('/rng?modal=login'));
  });

  test('ROLE-08 a trial account who asks for it gets the dialog that explains', async () => {
    logIn('4');
    const { user, address } = setUp();
    await user.click(screen.getByRole('button', { name: 'Recent' }));
    await waitFor(() => expect(address()).toBe('/rng?modal=trial'));
  });
});

describe('the order of a lobby', () => {
  test('LOBBY-07 LOBBY-08 another order goes into the address and keeps the filters and the size of a page', async () => {
    const asked: string[] = [];
    server.use(
      getSearchGamesMockHandler(({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push(query.toString());
        return {
          success: true,
          value: {
            content: [sampleGame({ gameName: 'Aurora Run' })],
            totalPages: 1,
            totalElements: 1,
            facets: { gameType: [], vassalage: [], gameClassify: [], features: [] },
            correctedKeyword: null,
          },
        };
      }),
    );
    const { user, address, router } = setUp('/rng?vassalage=SAF&gameClassify=NEW&minBet=0.50');
    await screen.findByText('Game 1');
    const sort = () => screen.getByRole('combobox', { name: 'Sort' });
    await user.selectOptions(sort(), 'Newest');
    expect(address()).toBe('/rng?vassalage=SAF&gameClassify=NEW&minBet=0.50&sort=newest');
    expect(await screen.findByText('Aurora Run')).toBeDefined();
    await act(() => router.navigate(-1));
    expect(sort()).toHaveProperty('value', 'popular');
    expect(await screen.findByText('Game 1')).toBeDefined();
    await act(() => router.navigate(1));
    expect(sort()).toHaveProperty('value', 'newest');
    expect(asked).toEqual(['gameType=RNG&vassalage=SAF&gameClassify=NEW&minBet=0.50&sort=newest&pageSize=42&pageNo=1']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most played');
    expect(address()).toBe('/rng?vassalage=SAF&gameClassify=NEW&minBet=0.50');
  });

  test('words without a match can be searched for in all lobbies', async () => {
    server.use(getListGamesMockHandler({ success: true, games: [], totalPages: 0, totalGames: 0 }));
    const { user, address } = setUp('/rng?gameName=roulette');
    await user.click(await screen.findByRole('button', { name: 'Search all games' }));
    expect(address()).toBe('/rng?gameName=roulette&modal=search&search=roulette');
  });
});

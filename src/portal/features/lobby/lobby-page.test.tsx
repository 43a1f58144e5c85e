// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getListFavouritesMockHandler, getListGamesMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import type { Game, GameCategory } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { sampleGame, sampleGames } from '../../entities/testing/sample-game.ts';
import { withLayout } from '../../entities/testing/with-layout.ts';
import { showLanguage } from '../../i18n/language.ts';
import { sessionStore } from '../../lib/storage.ts';
import { heldAnswer } from '../../testing/held-answer.ts';
import { LobbyPage } from './lobby-page.tsx';

/** The queries that the game list got, without what is the same in all. */
let asked: string[];

/** A server with these games, that answers by page and by name. */
function serve(all: readonly Game[]) {
  server.use(
    getListGamesMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const pageNo = Number(query.get('pageNo'));
      const name = query.get('gameName')?.toLowerCase() ?? '';
      const found = all.filter((game) => game.gameName.toLowerCase().includes(name));
      query.delete('gameType');
      query.delete('pageSize');
      asked.push(query.toString());
      return {
        success: true,
        games: found.slice((pageNo - 1) * 42, pageNo * 42),
        totalPages: Math.ceil(found.length / 42),
        totalGames: found.length,
      };
    }),
  );
}

const setUp = (address = '/rng', category: GameCategory = 'RNG') =>
  renderInPortal(<LobbyPage category={category} />, address);
const search = () => screen.getByRole('searchbox', { name: 'Search games' });
const status = () => screen.getByRole('status').textContent;

withServer();
withLayout();
beforeEach(() => {
  asked = [];
  serve(sampleGames(100));
});
afterEach(() => {
  cleanup();
  act(clearSession);
});

describe('the lobby', () => {
  test('ROUTE-10 names the category and says how much there is of it', async () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeDefined();
    expect(await screen.findByText(/^\d+ games from \d+ providers?$/)).toBeDefined();
    await waitFor(() => expect(status()).toBe('100 games'));
  });

  test('LOBBY-08 each filter goes into the address and the query', async () => {
    const { user, address } = setUp();
    await screen.findByText('Game 1');
    await user.click(await screen.findByRole('button', { name: 'Saffron Play' }));
    await user.click(screen.getByRole('button', { name: 'Classic' }));
    const stakes = screen.getByLabelText('Min bet');
    expect([...stakes.querySelectorAll('option')].map(({ textContent, value }) => [textContent, value])).toEqual([
      ['Any', ''],
      ['$0.10', '0.10'],
      ['$0.50', '0.50'],
      ['$1.00', '1.00'],
      ['$5.00', '5.00'],
    ]);
    await user.selectOptions(stakes, '0.50');
    expect(address()).toBe('/rng?vassalage=SAF&gameClassify=CLASSIC&minBet=0.50');
    await waitFor(() => expect(asked.at(-1)).toBe('vassalage=SAF&gameClassify=CLASSIC&minBet=0.50&pageNo=1'));
    await user.click(screen.getByRole('button', { name: 'All games' }));
    await user.click(screen.getByRole('button', { name: /^All providers/ }));
    expect(address()).toBe('/rng?minBet=0.50');
  });

  test.each([
    ['EN', ['Hot', 'New', 'Video', 'Classic', 'Jackpot']],
    ['VI', ['Hot', 'Mới', 'Video', 'Cổ điển', 'Jackpot']],
  ] as const)('LOBBY-08 in %s each shelf has its name, and is asked for by its own', async (language, names) => {
    onTestFinished(() => showLanguage('EN'));
    await showLanguage(language);
    const { user, address } = setUp();
    for (const [place, shelf] of ['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT'].entries()) {
      const name = names[place] ?? expect.fail(`no name for ${shelf}`);
      await user.click(screen.getByRole('button', { name }));
      expect(address()).toBe(`/rng?gameClassify=${shelf}`);
      await waitFor(() => expect(asked.at(-1)).toBe(`gameClassify=${shelf}&pageNo=1`));
    }
  });

  test.each(['FISH', 'INHOUSE'] as const)('LOBBY-08 the shelves of slots are not offered for %s', async (category) => {
    setUp('/fish', category);
    await screen.findByText('Game 1');
    expect(screen.getByRole('button', { name: 'New' })).toBeDefined();
    for (const name of ['Video', 'Classic', 'Jackpot']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('LOBBY-08 an address with filters opens with them', async () => {
    setUp('/rng?vassalage=SAF&gameName=game+7&minBet=1.00');
    expect(await screen.findByText('Game 7')).toBeDefined();
    expect(asked).toEqual(['vassalage=SAF&gameName=game+7&minBet=1.00&pageNo=1']);
    expect(search()).toHaveProperty('value', 'game 7');
    expect(await screen.findByRole('button', { name: 'Saffron Play', pressed: true })).toBeDefined();
  });

  test('searches from the first key on, keeps what was typed, and leaves one step in the history', async () => {
    const { user, address, router } = setUp('/rng');
    await screen.findByText('Game 1');
    await user.type(search(), 'g');
    await waitFor(() => expect(asked).toContain('gameName=g&pageNo=1'));
    await user.type(search(), 'ame 55');
    await waitFor(() => expect(address()).toBe('/rng?gameName=game+55'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(search()).toHaveProperty('value', 'game 55');
    expect(router.state.historyAction).toBe('REPLACE');

    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(search()).toHaveProperty('value', '');
  });

  test('answers a key with the loaded games that fit, until the server has answered', async () => {
    const { user } = setUp();
    await screen.findByText('Game 1');
    server.use(getListGamesMockHandler(() => new Promise(() => {})));
    await user.type(search(), 'game 41');
    const results = screen.getByRole('region', { name: 'Games' });
    await waitFor(() => expect(screen.getAllByRole('article').map((tile) => tile.ariaLabel)).toHaveLength(1));
    expect(screen.getByRole('article', { name: /^Game 41,/ })).toBeDefined();
    expect(results.ariaBusy ?? results.getAttribute('aria-busy')).toBe('true');
    expect(status()).toBe('');
  });

  test('keeps what is there where no loaded game fits, until the server has answered', async () => {
    const { user } = setUp();
    await screen.findByText('Game 1');
    server.use(getListGamesMockHandler(() => new Promise(() => {})));
    await user.type(search(), 'z');
    expect(screen.getByText('Game 1')).toBeDefined();
    expect(screen.queryByText('No games found')).toBeNull();
  });

  test('SIDEBAR-04 keeps its games after a change of language until the new ones are there', async () => {
    const only = (gameName: string) => [sampleGame({ gameName })];
    const held = heldAnswer(only('Lantern'), only('Đèn lồng'));
    const list = async () => ({ success: true as const, games: await held.answer(), totalPages: 1, totalGames: 1 });
    server.use(getListGamesMockHandler(list));
    const { queries } = setUp();
    await screen.findByText('Lantern');
    held.hold();
    onTestFinished(() => showLanguage('EN'));
    await act(() => showLanguage('VI'));
    act(() => void queries.invalidateQueries());
    expect(screen.getByRole('heading', { level: 1, name: 'Nổ hũ' })).toBeDefined();
    expect(screen.getByText('Lantern')).toBeDefined();
    held.tell();
    expect(await screen.findByText('Đèn lồng')).toBeDefined();
  });

  test('goes back with Back, in the field too', async () => {
    const { user, router } = setUp('/rng?gameName=game+5');
    await screen.findByText('Game 5');
    await user.click(screen.getByRole('button', { name: 'Hot' }));
    await act(() => router.navigate('/rng'));
    expect(search()).toHaveProperty('value', '');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(search()).toHaveProperty('value', 'game 5'));
    expect(screen.getByRole('button', { name: 'Hot', pressed: true })).toBeDefined();
  });

  test('nothing found: says so and offers to clear the filters', async () => {
    const { user, address } = setUp('/rng?gameName=zzz&minBet=5.00');
    expect(await screen.findByText('No games found')).toBeDefined();
    expect(status()).toBe('0 games');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/rng');
    expect(await screen.findByText('Game 1')).toBeDefined();
    expect(search()).toHaveProperty('value', '');
  });

  test('a lost connection: says so, keeps what was typed, and tries again', async () => {
    server.use(unreachable('get', '/wps/relay/GCSGAME_gameList'));
    const { user } = setUp('/rng?gameName=game+9');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(search()).toHaveProperty('value', 'game 9');
    serve(sampleGames(100));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 9')).toBeDefined();
  });
});

describe('the pages of the lobby', () => {
  test('LOBBY-07 ENTITY-24 ENTITY-25 load one after another while the end is near, up to the last', async () => {
    setUp();
    await screen.findByText('Game 1');
    // In this test rows have no pictures, so that the screen takes many of them.
    scrollTo(100_000);
    await waitFor(() => expect(asked).toEqual(['pageNo=1', 'pageNo=2', 'pageNo=3']));
    expect(await screen.findByText('Game 100')).toBeDefined();
  });

  test('LOBBY-07 a page that failed to load can be requested again; the loaded games stay', async () => {
    const { user } = setUp();
    await screen.findByText('Game 1');
    server.use(unreachable('get', '/wps/relay/GCSGAME_gameList'));
    scrollTo(100_000);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(await screen.findByText('Game 42')).toBeDefined();
    serve(sampleGames(84));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked.at(-1)).toBe('pageNo=2');
  });

  test('a list that was measured while it was hidden does not make the next one ask for more games at once', async () => {
    const measured = (width: number) =>
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 0));
    measured(0);
    setUp();
    await screen.findByText('Game 1');
    cleanup();
    measured(1136);
    asked = [];
    const { user } = setUp();
    await screen.findByText('Game 1');
    await user.click(await screen.findByRole('button', { name: 'Saffron Play' }));
    await waitFor(() => expect(asked.at(-1)).toBe('vassalage=SAF&pageNo=1'));
    expect(asked).not.toContain('pageNo=2');
  });

  test('only the rows near the screen are in the page, also deep in a list', async () => {
    server.use(getListGamesMockHandler({ success: true, games: sampleGames(100), totalPages: 1, totalGames: 100 }));
    setUp();
    await screen.findByText('Game 1');
    for (const top of [0, 4_000]) {
      scrollTo(top);
      expect(screen.getAllByRole('article').length).toBeLessThan(20);
      expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    }
    expect(screen.queryByText('Game 1')).toBeNull();
  });
});

describe('the favourites of the lobby', () => {
  test('ROLE-06 ask a guest to log in', async () => {
    const { user, address } = setUp();
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    await waitFor(() => expect(address()).toBe('/rng?modal=login'));
  });

  test('LOBBY-09 CONST-08 those of RNG are counted, listed, and narrowed like the others', async () => {
    setToken('token');
    sessionStore.set('isAgent', '0');
    const types = new Set<string | null>();
    server.use(
      getListFavouritesMockHandler(({ request }) => {
        types.add(new URL(request.url).searchParams.get('gameType'));
        return {
          success: true,
          value: {
            content: [sampleGame({ nodeId: '7', gameName: 'Rồng' }), sampleGame({ nodeId: '8', gameName: 'Koi' })],
            totalPages: 1,
          },
        };
      }),
    );
    const { user, address } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Favourites 2' }));
    expect(address()).toBe('/rng?favourites=1');
    await waitFor(() => expect(status()).toBe('2 games'));
    await user.type(search(), 'rong');
    await waitFor(() => expect(status()).toBe('1 game'));
    expect(screen.getByRole('article', { name: 'Rồng, Saffron Play' })).toBeDefined();
    expect([...types]).toEqual(['RNG']);
  });

  test('LOBBY-09 without favourites it explains them and leads back to all games', async () => {
    setToken('token');
    sessionStore.set('isAgent', '0');
    server.use(getListFavouritesMockHandler({ success: true, value: { content: [], totalPages: 0 } }));
    const { user, address } = setUp('/rng?favourites=1');
    expect(await screen.findByText('No favourites yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Browse Slots' }));
    expect(address()).toBe('/rng');
  });
});

function scrollTo(top: number) {
  act(() => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });
}

// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSearchGamesMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import type { Game } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '#portal/api/token.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { sampleGame, sampleGames } from '#portal/entities/testing/sample-game.ts';
import { withLayout } from '#portal/entities/testing/with-layout.ts';
import { loadArea } from '#portal/i18n/i18n.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { installTopLayer } from '#portal/ui/testing/top-layer.ts';
import { SearchModal } from './search-modal.tsx';

/** What was asked for, without what is the same in all. */
let asked: string[];
let near: (() => void) | undefined;

const facets = {
  gameType: [
    { value: 'LIVE', label: 'Live casino', count: 1 },
    { value: 'RNG', label: 'Slots', count: 2 },
  ],
  vassalage: [{ value: 'SAF', label: 'Saffron Play', count: 2 }],
  gameClassify: [{ value: 'HOT', label: 'Hot', count: 2 }],
  features: Array.from({ length: 9 }, (_, index) => ({
    value: `FEATURE_${'ABCDEFGHI'[index]}`,
    label: `Feature ${index + 1}`,
    count: 9 - index,
  })),
};

function serve(all: readonly Game[], correctedKeyword: string | null = null) {
  server.use(
    getSearchGamesMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const pageNo = Number(query.get('pageNo'));
      query.delete('pageSize');
      asked.push(decodeURIComponent(query.toString()));
      return {
        success: true,
        value: {
          content: all.slice((pageNo - 1) * 42, pageNo * 42),
          totalPages: Math.ceil(all.length / 42),
          totalElements: all.length,
          facets,
          correctedKeyword,
        },
      };
    }),
  );
}

const onClose = vi.fn();
const setUp = (query = '') => renderInPortal(<SearchModal onClose={onClose} />, `/rng?modal=search${query}`);
const field = () => screen.getByRole('searchbox', { name: 'Game or provider' });

withServer();
withLayout();
beforeAll(async () => {
  installTopLayer();
  await Promise.all([loadArea('search'), loadArea('lobbies')]);
});
beforeEach(() => {
  asked = [];
  window.localStorage.clear();
  serve([sampleGame(), sampleGame({ nodeId: '2', gameName: 'Koi Kingdom' })]);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  act(clearSession);
});

describe('the search over all games', () => {
  test('LOBBY-08 ENTITY-25 words and facets combine, and the address holds them all', async () => {
    const { user, address } = setUp();
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'lan');
    await user.click(await screen.findByRole('checkbox', { name: /Slots/ }));
    await user.click(screen.getByRole('checkbox', { name: /Saffron Play/ }));
    await waitFor(() => expect(asked.at(-1)).toBe('keyword=lan&gameType=RNG&vassalage=SAF&pageNo=1'));
    await waitFor(() => expect(address()).toBe('/rng?modal=search&search=lan&search.type=RNG&search.vendor=SAF'));
    expect(screen.getByRole('status').textContent).toBe('2 games');
  });

  test('an address opens with its search, and Back and forward bring others', async () => {
    const { router } = setUp('&search=koi&search.shelf=HOT&search.sort=name');
    await screen.findByRole('article', { name: /Koi Kingdom/ });
    expect(asked).toEqual(['keyword=koi&gameClassify=HOT&sort=name&pageNo=1']);
    expect(screen.getByRole('checkbox', { name: /Hot/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'name');
    await act(() => router.navigate('/rng?modal=search&search=dragon'));
    await waitFor(() => expect(field()).toHaveProperty('value', 'dragon'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field()).toHaveProperty('value', 'koi'));
  });

  test('each value of a facet tells how many games it leaves; further ones are shown on demand', async () => {
    const { user } = setUp();
    const features = within(await screen.findByRole('group', { name: 'Features' }));
    expect(features.getAllByRole('checkbox')).toHaveLength(6);
    expect(features.getByRole('checkbox', { name: /^Feature 1\s*9$/ })).toBeDefined();
    await user.click(features.getByRole('button', { name: 'Show 3 more' }));
    expect(features.getAllByRole('checkbox')).toHaveLength(9);
  });

  test('LOBBY-08 in a narrow window the facets stand behind a button, which tells how many are chosen', async () => {
    const { user, address } = setUp('&search=lan');
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(await screen.findByRole('checkbox', { name: /Slots/ }));
    await user.click(screen.getByRole('button', { name: 'Show the games' }));
    expect(screen.getByRole('button', { name: /^Filters.*1/ }).getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(address()).toBe('/rng?modal=search&search=lan&search.type=RNG'));
  });

  test('says what it took for a typing error', async () => {
    serve([sampleGame()], 'lantern');
    setUp('&search=lantren');
    expect(await screen.findByText('No game is called "lantren". Showing results for "lantern".')).toBeDefined();
  });

  test('nothing found: fewer filters are the next step, then other words', async () => {
    serve([]);
    const { user } = setUp('&search=zzz&search.type=RNG');
    expect(await screen.findByText('No results for "zzz"')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search without filters' }));
    await waitFor(() => expect(asked.at(-1)).toBe('keyword=zzz&pageNo=1'));
    const empty = screen.getByText('No results for "zzz"').parentElement ?? document.body;
    await user.click(within(empty).getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(asked.at(-1)).toBe('pageNo=1'));
  });

  test('the arrow leads from the field to what was found, and a press starts the game', async () => {
    setToken('token');
    sessionStore.set('isAgent', '0');
    const { user, address } = setUp();
    await screen.findByRole('article', { name: /Lantern Road/ });
    await user.type(field(), '{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play Lantern Road' }));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/seamless?vassalage=SAF&nodeId=20001');
  });

  test('PERF-05 further pages come as the end comes near; one that does not come can be asked for again', async () => {
    serve(sampleGames(60));
    setUp();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(42));
    server.use(unreachable('get', '/wps/relay/GCSGAME_search'));
    act(() => near?.());
    const failed = await screen.findByRole('alert');
    expect(screen.getAllByRole('article')).toHaveLength(42);
    serve(sampleGames(60));
    act(() => within(failed).getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  });

  test('what was searched for is offered next time, and can be forgotten', async () => {
    const first = setUp('&search=lantern');
    await screen.findByRole('article', { name: /Lantern Road/ });
    first.unmount();
    const { user } = setUp();
    const last = within(await screen.findByRole('region', { name: 'Recent searches' }));
    await user.click(last.getByRole('button', { name: 'lantern' }));
    expect(field()).toHaveProperty('value', 'lantern');
    await user.clear(field());
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(window.localStorage.getItem('searches')).toBeNull();
  });
});

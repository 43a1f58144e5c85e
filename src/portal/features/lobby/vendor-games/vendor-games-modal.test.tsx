// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getListGamesMockHandler, getListVendorsMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '#portal/api/token.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { sampleGames } from '#portal/entities/testing/sample-game.ts';
import { withLayout } from '#portal/entities/testing/with-layout.ts';
import { loadArea } from '#portal/i18n/i18n.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { installTopLayer } from '#portal/ui/testing/top-layer.ts';
import { VendorGamesModal } from './vendor-games-modal.tsx';

let asked: string[];

const card = (vassalage: string, vendorName: string) => ({
  vassalage,
  vendorName,
  smallIcon: `/art/vendor/${vassalage}.svg`,
  isHot: false,
  gameCount: 33,
  maintenance: false,
  maintenanceUntil: null,
});

const onClose = vi.fn();
const setUp = (shows: string, more = '') =>
  renderInPortal(<VendorGamesModal onClose={onClose} />, `/live?modal=vendorGames&vendorGames=${shows}${more}`);

withServer();
withLayout();
beforeAll(async () => {
  installTopLayer();
  await loadArea('lobbies');
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  server.use(
    getListVendorsMockHandler({
      success: true,
      value: {
        data: {
          lanes: [
            { title: 'RNG', cards: [card('MAI', 'Mai Studio')] },
            { title: 'LIVE', cards: [card('MAI', 'Mai Studio'), card('VEL', 'Velvet Live')] },
          ],
        },
      },
    }),
    getListGamesMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      query.delete('pageSize');
      asked.push(query.toString());
      return { success: true, games: sampleGames(2), totalPages: 1, totalGames: 2 };
    }),
  );
});
afterEach(() => {
  cleanup();
  act(clearSession);
});

describe('the games of a vendor', () => {
  test('LOBBY-14 stand in a list over the page; the address names vendor, category and words', async () => {
    const { user, address } = setUp('MAI.LIVE');
    expect(await screen.findByRole('dialog', { name: 'Games of Mai Studio' })).toBeDefined();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(asked).toEqual(['gameType=LIVE&vassalage=MAI&pageNo=1']);
    await user.type(screen.getByRole('searchbox', { name: 'Search its games' }), 'dice');
    await waitFor(() => expect(asked.at(-1)).toBe('gameType=LIVE&vassalage=MAI&gameName=dice&pageNo=1'));
    expect(address()).toBe('/live?modal=vendorGames&vendorGames=MAI.LIVE&vendorGames.name=dice');
  });

  test('LOBBY-22 its lobby is one press away where it has one', async () => {
    setToken('token');
    sessionStore.set('isAgent', '0');
    const { user, address } = setUp('VEL');
    await user.click(await screen.findByRole('button', { name: 'Velvet Live, open lobby' }));
    expect(address()).toBe('/seamless?vassalage=VEL&gameType=LIVE');
    expect(await screen.findByRole('dialog', { name: 'Provider not found' })).toBeDefined();
    cleanup();
    setUp('MAI.RNG');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: /open lobby/ })).toBeNull();
  });

  test('LOBBY-14 while the answer to other words is on its way, the games of before stand', async () => {
    const { user } = setUp('MAI.LIVE');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    server.use(getListGamesMockHandler(() => new Promise(() => {})));
    await user.type(screen.getByRole('searchbox', { name: 'Search its games' }), 'zz');
    expect(screen.getByRole('dialog', { name: 'Games of Mai Studio' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Games of Mai Studio' }).getAttribute('aria-busy')).toBe('true');
  });

  test.each(['NOBODY', '', '%3Cscript%3E.LIVE'])('a vendor that is not here: says so (%j)', async (shows) => {
    const { user } = setUp(shows);
    expect(await screen.findByRole('dialog', { name: 'Provider not found' })).toBeDefined();
    expect(asked).toEqual([]);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    expect(onClose).toHaveBeenCalled();
  });
});

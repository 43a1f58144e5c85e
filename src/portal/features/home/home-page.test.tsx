// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getListHotGamesMockHandler, getListVendorsMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import type { VendorCard } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { sampleGames } from '../../entities/testing/sample-game.ts';
import { withLayout } from '../../entities/testing/with-layout.ts';
import { HomePage } from './home-page.tsx';

function card(vassalage: string, vendorName: string, wanted: Partial<VendorCard> = {}): VendorCard {
  return {
    vassalage,
    vendorName,
    smallIcon: `/art/vendor/${vassalage}.svg`,
    isHot: false,
    gameCount: 12,
    maintenance: false,
    maintenanceUntil: null,
    ...wanted,
  };
}

withServer();
withLayout();
beforeEach(() => {
  server.use(
    getListHotGamesMockHandler({ success: true, list: sampleGames(30) }),
    getListVendorsMockHandler({
      success: true,
      value: {
        data: {
          lanes: [
            { title: 'INHOUSE', cards: [card('BGS', 'Lumo Originals')] },
            { title: 'SPORTS', cards: [card('GOA', 'Goalpost')] },
            { title: 'RNG', cards: [card('SAF', 'Saffron Play', { isHot: true }), card('NOR', 'Northlight')] },
            { title: 'ESPORTS', cards: [card('AV', 'Arena Vista', { maintenance: true })] },
            { title: 'LOTT', cards: [card('TCG_SEA', 'Sea Lottery')] },
            { title: 'ELOTT', cards: [card('TCG_SEA', 'Sea Lottery')] },
          ],
        },
      },
    }),
  );
});
afterEach(cleanup);

const lane = (name: string) => screen.findByRole('region', { name });

describe('the home page', () => {
  test('LOBBY-03 ENTITY-22 a lane shows its category and its cards with icon, name and mark', async () => {
    renderInPortal(<HomePage />);
    const slots = within(await lane('Slots'));
    expect(slots.getByRole('heading', { name: 'Slots' })).toBeDefined();
    const [saffron, northlight] = slots.getAllByRole('listitem');
    expect(saffron?.textContent).toBe('Saffron PlayHot12 games');
    expect(saffron?.querySelector('img')?.getAttribute('src')).toBe('/art/vendor/SAF.svg');
    expect(northlight?.textContent).toBe('Northlight12 games');
  });

  test('ENTITY-22 esports have a lane of their own', async () => {
    renderInPortal(<HomePage />);
    const esports = within(await lane('Esports'));
    expect(esports.getByText('Arena Vista')).toBeDefined();
    expect(esports.getByText('Under maintenance')).toBeDefined();
    expect(within(await lane('Sports')).queryByText('Arena Vista')).toBeNull();
  });

  test.each([
    ['slots', 'Slots', 'Northlight', '/rng?vassalage=NOR'],
    ['the house', 'In-House', 'Lumo Originals', '/inhouse?vassalage=BGS'],
  ])('LOBBY-22 a vendor of %s leads to its games', async (_, category, vendor, path) => {
    const { user, address } = renderInPortal(<HomePage />);
    await user.click(within(await lane(category)).getByRole('link', { name: new RegExp(`^${vendor}`) }));
    expect(address()).toBe(path);
  });

  test.each([
    ['Lottery', '/lottery'],
    ['E-Lottery', '/elott'],
  ])(
    'ROUTE-06 ROUTE-09 the lane %s leads to the page of its lotteries, by its vendor and as a whole',
    async (name, path) => {
      const { user, address } = renderInPortal(<HomePage />);
      const links = within(await lane(name));
      expect(links.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(path);
      await user.click(links.getByRole('link', { name: /^Sea Lottery/ }));
      expect(address()).toBe(path);
    },
  );

  test('LOBBY-05 LOBBY-22 a vendor of a category with direct launch is started at once', async () => {
    setToken('pt_session');
    const { user, address } = renderInPortal(<HomePage />);
    await user.click(within(await lane('Sports')).getByRole('button', { name: /^Goalpost/ }));
    expect(address()).toBe('/seamless?vassalage=GOA&gameType=SPORTS');
    clearSession();
  });

  test('LOBBY-13 a hot game is started by a press on its tile', async () => {
    setToken('pt_session');
    const { user, address } = renderInPortal(<HomePage />);
    await user.click(await screen.findByRole('button', { name: 'Play Game 3' }));
    expect(address()).toBe('/seamless?vassalage=SAF&nodeId=3');
    clearSession();
  });

  test('LOBBY-06 the rail leads to the categories that have vendors', async () => {
    renderInPortal(<HomePage />);
    const rail = within(await screen.findByRole('navigation', { name: 'Game categories' }));
    expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'In-House',
      'Sports',
      'Slots',
      'Esports',
      'Lottery',
      'E-Lottery',
    ]);
    expect(rail.getByRole('link', { name: 'E-Lottery' }).getAttribute('href')).toBe('/elott');
    expect(rail.getByRole('link', { name: 'Lottery' }).getAttribute('href')).toBe('/lottery');
    // The sixth of the contract's categories, in one picture of all.
    const picture = rail.getByRole('link', { name: 'Slots' }).querySelector('image');
    expect(picture?.getAttribute('href')).toBe('/art/category/all.webp');
    expect(picture?.getAttribute('y')).toBe('-550');
  });

  test('LOBBY-09 hot games stand in a lane, the most played first', async () => {
    renderInPortal(<HomePage />);
    const hot = within(await lane('Hot right now'));
    const tiles = await hot.findAllByRole('article');
    expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 21 }, (_, place) => `Game ${place + 1}, Saffron Play`),
    );
    expect(hot.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/rng');
  });

  test('each part that failed to load can be requested again by itself', async () => {
    server.use(unreachable('get', '/wps/relay/GCSGAME_hotGames'));
    const { user } = renderInPortal(<HomePage />);
    const hot = within(await lane('Hot right now'));
    expect(await hot.findByRole('alert')).toBeDefined();
    expect(await lane('Slots')).toBeDefined();
    server.use(getListHotGamesMockHandler({ success: true, list: sampleGames(3) }));
    await user.click(hot.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(hot.getAllByRole('article')).toHaveLength(3));
  });

  test('without hot games there is no empty lane', async () => {
    server.use(getListHotGamesMockHandler({ success: true, list: [] }));
    renderInPortal(<HomePage />);
    await lane('Slots');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hot right now' })).toBeNull());
  });
});

// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  getListGamesMockHandler,
  getListPvpRoomsMockHandler,
  getListVendorsMockHandler,
  getListWinnerRankMockHandler,
} from '#generated/client/catalogue/catalogue.msw.ts';
import type { GameCategory, PvpRoom, VendorCard } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '#portal/api/token.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { sampleGames } from '#portal/entities/testing/sample-game.ts';
import { withLayout } from '#portal/entities/testing/with-layout.ts';
import { loadArea } from '#portal/i18n/i18n.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { DirectLobbyPage } from './direct-lobby-page.tsx';

const vendor = (code: string, wanted: Partial<VendorCard> = {}): VendorCard => ({
  vassalage: code,
  vendorName: `Vendor ${code}`,
  smallIcon: `/art/vendor/${code}.svg`,
  isHot: false,
  gameCount: 12,
  maintenance: false,
  maintenanceUntil: null,
  ...wanted,
});

const room = (roomId: string, wanted: Partial<PvpRoom> = {}): PvpRoom => ({
  roomId,
  roomName: `Room ${roomId}`,
  nodeId: '70001',
  gameName: 'Tiến Lên',
  vassalage: 'FLV',
  baseStake: '0.10',
  minBuyIn: '2.00',
  maxBuyIn: '20.00',
  seats: 80,
  seatsTaken: 52,
  state: 'open',
  ...wanted,
});

function serveVendors(title: GameCategory, cards: readonly VendorCard[]) {
  server.use(getListVendorsMockHandler({ success: true, value: { data: { lanes: [{ title, cards: [...cards] }] } } }));
}

function serveRooms(content: readonly PvpRoom[], totalPages = 1) {
  server.use(
    getListPvpRoomsMockHandler({
      success: true,
      value: { content: [...content], totalPages, totalElements: content.length },
    }),
  );
}

const setUp = (category: GameCategory, address: string) =>
  renderInPortal(<DirectLobbyPage category={category} />, address);

function logIn() {
  setToken('token');
  sessionStore.set('isAgent', '0');
}

withServer();
withLayout();
beforeAll(async () => {
  await Promise.all([loadArea('lobbies'), loadArea('winners')]);
});
beforeEach(() => {
  server.use(
    getListGamesMockHandler({ success: true, games: sampleGames(3), totalPages: 1, totalGames: 3 }),
    getListWinnerRankMockHandler({
      success: true,
      value: {
        content: [],
        totalPages: 0,
        totalElements: 0,
        period: 'today',
        from: '2026-01-05T00:00:00Z',
        to: '2026-01-05T10:00:00Z',
      },
    }),
  );
  serveVendors('LIVE', [vendor('MAI', { isHot: true }), vendor('VEL')]);
});
afterEach(() => {
  cleanup();
  act(clearSession);
});

describe('the lobby of a category with direct launch', () => {
  test.each(['SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LIVE'] as const)(
    'LOBBY-03 LOBBY-05 LOBBY-22 ENTITY-22 %s: a lane with the name of the category, whose cards start the vendors’ lobbies',
    async (category) => {
      logIn();
      serveVendors(category, [vendor('MAI', { isHot: true }), vendor('VEL')]);
      serveRooms([]);
      const { user, address } = setUp(category, '/live');
      const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
      const lane = within(await screen.findByRole('region', { name: title }));
      expect(lane.getByRole('heading', { level: 2, name: title })).toBeDefined();
      expect(lane.getByText('Hot')).toBeDefined();
      expect([...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toContain(
        '/art/vendor/MAI.svg',
      );
      await user.click(lane.getByRole('button', { name: /^Vendor VEL open lobby, 12 games/ }));
      expect(address()).toBe(`/seamless?vassalage=VEL&gameType=${category}`);
    },
  );

  test('LOBBY-04 LOBBY-21 sports and e-sports each show the vendors of their own lane', async () => {
    server.use(
      getListVendorsMockHandler({
        success: true,
        value: {
          data: {
            lanes: [
              { title: 'SPORTS', cards: [vendor('GLP')] },
              { title: 'ESPORTS', cards: [vendor('AV')] },
            ],
          },
        },
      }),
    );
    for (const [category, own, other] of [
      ['ESPORTS', 'AV', 'GLP'],
      ['SPORTS', 'GLP', 'AV'],
    ] as const) {
      setUp(category, '/index');
      expect(await screen.findByRole('button', { name: `Vendor ${own} open lobby, 12 games` })).toBeDefined();
      expect(screen.queryByRole('button', { name: new RegExp(`^Vendor ${other}`) })).toBeNull();
      cleanup();
    }
  });

  test('ROLE-06 a guest who presses a vendor is asked to log in', async () => {
    const { user, address } = setUp('LIVE', '/live');
    await user.click(await screen.findByRole('button', { name: /^Vendor MAI open lobby/ }));
    expect(address()).toBe('/live?modal=login');
  });

  test('LOBBY-14 the games of a vendor open as a list over the page, which the address names', async () => {
    const { user, address } = setUp('LIVE', '/live');
    await user.click(await screen.findByRole('button', { name: 'Games of Vendor MAI' }));
    expect(address()).toBe('/live?modal=vendorGames&vendorGames=MAI.LIVE');
  });

  test('a vendor under maintenance says until when, can be focused, and does not start', async () => {
    logIn();
    const maintenanceUntil = new Date(Date.now() + 3_600_000).toISOString();
    serveVendors('LIVE', [vendor('HBL', { maintenance: true, maintenanceUntil })]);
    const { user, address } = setUp('LIVE', '/live');
    const card = await screen.findByRole('button', { name: /^Vendor HBL open lobby, Back at / });
    card.focus();
    expect(document.activeElement).toBe(card);
    await user.click(card);
    expect(address()).toBe('/live');
  });

  test('LOBBY-03 four vendors stand in the first lane, the others below', async () => {
    serveVendors(
      'LIVE',
      ['A1', 'B1', 'C1', 'D1', 'E1'].map((code) => vendor(code)),
    );
    setUp('LIVE', '/live');
    const others = within(await screen.findByRole('region', { name: 'More providers' }));
    expect(others.getAllByRole('button', { name: /open lobby/ })).toHaveLength(1);
    expect(others.getByRole('button', { name: /^Vendor E1 open lobby/ })).toBeDefined();
  });

  test('a failed vendor list can be requested again; an empty one leads home', async () => {
    server.use(unreachable('get', '/wps/relay/GCSGAME_vendors'));
    const { user } = setUp('LIVE', '/live');
    const failed = (await screen.findByText('Providers did not load')).closest<HTMLElement>('[role="alert"]');
    serveVendors('RNG', [vendor('SAF')]);
    await user.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('link', { name: 'Go to the home page' })).getAttribute('href')).toBe('/index');
  });

  test('LOBBY-07 the games of the catalogue follow, with everything that narrows them', async () => {
    setUp('LIVE', '/live');
    expect(await screen.findByText('Game 1')).toBeDefined();
    expect(screen.getByRole('searchbox', { name: 'Search games' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeDefined();
  });
});

describe('the rooms of players', () => {
  beforeEach(() => serveVendors('PVP', [vendor('FLV')]));

  test('ENTITY-31 API-24 stand by game, with stakes and seats; joining starts the room', async () => {
    logIn();
    serveRooms([
      room('tl-1'),
      room('tl-2', { state: 'full', seatsTaken: 80 }),
      room('mj-1', { nodeId: '70003', gameName: 'Mahjong', vassalage: 'JDT' }),
    ]);
    const { user, address } = setUp('PVP', '/pvp');
    const game = within(await screen.findByRole('region', { name: 'Tiến Lên' }));
    expect(game.getAllByRole('article')).toHaveLength(2);
    const first = within(game.getByRole('article', { name: 'Room tl-1, Tiến Lên' }));
    expect(first.getByText('$0.10')).toBeDefined();
    expect(first.getByText('$2.00 to $20.00')).toBeDefined();
    expect(first.getByRole('meter', { name: 'Seats' }).getAttribute('aria-valuetext')).toBe('52 of 80 taken');
    const full = within(game.getByRole('article', { name: 'Room tl-2, Tiến Lên' }));
    expect(full.getByText('Full')).toBeDefined();
    expect(full.queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join Room mj-1, Mahjong' }));
    expect(address()).toBe('/seamless?vassalage=JDT&nodeId=70003&roomId=mj-1');
  });

  test('API-24 those of the chosen vendor only', async () => {
    const asked: (string | null)[] = [];
    server.use(
      getListPvpRoomsMockHandler(({ request }) => {
        asked.push(new URL(request.url).searchParams.get('vassalage'));
        return { success: true, value: { content: [room('tl-1')], totalPages: 1, totalElements: 1 } };
      }),
    );
    setUp('PVP', '/pvp?vassalage=FLV');
    await screen.findByRole('region', { name: 'Tiến Lên' });
    expect(asked).toEqual(['FLV']);
  });

  test('none: says so and looks again', async () => {
    serveRooms([]);
    const { user } = setUp('PVP', '/pvp');
    await screen.findByText('No rooms are open');
    serveRooms([room('tl-1')]);
    const rooms = within(screen.getByRole('region', { name: 'Rooms' }));
    await user.click(rooms.getByRole('button', { name: 'Try again' }));
    expect(await rooms.findByRole('article')).toBeDefined();
  });

  test('a failed list can be requested again', async () => {
    server.use(unreachable('get', '/wps/relay/GLS2_roomList'));
    const { user } = setUp('PVP', '/pvp');
    const failed = (await screen.findByText('Rooms did not load')).closest<HTMLElement>('[role="alert"]');
    serveRooms([room('tl-1')]);
    await user.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: /Room tl-1/ })).toBeDefined();
  });

  test('API-24 further rooms come on demand, each once', async () => {
    serveRooms([room('tl-1')], 2);
    const { user } = setUp('PVP', '/pvp');
    await screen.findByRole('article', { name: /Room tl-1/ });
    serveRooms([room('tl-1'), room('tl-9')], 2);
    await user.click(screen.getByRole('button', { name: 'More rooms' }));
    await waitFor(() => expect(screen.getByRole('article', { name: /Room tl-9/ })).toBeDefined());
    expect(screen.getAllByRole('article', { name: /Room tl-1/ })).toHaveLength(1);
  });
});

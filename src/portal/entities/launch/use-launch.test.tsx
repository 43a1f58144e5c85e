// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';
import { connectToasts, type ToastMessage } from '../../ui/toast.tsx';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { sampleGame } from '../testing/sample-game.ts';
import { type Launchable, launchMemory, useLaunch } from './use-launch.ts';

function Start({ what }: { readonly what: Launchable }) {
  const launch = useLaunch();
  return (
    <button type="button" onClick={() => launch(what)}>
      Start
    </button>
  );
}

async function start(what: Launchable, isAgent?: string) {
  if (isAgent !== undefined) {
    setToken('pt_session');
    sessionStore.set('isAgent', isAgent);
  }
  const page = renderInPortal(<Start what={what} />);
  await page.user.click(screen.getByRole('button', { name: 'Start' }));
  return page;
}

const game = sampleGame();
const mines = sampleGame({
  nodeId: '10003',
  gameId: 'mines',
  gameName: 'Mines',
  vassalage: 'BGS',
  gameType: 'INHOUSE',
});

withServer();
let toasts: ToastMessage[];
let endToasts: () => void;
beforeEach(() => {
  toasts = [];
  endToasts = connectToasts((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  endToasts();
  clearSession();
});

describe('useLaunch', () => {
  test('ROUTE-33 a member opens the page of the game, which knows its name at once', async () => {
    const { address, router } = await start(game, '0');
    expect(address()).toBe('/seamless?vassalage=SAF&nodeId=20001');
    expect(launchMemory(router.state.location.state)).toMatchObject({
      gameName: 'Lantern Road',
      gameId: 'lantern-road',
    });
  });

  test("LOBBY-22 a vendor's lobby is launched in the category of its card", async () => {
    const { address } = await start({ vassalage: 'VEL', vendorName: 'Velvet Live', gameType: 'LIVE' }, '0');
    expect(address()).toBe('/seamless?vassalage=VEL&gameType=LIVE');
  });

  test('LOBBY-13 the address names the room beside its game', async () => {
    const { address } = await start({ vassalage: 'FLV', nodeId: '70001', roomId: 'tl-mn-1', gameType: 'PVP' }, '0');
    expect(address()).toBe('/seamless?vassalage=FLV&nodeId=70001&roomId=tl-mn-1');
  });

  test('ROLE-06 a guest gets the login form, which leads to the game', async () => {
    const { address, router } = await start(game);
    expect(address()).toBe('/index?modal=login');
    expect(router.state.location.state).toMatchObject({
      leadsTo: { to: '/seamless?vassalage=SAF&nodeId=20001', state: { launched: { gameName: 'Lantern Road' } } },
    });
  });

  test('ROLE-08 ROLE-15 a trial account sees the reason, but plays in-house games', async () => {
    const { address, unmount } = await start(game, '4');
    expect(address()).toBe('/index?modal=trial');
    unmount();
    expect((await start(mines, '4')).address()).toBe('/seamless?vassalage=BGS&nodeId=10003');
  });

  test('ERROR-27 a game under maintenance says so and opens nothing', async () => {
    const { address } = await start({ ...game, maintenance: true }, '0');
    await waitFor(() => expect(toasts.map((toast) => toast.message)).toEqual(['This game is under maintenance.']));
    expect(address()).toBe('/index');
  });
});

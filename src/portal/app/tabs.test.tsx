// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  getAddFavouriteMockHandler,
  getListFavouriteIdsMockHandler,
} from '#generated/client/catalogue/catalogue.msw.ts';
import { getLoginResponseMock, getLogoutResponseMock } from '#generated/client/session/session.faker.ts';
import { getGetBalanceMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '../api/token.ts';
import { GameRow } from '../entities/game/game-row.tsx';
import { useGameTiles } from '../entities/game/use-game-tiles.ts';
import { startSession } from '../entities/session/start-session.ts';
import { sampleGame } from '../entities/testing/sample-game.ts';
import type { TabMessage } from '../lib/tabs.ts';
import { openFrame } from '../testing/frame.tsx';
import { openPart, withPortal } from '../testing/portal.tsx';
import { agreeWithTabs } from './start/agree-with-tabs.ts';

withPortal();

let other: BroadcastChannel;
let end: () => void;
const heard: TabMessage[] = [];
beforeEach(() => {
  heard.length = 0;
  other = new BroadcastChannel('portal');
  other.onmessage = (event: MessageEvent<TabMessage>) => heard.push(event.data);
});
afterEach(() => {
  end();
  other.close();
});

/** Lets a tab agree with the others, as the portal's idle tasks do. */
function agreeing<Portal extends ReturnType<typeof openPart>>(portal: Portal): Portal {
  end = agreeWithTabs(portal.queries);
  return portal;
}
const openTab = (...setting: Parameters<typeof openFrame>) => agreeing(openFrame(...setting));

const games = [sampleGame({ nodeId: '20001', gameName: 'One' }), sampleGame({ nodeId: '20002', gameName: 'Two' })];

function Hearts() {
  return <GameRow games={games} tiles={useGameTiles()} />;
}

/** Records which sessions were ended. */
function recordLogouts(): (string | null)[] {
  const tokens: (string | null)[] = [];
  server.use(
    msw.delete('*/wps/session/logout', ({ request }) => {
      tokens.push(request.headers.get('Authorization'));
      return HttpResponse.json(getLogoutResponseMock());
    }),
  );
  return tokens;
}

describe('several tabs', () => {
  test('LOGOUT-05 a sign-out is sent to the other tabs', async () => {
    const { user } = openTab('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(heard).toContainEqual({ kind: 'left', token: 'pt_session' }));
  });

  test('LOGOUT-05 a sign-out in another tab ends the session here, and closes its modals', async () => {
    const tokens = recordLogouts();
    openTab('/rng?modal=signOut', { loggedIn: true });
    await screen.findByRole('alertdialog');
    other.postMessage({ kind: 'left', token: 'pt_session' } satisfies TabMessage);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getToken()).toBeNull();
    expect(tokens).toEqual([]);
  });

  test('LOGOUT-05 a sign-out in another tab takes the centre out of the address here', async () => {
    const { address } = openTab('/rng?modal=memberCenter&panel=depositv2', { loggedIn: true });
    await screen.findByRole('dialog', { name: 'Member centre' });
    other.postMessage({ kind: 'left', token: 'pt_session' } satisfies TabMessage);
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('LOGOUT-05 a tab with its own session ends that on the server too', async () => {
    const tokens = recordLogouts();
    openTab('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    other.postMessage({ kind: 'left', token: 'pt_of_another_tab' } satisfies TabMessage);
    await waitFor(() => expect(tokens).toEqual(['Bearer pt_session']));
    expect(getToken()).toBeNull();
  });

  test('API-79 a session that the server ended in another tab asks for a login here; a different session continues', async () => {
    openTab('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    other.postMessage({ kind: 'ended', token: 'pt_of_another_tab' } satisfies TabMessage);
    other.postMessage({ kind: 'ended', token: 'pt_session' } satisfies TabMessage);
    expect(await screen.findByText('Please log in first')).toBeDefined();
    expect(getToken()).toBeNull();
  });

  test('a login is sent to the others; a tab with the same session or none follows, one with its own does not', async () => {
    const { queries, address } = openTab('/rng?modal=login');
    await screen.findByRole('dialog', { name: /Log in/ });
    const entered = { kind: 'entered', token: 'pt_new', before: null, due: false } as const satisfies TabMessage;
    other.postMessage(entered);
    expect(await screen.findByText('$12,480.50')).toBeDefined();
    // The login modal closes.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/rng');
    expect(getToken()).toBe('pt_new');
    other.postMessage({ ...entered, token: 'pt_third', before: null });
    other.postMessage({ ...entered, token: 'pt_next', before: 'pt_new' });
    await waitFor(() => expect(getToken()).toBe('pt_next'));

    heard.length = 0;
    await act(() => startSession(queries, { ...getLoginResponseMock().value, token: 'pt_own' }, true));
    await waitFor(() =>
      expect(heard).toContainEqual({ kind: 'entered', token: 'pt_own', before: 'pt_next', due: true }),
    );
  });

  test('a tab without a session asks for one, and one with a session answers, telling whether a password is due', async () => {
    openTab('/rng');
    await waitFor(() => expect(heard).toContainEqual({ kind: 'asks' }));
    heard.length = 0;
    other.postMessage({ kind: 'asks' } satisfies TabMessage);
    other.postMessage({ kind: 'entered', token: 'pt_new', before: null, due: false } satisfies TabMessage);
    expect(await screen.findByText('$12,480.50')).toBeDefined();
    expect(heard.filter(({ kind }) => kind === 'entered')).toEqual([]);
    for (const due of [false, true]) {
      if (due) window.sessionStorage.setItem('cpw', '1');
      other.postMessage({ kind: 'asks' } satisfies TabMessage);
      await waitFor(() => expect(heard).toContainEqual({ kind: 'entered', token: 'pt_new', before: null, due }));
    }
  });

  test('LOBBY-11 a favourite is sent to the others; one from another tab shows without counting as activity', async () => {
    let ids = ['20001'];
    const background: (string | null)[] = [];
    server.use(
      getListFavouriteIdsMockHandler(({ request }) => {
        background.push(request.headers.get('X-Background'));
        return { success: true, value: ids };
      }),
      getAddFavouriteMockHandler({ success: true, value: ['20002', '20001'] }),
    );
    const { user } = agreeing(openPart(<Hearts />, '/rng', { loggedIn: true }));
    const isPressed = (name: string) =>
      screen.getByRole('button', { name: `Favourite: ${name}` }).getAttribute('aria-pressed') === 'true';
    await waitFor(() => expect([isPressed('One'), isPressed('Two')]).toEqual([true, false]));
    await user.click(screen.getByRole('button', { name: 'Favourite: Two' }));
    await waitFor(() => expect(heard).toContainEqual({ kind: 'favourites' }));
    expect(background).toEqual([null]);
    ids = ['20002'];
    other.postMessage({ kind: 'favourites' } satisfies TabMessage);
    await waitFor(() => expect([isPressed('One'), isPressed('Two')]).toEqual([false, true]));
    expect(background).toEqual([null, '1']);
  });

  test('HEADER-06 a balance is sent to the others, and shown in every tab of the account', async () => {
    openTab('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    window.sessionStorage.setItem('account', 'player01');
    const told = (account: string, sumBalance: string, at: number) =>
      other.postMessage({
        kind: 'balance',
        account,
        balance: { sumBalance, currency: 'USD', asOf: '2026-01-05T09:31:00Z' },
        at,
      } satisfies TabMessage);
    const later = Date.now() + 60_000;
    told('player02', '1.00', later);
    told('player01', '2.00', 1);
    told('player01', '90.25', later);
    expect(await screen.findByText('$90.25')).toBeDefined();
    heard.length = 0;
    server.use(
      getGetBalanceMockHandler({
        success: true,
        value: { sumBalance: '80.00', playable: [], currency: 'USD', asOf: '2026-01-05T09:31:00Z' },
      }),
    );
    screen.getByRole('button', { name: 'Refresh balance' }).click();
    expect(await screen.findByText('$80.00')).toBeDefined();
    // Only an answer of the server to this tab; a value from another tab is not sent again.
    await waitFor(() =>
      expect(heard).toEqual([
        expect.objectContaining({
          kind: 'balance',
          account: 'player01',
          balance: expect.objectContaining({ sumBalance: '80.00' }),
        }),
      ]),
    );
  });

  test('I18N-01 language and theme follow a choice in another tab', async () => {
    openTab('/rng');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    // The browser reports a change only to the other tabs.
    const choose = (key: string, value: string) => {
      window.localStorage.setItem(key, value);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    };
    choose('hisLang', 'VI');
    expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeDefined();
    choose('hisLang', 'XX');
    choose('theme', 'light');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
    expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeDefined();
  });
});

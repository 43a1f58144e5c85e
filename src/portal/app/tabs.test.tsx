// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getLogoutResponseMock } from '../../../generated/client/session/session.faker.ts';
import { server } from '../../mocks/server.ts';
import { getToken } from '../api/token.ts';
import type { TabMessage } from '../lib/tabs.ts';
import { openPortal, withPortal } from './testing/portal.tsx';

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock('../features/lobby/lobby-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.lobby);
vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

let other: BroadcastChannel;
const heard: TabMessage[] = [];
beforeEach(() => {
  heard.length = 0;
  other = new BroadcastChannel('portal');
  other.onmessage = (event: MessageEvent<TabMessage>) => heard.push(event.data);
});
afterEach(() => other.close());

/** Remembers whose sessions were ended. */
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
  test('LOGOUT-05 who signs out tells the others', async () => {
    const { user } = openPortal('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(heard).toEqual([{ kind: 'left', token: 'pt_session' }]));
  });

  test('LOGOUT-05 out in another one is out here, and a modal of the session goes with it', async () => {
    const tokens = recordLogouts();
    openPortal('/rng?modal=signOut', { loggedIn: true });
    await screen.findByRole('alertdialog');
    other.postMessage({ kind: 'left', token: 'pt_session' } satisfies TabMessage);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getToken()).toBeNull();
    expect(tokens).toEqual([]);
  });

  test('LOGOUT-05 a session of its own is ended on the server too', async () => {
    const tokens = recordLogouts();
    openPortal('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    other.postMessage({ kind: 'left', token: 'pt_of_another_tab' } satisfies TabMessage);
    await waitFor(() => expect(tokens).toEqual(['Bearer pt_session']));
    expect(getToken()).toBeNull();
  });

  test('API-79 a session that the server ended elsewhere asks for a login here; another one goes on', async () => {
    openPortal('/rng', { loggedIn: true });
    await screen.findByText('$12,480.50');
    other.postMessage({ kind: 'ended', token: 'pt_of_another_tab' } satisfies TabMessage);
    other.postMessage({ kind: 'ended', token: 'pt_session' } satisfies TabMessage);
    expect(await screen.findByText('Please log in first')).toBeDefined();
    expect(getToken()).toBeNull();
  });
});

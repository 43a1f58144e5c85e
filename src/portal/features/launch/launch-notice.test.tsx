// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { useLoggedIn } from '../../access/session.ts';
import { setToken } from '../../api/token.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { withPortal } from '../../testing/portal.tsx';
import { LaunchGuest } from './launch-notice.tsx';

withPortal();
beforeAll(() => loadArea('launch'));

function Page() {
  return useLoggedIn() ? <h1>The game</h1> : <LaunchGuest played={false} wayOut={null} />;
}

/** Shows the page over what the server rendered, which never knows a session. */
async function hydrate() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/game'] });
  const root = document.createElement('div');
  root.innerHTML = renderToString(<RouterProvider router={router} />);
  document.body.append(root);
  const page = await act(() => hydrateRoot(root, <RouterProvider router={router} />));
  onTestFinished(() => {
    act(() => page.unmount());
    root.remove();
  });
  return { root, search: () => router.state.location.search };
}

test('ROUTE-16 a member who reloads the page is not asked to log in, which would be one more step back', async () => {
  setToken('pt_session');
  const { root, search } = await hydrate();
  expect(root.textContent).toBe('The game');
  expect(search()).toBe('');
});

test('ROLE-06 a guest is asked once the page is hydrated', async () => {
  const { search } = await hydrate();
  expect(search()).toBe('?modal=login');
});

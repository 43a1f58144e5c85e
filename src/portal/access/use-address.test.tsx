// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useAddress } from './use-address.ts';
import { useModals } from './use-modals.ts';
import { usePanel } from './use-panel.ts';

type Hooks = {
  readonly address: ReturnType<typeof useAddress>;
  readonly modals: ReturnType<typeof useModals>;
  readonly panel: ReturnType<typeof usePanel>;
};

/** A page at an address: the hook results of the last render, and its router. */
function pageAt(...entries: { pathname: string; search: string; state?: unknown }[]) {
  let drawn: Hooks | undefined;
  function Page() {
    drawn = { address: useAddress(), modals: useModals(), panel: usePanel() };
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, drawn: () => drawn ?? expect.fail('not drawn') };
}

/** One press after the other, each when the router has done the one before, before any of it is drawn. */
async function pressedBeforeDrawn(...presses: readonly (() => void)[]): Promise<void> {
  await act(async () => {
    for (const press of presses) {
      press();
      // The router works in microtasks; act draws when all of this is over.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

afterEach(cleanup);

test('a change before the last one is rendered keeps the last one', async () => {
  const { drawn, address } = pageAt({ pathname: '/pointMall', search: '?page=3' });
  const [params, change] = drawn().address;
  await pressedBeforeDrawn(
    () => change({ kind: 'goods', page: undefined }),
    () => {
      expect(drawn().address[0]).toBe(params);
      change({ sort: 'dearest', page: undefined });
    },
  );
  expect(address()).toBe('/pointMall?kind=goods&sort=dearest');
  expect(drawn().address[0].get('kind')).toBe('goods');
});

test('each change is a step to go back from, but one that changes nothing', async () => {
  const { router, drawn, address } = pageAt({ pathname: '/pointMall', search: '' });
  const [, change] = drawn().address;
  await pressedBeforeDrawn(
    () => change({ kind: 'goods' }),
    () => change({ kind: 'goods' }),
    () => change({ sort: 'dearest' }),
  );
  expect(address()).toBe('/pointMall?kind=goods&sort=dearest');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/pointMall?kind=goods');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/pointMall');
});

test('a change keeps the scroll position, unless it leads to the top of the page', async () => {
  const { router, drawn } = pageAt({ pathname: '/rng', search: '' });
  const [, change] = drawn().address;
  const keeps: boolean[] = [];
  for (const options of [{}, { toTop: true }, { replace: true }, { replace: true, toTop: true }]) {
    await act(async () => change({ x: String(keeps.length) }, options));
    keeps.push(router.state.preventScrollReset);
  }
  expect(keeps).toEqual([true, false, true, false]);
});

test('a replaced entry keeps what it remembers, a new one remembers nothing', async () => {
  const { router, drawn } = pageAt({ pathname: '/rng', search: '?modal=login', state: { opened: 'login' } });
  const [, change] = drawn().address;
  await act(async () => change({ x: '1' }, { replace: true }));
  expect(router.state.location.state).toEqual({ opened: 'login' });
  await act(async () => change({ x: '2' }, { replace: true, memory: (now) => ({ before: now }) }));
  expect(router.state.location.state).toEqual({ before: { opened: 'login' } });
  await act(async () => change({ x: '3' }));
  expect(router.state.location.state).toBeNull();
});

test('a dialog requested twice before the render opens once', async () => {
  const { router, drawn, address } = pageAt({ pathname: '/rng', search: '?gameName=koi' });
  const { open } = drawn().modals;
  await pressedBeforeDrawn(
    () => open('login'),
    () => open('login'),
  );
  expect(address()).toBe('/rng?gameName=koi&modal=login');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/rng?gameName=koi');
});

test('what a page of a centre keeps is changed one after the other, and drawn at once', async () => {
  const { drawn } = pageAt({ pathname: '/index', search: '?modal=memberCenter&panel=security?pageNo%3D4' });
  const { change } = drawn().panel;
  await pressedBeforeDrawn(
    () => change({ range: 'custom', pageNo: undefined }),
    () => {
      expect(drawn().panel.params.get('range')).toBe('custom');
      change({ first: '2026-01-02' });
    },
    () => change({ last: '2026-01-05' }),
  );
  const { page, params } = drawn().panel;
  expect([page, params.toString()]).toEqual(['security', 'range=custom&first=2026-01-02&last=2026-01-05']);
});

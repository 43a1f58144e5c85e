// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { useModals } from './use-modals.ts';

let latest: ReturnType<typeof useModals> | undefined;

function Page() {
  latest = useModals();
  return null;
}

/** The hook inside a router whose history is at hand. */
function setUp(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return {
    router,
    modals: () => latest ?? expect.fail('not rendered'),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

afterEach(cleanup);

describe('the modals in the address', () => {
  test('open one over the other and close from the top, each by going back', async () => {
    const { router, modals, address } = setUp('/rng?vendor=SAF');
    act(() => modals().open('login'));
    act(() => modals().open('trial'));
    expect(address()).toBe('/rng?vendor=SAF&modal=login&modal=trial');
    expect(modals().stack).toEqual(['login', 'trial']);
    act(() => modals().close('trial'));
    await waitFor(() => expect(modals().stack).toEqual(['login']));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/rng?vendor=SAF');
  });

  test('a closed modal leaves no step of its own in the history', async () => {
    const { router, modals, address } = setUp('/index', '/rng');
    act(() => modals().open('login'));
    act(() => modals().close('login'));
    await waitFor(() => expect(address()).toBe('/rng'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/index');
  });

  test('closing twice goes back once, and again after the modal reopens', async () => {
    const { router, modals, address } = setUp('/index', '/rng');
    act(() => modals().open('login'));
    act(() => {
      modals().close('login');
      modals().close('login');
    });
    await waitFor(() => expect(address()).toBe('/rng'));
    await act(() => router.navigate(1));
    expect(modals().stack).toEqual(['login']);
    act(() => modals().close('login'));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  test('a modal opened by a link closes without a step back', async () => {
    const { modals, address } = setUp('/index?modal=login&a=1');
    expect(modals().own).toBeUndefined();
    act(() => modals().close('login'));
    expect(address()).toBe('/index?a=1');
  });

  test('unknown names and repetitions are left out', () => {
    const { modals } = setUp('/index?modal=nonsense&modal=trial&modal=trial');
    expect(modals().stack).toEqual(['trial']);
  });

  test('opening an open modal changes nothing', () => {
    const { router, modals } = setUp('/index?modal=login');
    const { key } = router.state.location;
    act(() => modals().open('login'));
    expect(router.state.location.key).toBe(key);
  });

  test('what a modal shows is told beside its name and goes with it', async () => {
    const { modals, address } = setUp('/index?a=1');
    act(() => modals().open('trial', {}, 'a-1'));
    expect(address()).toBe('/index?a=1&modal=trial&trial=a-1');
    act(() => modals().close('trial'));
    await waitFor(() => expect(address()).toBe('/index?a=1'));
  });

  test('what a link told a modal to show goes with it too', () => {
    const { modals, address } = setUp('/index?modal=trial&trial=a-1&trial.more=1&trials=2');
    act(() => modals().close('trial'));
    expect(address()).toBe('/index?trials=2');
  });

  test('LOGIN-17 a login remembers whether the user asked for it', () => {
    const { modals } = setUp('/index');
    act(() => modals().open('login', { own: true }));
    expect(modals().own).toBe(true);
  });

  test('API-79 a login that something demanded remembers that too', () => {
    const { modals } = setUp('/index');
    act(() => modals().open('login'));
    expect(modals().own).toBe(false);
  });
});

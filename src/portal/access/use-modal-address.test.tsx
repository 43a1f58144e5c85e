// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { useModalAddress } from './use-modal-address.ts';
import { isModalState, useModals } from './use-modals.ts';
import { usePanel } from './use-panel.ts';

type Hooks = {
  readonly help: ReturnType<typeof useModalAddress>;
  readonly modals: ReturnType<typeof useModals>;
  readonly panel: ReturnType<typeof usePanel>;
};

function pageAt(...entries: (string | { pathname: string; search: string; state: unknown })[]) {
  let drawn: Hooks | undefined;
  function Page() {
    drawn = { help: useModalAddress('helpCenter'), modals: useModals(), panel: usePanel() };
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + decodeURIComponent(router.state.location.search);
  const state = () => router.state.location.state;
  return { router, address, state, drawn: () => drawn ?? expect.fail('not drawn') };
}

afterEach(cleanup);

describe('an open modal', () => {
  test('reads its own part of the address', () => {
    const { drawn } = pageAt('/index?modal=helpCenter&helpCenter=faq&helpCenter.page=2&page=9');
    const { get } = drawn().help;
    expect([get(), get('page'), get('other')]).toEqual(['faq', '2', undefined]);
  });

  test('is led back step by step, and closes from any step with one press', async () => {
    const { drawn, address, state } = pageAt('/rng');
    act(() => drawn().modals.open('helpCenter'));
    act(() => drawn().help.enter({ '': 'faq' }));
    act(() => drawn().help.enter({ '': 'rules', page: '2' }));
    expect(address()).toBe('/rng?modal=helpCenter&helpCenter=rules&helpCenter.page=2');
    expect(state()).toEqual({ opened: 'helpCenter', steps: 2 });
    act(() => drawn().help.leave({ '': undefined }));
    await waitFor(() => expect(address()).toBe('/rng?modal=helpCenter&helpCenter=faq'));
    act(() => drawn().help.enter({ '': 'terms' }));
    act(() => drawn().modals.close('helpCenter'));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  test('turns a page without a step, and keeps what it remembers', async () => {
    const { router, drawn, address, state } = pageAt('/index', '/rng');
    act(() => drawn().modals.open('helpCenter'));
    act(() => drawn().help.turn({ '': 'faq', page: '3' }));
    expect([address(), state()]).toEqual([
      '/rng?modal=helpCenter&helpCenter=faq&helpCenter.page=3',
      { opened: 'helpCenter' },
    ]);
    act(() => drawn().help.turn({ page: undefined }));
    expect(address()).toBe('/rng?modal=helpCenter&helpCenter=faq');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/rng');
  });

  test('draws what it turns to at once, so that the next press starts from it', () => {
    const { router, drawn } = pageAt('/rng?modal=helpCenter');
    const atOnce: boolean[] = [];
    router.subscribe((_, { flushSync }) => atOnce.push(flushSync));
    act(() => drawn().help.turn({ '': 'faq' }));
    expect(atOnce.at(-1)).toBe(true);
    act(() => drawn().help.enter({ '': 'terms' }));
    expect(atOnce.at(-1)).toBe(false);
  });

  test('that a link led straight into is left by what it would show, without a step', async () => {
    const { router, drawn, address } = pageAt('/rng', '/index?modal=helpCenter&helpCenter=faq');
    act(() => drawn().help.leave({ '': undefined }));
    expect(address()).toBe('/index?modal=helpCenter');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/rng');
    await act(() => router.navigate(1));
    act(() => drawn().help.enter({ '': 'terms' }));
    expect(address()).toBe('/index?modal=helpCenter&helpCenter=terms');
  });

  test('ROUTE-18 on the help page is the article that its hash names, and on no other page', () => {
    expect(pageAt('/help?modal=trial#faq').drawn().modals.stack).toEqual(['helpCenter', 'trial']);
    cleanup();
    expect(pageAt('/help').drawn().modals.stack).toEqual([]);
    cleanup();
    expect(pageAt('/rng?modal=trial#faq').drawn().modals.stack).toEqual(['trial']);
  });
});

describe('a centre', () => {
  test('opens at a page, shows another one in place, and takes its page with it', async () => {
    const { drawn, address } = pageAt('/rng');
    act(() => drawn().modals.open('memberCenter', { panel: 'wallet' }));
    expect(address()).toBe('/rng?modal=memberCenter&panel=wallet');
    act(() => drawn().modals.open('memberCenter', { panel: 'vault' }));
    expect(address()).toBe('/rng?modal=memberCenter&panel=vault');
    act(() => drawn().modals.close('memberCenter'));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  test('that a link opened shows another page without a step', async () => {
    const { router, drawn, address } = pageAt('/index', '/rng?modal=memberCenter&panel=wallet');
    act(() => drawn().modals.open('memberCenter', { panel: 'vault' }));
    expect(address()).toBe('/rng?modal=memberCenter&panel=vault');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/index');
  });

  test('that a link opened takes its page with it too; another modal leaves it', () => {
    const { drawn, address } = pageAt('/rng?modal=memberCenter&modal=trial&panel=wallet');
    act(() => drawn().modals.close('trial'));
    expect(address()).toBe('/rng?modal=memberCenter&panel=wallet');
    act(() => drawn().modals.close('memberCenter'));
    expect(address()).toBe('/rng');
  });

  test('shows its pages in one step of the history, each with an address of its own', async () => {
    const { router, drawn, address } = pageAt('/index', '/rng?modal=memberCenter&panel=wallet');
    expect([drawn().panel.page, drawn().panel.params.size]).toEqual(['wallet', 0]);
    act(() => drawn().panel.change({ range: 'month' }));
    expect(address()).toBe('/rng?modal=memberCenter&panel=wallet?range=month');
    expect([drawn().panel.page, drawn().panel.params.get('range')]).toEqual(['wallet', 'month']);
    act(() => drawn().panel.change({ range: '' }));
    expect(address()).toBe('/rng?modal=memberCenter&panel=wallet');
    act(() => drawn().panel.show('vault'));
    expect(address()).toBe('/rng?modal=memberCenter&panel=vault');
    act(() => drawn().panel.show(undefined));
    expect([address(), drawn().panel.page]).toEqual(['/rng?modal=memberCenter', undefined]);
    act(() => drawn().panel.change({ range: 'day' }));
    expect([drawn().panel.page, drawn().panel.params.get('range')]).toEqual([undefined, 'day']);
    act(() => drawn().panel.change({ range: undefined }));
    expect(address()).toBe('/rng?modal=memberCenter');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/index');
  });
});

describe('one modal in the place of another', () => {
  test('closes to the page that opened the first', async () => {
    const { drawn, address, state } = pageAt('/index', '/rng');
    act(() => drawn().modals.open('login', { own: true }));
    act(() => drawn().modals.swap('login', 'register'));
    expect([address(), state(), drawn().modals.own]).toEqual([
      '/rng?modal=register',
      { opened: 'register', own: true },
      true,
    ]);
    act(() => drawn().modals.close('register'));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  test('may be a page of a centre, and stands once', () => {
    const { drawn, address, state } = pageAt('/rng?modal=trial&modal=memberCenter&modal=login');
    act(() => drawn().modals.swap('login', 'memberCenter', 'wallet'));
    expect([address(), state()]).toEqual(['/rng?modal=trial&modal=memberCenter&panel=wallet', null]);
  });
});

test('a modal below the top one is replaced, and what the top one remembers stays', () => {
  const { drawn, address, state } = pageAt('/rng?modal=trial');
  expect(pageAt('/rng').drawn().modals.own).toBeUndefined();
  act(() => drawn().modals.open('login', { own: true }));
  act(() => drawn().modals.swap('trial', 'register'));
  expect([address(), state()]).toEqual(['/rng?modal=register&modal=login', { opened: 'login', own: true }]);
});

test('a modal below the top one is closed in place, and what the top one remembers stays', async () => {
  const { router, drawn, address, state } = pageAt('/index', '/rng?modal=trial');
  act(() => drawn().modals.open('login'));
  act(() => drawn().modals.close('trial'));
  expect([address(), state()]).toEqual(['/rng?modal=login', { opened: 'login' }]);
  expect(drawn().modals.own).toBe(false);
  await act(() => router.navigate(-1));
  expect(address()).toBe('/rng?modal=trial');
});

test('a modal over the one that this tab opened last was opened by a link; the memory of a closed one ends', () => {
  const state = { opened: 'trial', own: true };
  const { drawn, address, state: now } = pageAt({ pathname: '/rng', search: '?modal=trial&modal=login', state });
  expect(drawn().modals.own).toBeUndefined();
  act(() => drawn().modals.close('trial'));
  expect([address(), now(), drawn().modals.own]).toEqual(['/rng?modal=login', null, undefined]);
});

test('only a state with an opened modal is one of a modal', () => {
  expect([{ opened: 'login' }, {}, null, undefined].map(isModalState)).toEqual([true, false, false, false]);
});

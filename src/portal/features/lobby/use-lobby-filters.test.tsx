// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLobbyFilters } from './lobby-filters.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The filters of a lobby at an address. */
function lobbyAt(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(useLobbyFilters, { wrapper });
  return { lobby: () => result.current, address: () => router?.state.location.search };
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test.each([
  ['/rng', 'no words'],
  ['/rng?gameName=lantern', 'other words'],
])('LOBBY-08 filters that are cleared right after a key stay clear, at %s with %s in the address', async (at) => {
  const { lobby, address } = lobbyAt(at);
  await act(async () => lobby().search('no game has this name'));
  expect(lobby().filters.gameName).toBe('no game has this name');
  await act(async () => lobby().clear());
  expect(lobby().filters.gameName).toBe('');
  await pause();
  expect([lobby().filters.gameName, address()]).toEqual(['', '']);
});

test('LOBBY-08 a choice right after a key takes the words along, and neither undoes the other', async () => {
  const { lobby, address } = lobbyAt('/rng');
  await act(async () => lobby().search('lotus'));
  await act(async () => lobby().change({ vassalage: 'SAF' }));
  await pause();
  expect(lobby().filters).toMatchObject({ gameName: 'lotus', vassalage: 'SAF' });
  expect(address()).toBe('?vassalage=SAF&gameName=lotus');
});

test('LOBBY-08 words are in the address when the typing pauses, the last of them', async () => {
  const { lobby, address } = lobbyAt('/rng');
  await act(async () => lobby().search('lo'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(async () => lobby().search('lot'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(address()).toBe('');
  await pause();
  expect(address()).toBe('?gameName=lot');
});

test('LOBBY-08 words hold at once, and are asked for when the frame that shows them is done', async () => {
  const { lobby } = lobbyAt('/rng?gameName=lan');
  const words = () => [lobby().filters.gameName, lobby().askedWords];
  expect(words()).toEqual(['lan', 'lan']);
  await act(async () => lobby().search('lant'));
  expect(words()).toEqual(['lant', 'lan']);
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(words()).toEqual(['lant', 'lant']);
});

test('LOBBY-08 a choice right after a key has the words asked for with it', async () => {
  const { lobby } = lobbyAt('/rng');
  await act(async () => lobby().search('lotus'));
  await act(async () => lobby().change({ vassalage: 'SAF' }));
  expect(lobby().askedWords).toBe('lotus');
});

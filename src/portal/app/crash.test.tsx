// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../mocks/server.ts';
import type * as Renewal from './loading/renewal.ts';
import { failureEvent } from './report.ts';
import { openPortal, withPortal } from './testing/portal.tsx';

vi.mock('../features/home/home-page.tsx', () => ({
  HomePage: () => {
    throw new Error('broken');
  },
}));
const reload = vi.hoisted(() => vi.fn());
vi.mock('./loading/renewal.ts', async (original) => ({ ...(await original<typeof Renewal>()), reload }));
vi.mock('../features/lobby/lobby-page.tsx', () => ({
  get LobbyPage() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('../features/session/login-pane.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

const reported = vi.fn();
beforeEach(() => {
  // React also logs each caught error; the portal's own root prevents that.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener(failureEvent, reported);
});
afterEach(() => {
  window.removeEventListener(failureEvent, reported);
  vi.restoreAllMocks();
});

test('a page that fails says what is safe and offers a retry, inside the frame', async () => {
  openPortal('/index');
  expect(await screen.findByRole('heading', { name: 'This page did not open' })).toBeDefined();
  expect(screen.getByText(/Your balance and open bets are not affected/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  expect(reported).toHaveBeenCalledOnce();
});

test('ERROR-20 PERF-04 a page that does not load says so, is reported, and reloads once the site answers', async () => {
  server.use(http.head('*/index', () => HttpResponse.error()));
  const { user } = openPortal('/rng');
  expect(await screen.findByRole('heading', { name: 'Page load is slow, check network' })).toBeDefined();
  expect(reported.mock.lastCall?.[0].detail.kind).toBe('chunk');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Connection problem, please try again')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();

  server.use(http.head('*/index', () => new HttpResponse(null, { status: 200 })));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a modal whose code does not load keeps the page and can be closed', async () => {
  const { user, address } = openPortal('/nowhere?modal=login');
  expect(await screen.findByRole('alertdialog', { name: 'Connection problem, please try again' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/nowhere');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

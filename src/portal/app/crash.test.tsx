// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureEvent } from './report.ts';
import { openPortal, withPortal } from './testing/portal.tsx';

vi.mock('../features/home/home-page.tsx', () => ({
  HomePage: () => {
    throw new Error('broken');
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
  // React tells each caught error to the console as well; the portal's own root does not let it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener(failureEvent, reported);
});
afterEach(() => {
  window.removeEventListener(failureEvent, reported);
  vi.restoreAllMocks();
});

test('a page that fails says what is safe and offers to try again, inside the frame', async () => {
  openPortal('/index');
  expect(await screen.findByRole('heading', { name: 'This page did not open' })).toBeDefined();
  expect(screen.getByText(/Your balance and open bets are not affected/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  expect(reported).toHaveBeenCalledOnce();
});

test('a modal whose code does not arrive keeps the page and can be closed', async () => {
  const { user, address } = openPortal('/nowhere?modal=login');
  expect(await screen.findByRole('alertdialog', { name: 'Connection problem, please try again' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/nowhere');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

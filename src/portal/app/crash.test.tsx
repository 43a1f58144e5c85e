// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '#mocks/server.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { openFrame, plainPage } from '../testing/frame.tsx';
import { openPart, withPortal } from '../testing/portal.tsx';
import { ModalLayer } from './modals/modal-layer.tsx';
import type { ModalProps } from './modals/modal-props.ts';
import { modals } from './modals/registry.ts';
import { failureEvent, PartBoundary } from './part-boundary.tsx';

withPortal();

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  // React also logs each caught error; the portal's own root prevents that.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener(failureEvent, reported);
});
afterEach(() => {
  window.removeEventListener(failureEvent, reported);
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('broken');
}

/** A part whose code is not there. */
function missingPart<Props extends object>() {
  const load = vi.fn(() =>
    Promise.reject<ComponentType<Props>>(new TypeError('Failed to fetch dynamically imported module: /res/js/part.js')),
  );
  return { load, Missing: lazyPart<Props>(load) };
}

test('a page that fails says what is safe and offers a retry, inside the frame', async () => {
  openFrame('/index', { pageOf: () => <Broken /> });
  expect(await screen.findByRole('heading', { name: 'This page did not open' })).toBeDefined();
  expect(screen.getByText(/Your balance and open bets are not affected/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  expect(reported).toHaveBeenCalledOnce();
});

test('ERROR-20 PERF-04 a page that does not load says so, is reported, and reloads once the site answers', async () => {
  server.use(http.head('*/index', () => HttpResponse.error()));
  const reload = vi.fn();
  const { pathname, host, protocol, origin, href } = window.location;
  vi.stubGlobal('location', { pathname, host, protocol, origin, href, reload });
  const { Missing } = missingPart<object>();
  const { user } = openFrame('/rng', { pageOf: () => <Missing /> });
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

test('PERF-04 a modal whose code does not load keeps the page and can be closed', async () => {
  vi.spyOn(modals, 'download', 'get').mockReturnValue(missingPart<ModalProps>().Missing);
  const element = (
    <>
      {plainPage('/rng')}
      <ModalLayer />
    </>
  );
  const { user, address } = openPart(element, '/rng?modal=download');
  expect(await screen.findByRole('alertdialog', { name: 'Connection problem, please try again' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/rng');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page /rng' })).toBeDefined();
});

test('PERF-04 a page keeps working when a minor part of its frame does not load', async () => {
  const { load, Missing } = missingPart<object>();
  openPart(
    <>
      {plainPage('/rng')}
      <PartBoundary>
        <Missing />
      </PartBoundary>
    </>,
  );
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  // Once more, without a message.
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'The page /rng' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

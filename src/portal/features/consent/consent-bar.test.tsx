// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withdrawConsent } from '../../access/consent.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, withPortal } from '../../testing/portal.tsx';

withPortal();

const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.src);
const count = () => changeSite((info) => ({ ...info, analytics: { gtagId: 'G-ABC123' } }));

afterEach(() => {
  delete window.dataLayer;
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

test('ENTITY-36 a site without a measurement id asks for no consent and counts no visits', async () => {
  openFrame('/index');
  await screen.findByRole('button', { name: 'Try demo' });
  expect(screen.queryByRole('region', { name: 'Counting visits' })).toBeNull();
});

test('ENTITY-36 nothing is fetched before the visitor consents; then pages are counted without their query', async () => {
  count();
  const { user, router } = openFrame('/index?token=secret');
  const bar = within(await screen.findByRole('region', { name: 'Counting visits' }));
  expect(scripts()).toEqual([]);
  await user.click(bar.getByRole('button', { name: 'Allow' }));
  expect(screen.queryByRole('region', { name: 'Counting visits' })).toBeNull();
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  await act(() => router.navigate('/rng?gameName=dragon'));
  const pages = () =>
    (window.dataLayer ?? [])
      .map((line) => Array.from(line as Iterable<unknown>))
      .filter(([, name]) => name === 'page_view');
  await waitFor(() => expect(pages()).toHaveLength(2));
  expect(JSON.stringify(pages())).toContain('/rng');
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/secret|dragon/);
});

test('ENTITY-36 a visitor who declines is not asked again until the answer is withdrawn', async () => {
  count();
  const { user } = openFrame('/index');
  await user.click(await screen.findByRole('button', { name: 'Do not count' }));
  expect(window.localStorage.getItem('consent')).toBe('denied');
  expect(screen.queryByRole('region', { name: 'Counting visits' })).toBeNull();
  expect(scripts()).toEqual([]);
  act(withdrawConsent);
  expect(await screen.findByRole('region', { name: 'Counting visits' })).toBeDefined();
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPortal, withPortal } from './testing/portal.tsx';

const asked = vi.hoisted(() => ({ parts: new Set<string>() }));
const gone = vi.hoisted(() => (part: string) => {
  asked.parts.add(part);
  throw new TypeError(`Failed to fetch dynamically imported module: /res/js/${part}.js`);
});

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock('./loading/renewal.ts', () => ({ renew: async () => false, isReachable: async () => false }));
vi.mock('./report.ts', () => ({ reportFailure: () => undefined }));
vi.mock('./shell/ticker.tsx', () => ({
  get Ticker() {
    return gone('ticker');
  },
}));
vi.mock('./post-login/popup-opener.tsx', () => ({
  get PopupOpener() {
    return gone('popup-opener');
  },
}));

withPortal();

test('PERF-04 a page keeps working when its lazy parts do not load', async () => {
  openPortal('/index');
  await waitFor(() => expect([...asked.parts].sort()).toEqual(['popup-opener', 'ticker']));
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

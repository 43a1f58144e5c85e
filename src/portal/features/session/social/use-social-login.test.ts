// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TabMessage } from '#portal/lib/tabs.ts';
import { waitForProvider } from './use-social-login.ts';

let other: BroadcastChannel;
beforeEach(() => {
  other = new BroadcastChannel('portal');
});
afterEach(() => {
  other.close();
  vi.useRealTimers();
});

test('LOGIN-34 answers what the window was told for this sign-in, and for no other', async () => {
  const answer = waitForProvider({ closed: false }, 'st_1');
  other.postMessage({ kind: 'signIn', state: 'st_2', code: 'foreign', error: null } satisfies TabMessage);
  other.postMessage({ kind: 'signIn', state: 'st_1', code: 'abc', error: null } satisfies TabMessage);
  expect(await answer).toMatchObject({ state: 'st_1', code: 'abc' });
});

test('LOGIN-34 the answer of a window that takes long to load on its way back is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const popup = { closed: true };
  const answer = waitForProvider(popup, 'st_1');
  await vi.advanceTimersByTimeAsync(8_000);
  other.postMessage({ kind: 'signIn', state: 'st_1', code: 'late', error: null } satisfies TabMessage);
  expect(await answer).toMatchObject({ code: 'late' });
});

test('ERROR-37 a window that was closed has declined, a moment later', async () => {
  vi.useFakeTimers();
  const popup = { closed: false };
  const answer = vi.fn();
  void waitForProvider(popup, 'st_1').then(answer);
  await vi.advanceTimersByTimeAsync(60_000);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answer).toHaveBeenCalledWith({ state: 'st_1', code: null, error: 'access_denied' });
});

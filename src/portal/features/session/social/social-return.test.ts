// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '#portal/lib/storage.ts';
import type { TabMessage } from '#portal/lib/tabs.ts';
import { keepLeftSignIn, returnedAnswer, takeProviderAnswer } from './social-return.ts';

let other: BroadcastChannel;
const heard: TabMessage[] = [];
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  heard.length = 0;
  other = new BroadcastChannel('portal');
  other.onmessage = (event: MessageEvent<TabMessage>) => heard.push(event.data);
  vi.stubGlobal('close', () => undefined);
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
  sessionStore.remove('signIn');
  at('/');
});

describe("a provider's answer in the address", () => {
  test('LOGIN-34 leaves it at once and goes to the tab that waits', async () => {
    at('/login?state=st_1&code=abc');
    takeProviderAnswer();
    expect(window.location.search).toBe('');
    await waitFor(() => expect(heard).toEqual([{ kind: 'signIn', state: 'st_1', code: 'abc', error: null }]));
    expect(returnedAnswer()).toBeUndefined();
  });

  test('LOGIN-34 is kept for this tab, once, where the sign-in left it', () => {
    const signIn = { provider: 'google', browserKey: 'key', state: 'st_1' } as const;
    keepLeftSignIn(signIn);
    at('/login?state=st_1&error=access_denied');
    expect(takeProviderAnswer()).toBe(false);
    expect(returnedAnswer()).toEqual({ answer: { state: 'st_1', code: null, error: 'access_denied' }, signIn });
    expect(returnedAnswer()).toBeUndefined();
    expect(sessionStore.get('signIn')).toBeNull();
  });

  test('LOGIN-34 one of another sign-in is not taken for that of this tab', () => {
    keepLeftSignIn({ provider: 'google', browserKey: 'key', state: 'st_1' });
    at('/login?state=st_2&code=abc');
    takeProviderAnswer();
    expect(returnedAnswer()).toBeUndefined();
  });

  test.each(['/login', '/login?redirect=%2Frng', '/login?state=st_1', '/rng?state=st_1&code=abc'])(
    'any other address is left alone: %s',
    (path) => {
      at(path);
      expect(takeProviderAnswer()).toBe(false);
      expect(window.location.pathname + window.location.search).toBe(path);
    },
  );
});

// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getLogoutMockHandler } from '#generated/client/session/session.msw.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, getToken, setToken, subscribeToken } from '../api/token.ts';
import { sessionStore } from '../lib/storage.ts';
import { beginSession, followLeaving, isTrial, leaveSession, useLoggedIn, useWasLoggedIn } from './session.ts';

withServer();

/** The tokens with which the server was told of a logout. */
let ended: (string | null)[];
beforeEach(() => {
  window.sessionStorage.clear();
  ended = [];
  server.use(
    getLogoutMockHandler(({ request }) => {
      ended.push(request.headers.get('authorization'));
      throw HttpResponse.error();
    }),
  );
});
afterEach(() => {
  cleanup();
  clearSession();
});

describe('a session that begins', () => {
  test('LOGIN-15 takes token and data of the one before away, and then tells its own token', () => {
    setToken('pt_before');
    const own = ['account', 'username', 'customerId', 'isAgent', 'nickname', 'toUpline'] as const;
    for (const key of own) sessionStore.set(key, 'of the one before');
    sessionStore.set('merchant', 'lumo');
    const heard = vi.fn(() => own.map((key) => sessionStore.get(key)));
    const end = subscribeToken(heard);
    beginSession('pt_next');
    end();
    expect(getToken()).toBe('pt_next');
    expect(heard.mock.results.map(({ value }) => value)).toEqual([own.map(() => null)]);
    expect(sessionStore.get('merchant')).toBe('lumo');
  });
});

describe('a session that is left', () => {
  test('LOGOUT-07 ends here at once, on the server with its own token, and in the other tabs', async () => {
    const other = new BroadcastChannel('portal');
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data);
    });
    setToken('pt_leaving');
    sessionStore.set('account', 'player01');
    leaveSession();
    expect([getToken(), sessionStore.get('account')]).toEqual([null, null]);
    expect(await heard).toEqual({ kind: 'left', token: 'pt_leaving' });
    other.close();
    // The server does not answer; the session is over here all the same.
    await waitFor(() => expect(ended).toEqual(['Bearer pt_leaving']));
  });

  test('tells nobody where there is none', async () => {
    leaveSession();
    followLeaving('pt_other');
    expect(getToken()).toBeNull();
    // The server hears of the session after those that were none.
    setToken('pt_real');
    leaveSession();
    await waitFor(() => expect(ended).toContain('Bearer pt_real'));
    expect(ended).toEqual(['Bearer pt_real']);
  });

  test('in another tab is followed: the same one is not ended twice, another one is ended too', async () => {
    setToken('pt_same');
    followLeaving('pt_same');
    expect(getToken()).toBeNull();
    setToken('pt_own');
    followLeaving('pt_other');
    expect(getToken()).toBeNull();
    await waitFor(() => expect(ended).toEqual(['Bearer pt_own']));
  });
});

describe('whether somebody is logged in', () => {
  test('follows the token; whether somebody was is settled once', () => {
    setToken('pt_first');
    const { result } = renderHook(() => [useLoggedIn(), useWasLoggedIn()]);
    expect(result.current).toEqual([true, true]);
    act(clearSession);
    expect(result.current).toEqual([false, true]);
    const later = renderHook(() => [useLoggedIn(), useWasLoggedIn()]);
    act(() => setToken('pt_second'));
    expect(later.result.current).toEqual([true, false]);
  });

  test('ROLE-07 a trial account is told by its type alone', () => {
    for (const [type, trial] of [
      ['4', true],
      ['0', false],
      ['41', false],
      ['14', false],
    ] as const) {
      sessionStore.set('isAgent', type);
      expect([type, isTrial()]).toEqual([type, trial]);
    }
    sessionStore.remove('isAgent');
    expect(isTrial()).toBe(false);
  });
});

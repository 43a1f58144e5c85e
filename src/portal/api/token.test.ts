// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '../lib/storage.ts';
import { clearSession, expireSession, getToken, setToken, subscribeExpiry, subscribeToken } from './token.ts';

beforeEach(() => window.sessionStorage.clear());

describe('the session of this tab', () => {
  test('LOGIN-15 STORE-01 begins with a token in session storage, and tells', () => {
    const told = vi.fn();
    const end = subscribeToken(told);
    setToken('pt_one');
    expect(window.sessionStorage.getItem('token')).toBe('pt_one');
    expect(told).toHaveBeenCalledOnce();
    end();
    setToken('pt_two');
    expect(told).toHaveBeenCalledOnce();
  });

  test.each([
    ['here', clearSession, []],
    ['by the server', () => expireSession('token'), ['moneyForms']],
  ] as const)('LOGOUT-02 LOGOUT-03 LOGOUT-07 ends %s with everything gone but the merchant keys', (_, end, also) => {
    const kept = ['merchant', 'merchantCode', 'platform', 'settings', 'routers', ...also] as const;
    const gone = [
      'token' as const,
      'account' as const,
      'username' as const,
      'customerId' as const,
      'isAgent' as const,
      'nickname' as const,
      'toUpline' as const,
      'cpw' as const,
      'validate' as const,
      'memberLabel' as const,
      'memberLabelColor' as const,
      'memberLabelColor2' as const,
      'gameVendor' as const,
      'merchantWallet' as const,
      'bars' as const,
      'consolidated' as const,
      'iframeUrl' as const,
      'index_notice' as const,
      'affiliateCode' as const,
      'referralCode' as const,
      'signIn' as const,
      'renewedFor' as const,
      'moneyForms' as const,
      'codeWaits' as const,
      'withdrawal' as const,
      'playedSince' as const,
    ];
    for (const key of [...kept, ...gone]) sessionStore.set(key, key);
    end();
    expect(Object.keys(window.sessionStorage).sort()).toEqual([...kept].sort());
    expect(getToken()).toBeNull();
  });

  test('API-79 is ended by the server once, and only if it is still the one that ended', () => {
    const told = vi.fn();
    const end = subscribeExpiry(told);
    setToken('pt_new');
    expireSession('pt_old');
    expect(getToken()).toBe('pt_new');
    expireSession('pt_new');
    expireSession('pt_new');
    end();
    expect(getToken()).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });
});

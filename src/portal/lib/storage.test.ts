// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieStore, localStore, type SessionKey, sessionStore } from './storage.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('session store', () => {
  test('STORE-01 STORE-02 STORE-03 STORE-04 STORE-05 STORE-06 STORE-07 STORE-08 keeps each key in session storage under its own name', () => {
    const keys: SessionKey[] = [
      'token',
      'account',
      'username',
      'customerId',
      'isAgent',
      'nickname',
      'toUpline',
      'memberLabel',
      'memberLabelColor',
      'memberLabelColor2',
      'merchant',
      'merchantCode',
      'platform',
      'cpw',
      'gameVendor',
      'settings',
      'routers',
      'validate',
      'merchantWallet',
      'consolidated',
      'iframeUrl',
      'index_notice',
    ];
    for (const key of keys) sessionStore.set(key, `value of ${key}`);
    for (const key of keys) {
      expect(window.sessionStorage.getItem(key)).toBe(`value of ${key}`);
      expect(sessionStore.get(key)).toBe(`value of ${key}`);
    }
    expect(window.sessionStorage).toHaveLength(keys.length);
  });

  test('clear keeps the named keys only', () => {
    sessionStore.set('token', 't');
    sessionStore.set('merchant', 'm');
    sessionStore.clear(['merchant']);
    expect(sessionStore.get('token')).toBeNull();
    expect(sessionStore.get('merchant')).toBe('m');
  });
});

describe('local store', () => {
  test('STORE-09 STORE-10 STORE-11 STORE-12 keeps each key in local storage under its own name', () => {
    for (const key of ['lang', 'hisLang', 'theme', 'merchantCode', 'LOTTFAV', 'sideBar', 'searches'] as const) {
      localStore.set(key, key);
      expect(window.localStorage.getItem(key)).toBe(key);
      localStore.remove(key);
      expect(localStore.get(key)).toBeNull();
    }
  });

  test('hears what another tab changes, for its key only', () => {
    const heard = vi.fn();
    const end = localStore.subscribe('theme', heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(2);
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('when the browser refuses', () => {
  test('a full storage keeps the newer value in memory', () => {
    localStore.set('theme', 'dark');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    localStore.set('theme', 'light');
    expect(localStore.get('theme')).toBe('light');
    vi.restoreAllMocks();
    localStore.set('theme', 'dark');
    expect(localStore.get('theme')).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  test('a forbidden storage works in memory', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(sessionStore.get('token')).toBeNull();
    sessionStore.set('token', 'abc');
    expect(sessionStore.get('token')).toBe('abc');
    sessionStore.remove('token');
    expect(sessionStore.get('token')).toBeNull();
  });

  test('refused cookies work in memory', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    cookieStore.set('remember', '1');
    expect(cookieStore.get('remember')).toBe('1');
    cookieStore.remove('remember');
    expect(cookieStore.get('remember')).toBeNull();
  });
});

describe('cookies', () => {
  test('STORE-13 STORE-14 STORE-15 STORE-16 STORE-17 live for one day, for this site only', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const names = ['lastUsername', 'password_nguyễn;an', 'remember', 'smsMobile'] as const;
    for (const name of names) {
      cookieStore.set(name, `+84 90; ${name}`);
      expect(cookieStore.get(name)).toBe(`+84 90; ${name}`);
    }
    expect(written).toHaveBeenCalledTimes(names.length);
    for (const [text] of written.mock.calls) {
      expect(text).toMatch(/^[\w%]+=[^;]*; Max-Age=86400; Path=\/; SameSite=Strict$/);
    }
    cookieStore.remove('lastUsername');
    expect(cookieStore.get('lastUsername')).toBeNull();
    expect(cookieStore.get('remember')).not.toBeNull();
  });

  test('STORE-17 are secure on https', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('location', { protocol: 'https:' });
    cookieStore.set('remember', '1');
    vi.unstubAllGlobals();
    expect(written.mock.calls).toEqual([['remember=1; Max-Age=86400; Path=/; SameSite=Strict; Secure']]);
  });
});

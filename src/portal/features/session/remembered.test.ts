// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withSecurePage } from '#mocks/with-secure-page.ts';
import { type CookieKey, cookieStore } from '../../lib/storage.ts';
import { deviceKey, forget, remember, rememberedName, rememberedPassword } from './remembered.ts';
import { installKeyDatabase } from './testing/key-database.ts';

withSecurePage();
beforeEach(() => {
  for (const name of cookies().keys()) cookieStore.remove(name as CookieKey);
  installKeyDatabase();
});

const player = { username: 'player01', password: 'Portico123' };
const cookies = () => new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]));

describe('remembered credentials', () => {
  test('STORE-13 STORE-14 STORE-15 STORE-17 LOGIN-27 are kept in cookies and come back', async () => {
    await remember(player);
    expect(cookies().get('lastUsername')).toBe('player01');
    expect(cookies().get('remember')).toBe('1');
    expect(rememberedName()).toBe('player01');
    expect(await rememberedPassword('player01')).toBe('Portico123');
  });

  test('STORE-17 the password is ciphertext, another one each time', async () => {
    await remember(player);
    const first = cookies().get('password_player01');
    await remember(player);
    expect(decodeURIComponent(document.cookie)).not.toContain('Portico123');
    expect(cookies().get('password_player01')).not.toBe(first);
  });

  test('STORE-17 the key stays on the device and cannot be taken out', async () => {
    const key = await deviceKey();
    expect(key?.extractable).toBe(false);
    expect(key?.algorithm.name).toBe('AES-GCM');
    expect(await deviceKey()).toBe(key);
    await expect(crypto.subtle.exportKey('raw', key ?? expect.fail('no key'))).rejects.toThrow();
  });

  test('STORE-17 the cookie is useless with another key or for another account', async () => {
    await remember(player);
    const stolen = cookies().get('password_player01');
    // biome-ignore lint/suspicious/noDocumentCookie: what somebody else might write
    document.cookie = `password_agent01=${stolen}`;
    expect(await rememberedPassword('agent01')).toBeNull();
    installKeyDatabase();
    expect(await rememberedPassword('player01')).toBeNull();
  });

  test('STORE-14 without storage for the key only the name is kept', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await remember(player);
    expect(rememberedName()).toBe('player01');
    expect(cookies().has('password_player01')).toBe(false);
    expect(await rememberedPassword('player01')).toBeNull();
  });

  test.each(['player01', 'agent01'])(
    'LOGIN-27 of player01 are forgotten with %s: those of an account itself, and of the one before',
    async (account) => {
      await remember(player);
      forget(account);
      expect(rememberedName()).toBeNull();
      expect(document.cookie).toBe('');
    },
  );
});

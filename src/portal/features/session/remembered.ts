import { cookieStore } from '../../lib/storage.ts';

type Credentials = { readonly username: string; readonly password: string };

const IV_LENGTH = 12;

/** Whether the visitor wanted to be remembered at the last login, and the account name. */
export function rememberedName(): string | null {
  return cookieStore.get('remember') === '1' ? cookieStore.get('lastUsername') : null;
}

/** The remembered password of an account; null where there is none or it cannot be read. */
export async function rememberedPassword(username: string): Promise<string | null> {
  const kept = cookieStore.get(`password_${username}`);
  const key = kept && (await deviceKey());
  if (!key) return null;
  try {
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
    const cipher = { ...cipherFor(username), iv: bytes.subarray(0, IV_LENGTH) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, bytes.subarray(IV_LENGTH)));
  } catch {
    // The key was lost, or the cookie was changed.
    return null;
  }
}

/** Keeps the credentials for a day (STORE-13 to STORE-15). The password only where the browser can keep a key for it. */
export async function remember({ username, password }: Credentials): Promise<void> {
  cookieStore.set('lastUsername', username);
  cookieStore.set('remember', '1');
  const key = await deviceKey();
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const secret = await crypto.subtle.encrypt({ ...cipherFor(username), iv }, key, new TextEncoder().encode(password));
  cookieStore.set(`password_${username}`, btoa(String.fromCharCode(...iv, ...new Uint8Array(secret))));
}

/** Forgets what was kept of this account and of the last one. */
export function forget(username: string): void {
  const last = cookieStore.get('lastUsername');
  for (const name of [username, last]) if (name) cookieStore.remove(`password_${name}`);
  cookieStore.remove('lastUsername');
  cookieStore.remove('remember');
}

/** Deletes the password of an account that is no longer valid. The name stays. */
export function forgetPassword(username: string): void {
  cookieStore.remove(`password_${username}`);
}

/** The name is part of the encryption: a password in another account's cookie cannot be decrypted. */
function cipherFor(username: string) {
  return { name: 'AES-GCM', additionalData: new TextEncoder().encode(username) };
}

/** The number that was remembered at the last login by a code, with its dialling code. */
export function rememberedMobile(): { readonly dialingCode: string; readonly mobileNum: string } | undefined {
  const [, dialingCode, mobileNum] = /^\+([0-9]+) ([0-9]+)$/.exec(cookieStore.get('smsMobile') ?? '') ?? [];
  return dialingCode && mobileNum ? { dialingCode, mobileNum } : undefined;
}

/** Keeps a number for a day, in the form `+84 912345678` (STORE-16). */
export function rememberMobile(dialingCode: string, mobileNum: string): void {
  cookieStore.set('smsMobile', `+${dialingCode} ${mobileNum}`);
}

/** Forgets the number. */
export function forgetMobile(): void {
  cookieStore.remove('smsMobile');
}

const DATABASE = 'portal';
const STORE = 'keys';
const KEY = 'credentials';

/**
 * The key that encrypts a remembered password: generated once, kept in IndexedDB, not extractable. The cookie is
 * useless elsewhere (STORE-17). Undefined if the browser cannot store the key.
 */
export async function deviceKey(): Promise<CryptoKey | undefined> {
  try {
    const database = await openDatabase();
    try {
      const known = await ask<CryptoKey | undefined>(storeOf(database, 'readonly').get(KEY));
      return known ?? (await makeKey(database));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

async function makeKey(database: IDBDatabase): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // If another tab was faster, its key counts.
  const store = storeOf(database, 'readwrite');
  const known = await ask<CryptoKey | undefined>(store.get(KEY));
  if (known) return known;
  await ask(store.put(made, KEY));
  return made;
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return ask(request);
}

function storeOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE);
}

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

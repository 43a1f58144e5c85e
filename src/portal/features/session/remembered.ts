import { cookieStore } from '../../lib/storage.ts';
import { deviceKey } from './device-key.ts';

export type Credentials = { readonly username: string; readonly password: string };

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

import { parseUrl } from '../../lib/urls.ts';

const FORM = /^([\w-]+)\.\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/**
 * Decrypts the https address of a customer service path (CHAT-08, CHAT-11). It is a compact JWE (`dir`, `A256GCM`) for
 * the key of the permission payload. Returns undefined if that fails, so that the contact is left out.
 */
export async function decryptPath(path: string, pathKey: string | undefined): Promise<string | undefined> {
  const [, header = '', iv = '', text = '', tag = ''] = FORM.exec(path) ?? [];
  try {
    if (pathKey === undefined || !isUnderstood(header)) return undefined;
    const key = await crypto.subtle.importKey('raw', bytes(pathKey), 'AES-GCM', false, ['decrypt']);
    const sealed = new Uint8Array([...bytes(text), ...bytes(tag)]);
    const additionalData = new TextEncoder().encode(header);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData }, key, sealed);
    return httpsAddress(new TextDecoder().decode(opened));
  } catch {
    return undefined;
  }
}

/** Returns the unchanged address if it is an https address, else undefined. */
export function httpsAddress(address: string): string | undefined {
  return parseUrl(address)?.protocol === 'https:' ? address : undefined;
}

function isUnderstood(header: string): boolean {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes(header)));
  if (typeof read !== 'object' || read === null) return false;
  return 'alg' in read && read.alg === 'dir' && 'enc' in read && read.enc === 'A256GCM' && !('zip' in read);
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

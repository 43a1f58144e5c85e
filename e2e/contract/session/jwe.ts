import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { isObject, textOf } from '../document/json.ts';

const agreement = 'ECDH-ES+A256KW';
const cipher = 'A256GCM';

/** The first public key in an answer of the operation `getJwks`. */
export function keyIn(answer: unknown): JWK | undefined {
  if (Array.isArray(answer)) return answer.map(keyIn).find((key) => key !== undefined);
  if (!isObject(answer)) return undefined;
  const { kty, crv, x, y, kid } = answer;
  if (typeof kty === 'string' && typeof crv === 'string' && typeof x === 'string') {
    return { kty, crv, x, ...(typeof y === 'string' && { y }), ...(typeof kid === 'string' && { kid }) };
  }
  return Object.values(answer)
    .map(keyIn)
    .find((key) => key !== undefined);
}

/** Encrypts text for a key as a compact JWE. */
export async function encryptFor(
  key: JWK,
  text: string,
  header: { readonly kid?: string; readonly zip?: string } = {},
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: agreement, enc: cipher, ...(key.kid !== undefined && { kid: key.kid }), ...header })
    .encrypt(await importJWK(key, agreement));
}

/** The same message with one flipped bit in its tag. */
export function tampered(jwe: string): string {
  const parts = jwe.split('.');
  const tag = Buffer.from(parts[4] ?? '', 'base64url');
  tag[0] = (tag[0] ?? 0) ^ 1;
  return [...parts.slice(0, 4), tag.toString('base64url')].join('.');
}

/** The one-time string of a trial account if a body has such a field: a JWE of nonce and time. */
export async function withOneTimeStrings(key: JWK | undefined, value: unknown): Promise<unknown> {
  if (!key || !isObject(value) || textOf(value['randomString']) === undefined) return value;
  const nonce = randomUUID().replaceAll('-', '');
  return { ...value, randomString: await encryptFor(key, JSON.stringify({ nonce, at: Date.now() })) };
}

/** Whether the value looks like a compact JWE. */
export function looksEncrypted(value: unknown): boolean {
  return typeof value === 'string' && value.split('.').length === 5;
}

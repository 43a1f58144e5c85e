import { CompactEncrypt, importJWK } from 'jose';
import type { JsonWebKeySet } from '#generated/model/index.ts';

/**
 * A JSON value as a compact JWE for the first key of the set (ECDH-ES+A256KW, A256GCM). Answers undefined when the
 * server publishes no key.
 */
export async function encryptJson(value: unknown, keys: JsonWebKeySet): Promise<string | undefined> {
  const [key] = keys.keys;
  if (!key) return undefined;
  const publicKey = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y, alg: key.alg });
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey);
}

import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { JsonWebKey } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { parseJsonBody } from '#server/shared/json-body.ts';

const agreement = 'ECDH-ES+A256KW';
const cipher = 'A256GCM';

/** The keys for encrypted bodies (API-78). */
export interface BodyKeys {
  /** The public keys, the current one first. */
  readonly published: readonly JsonWebKey[];
  /** Decrypts the JSON value of a compact JWE. Every error throws the same `encryption_invalid`. */
  open(jwe: string): Promise<unknown>;
}

/** A private key in its stored form. */
export interface StoredBodyKey {
  readonly kid: string;
  readonly jwk: JWK;
}

/** A new private key. `kid` is up to 64 characters. */
export async function newBodyKey(kid: string): Promise<StoredBodyKey> {
  const { privateKey } = await generateKeyPair(agreement, { crv: 'P-256', extractable: true });
  return { kid, jwk: await exportJWK(privateKey) };
}

/** The keys of a server; `stored` has the current one first. */
export async function bodyKeys(stored: readonly StoredBodyKey[]): Promise<BodyKeys> {
  const opened = await Promise.all(stored.map(async ({ kid, jwk }) => [kid, await importJWK(jwk, agreement)] as const));
  const privateKeys = new Map(opened);
  return {
    published: stored.map(publicKey),
    open: async (jwe) => {
      try {
        const { plaintext } = await compactDecrypt(jwe, ({ kid }) => keyFor(privateKeys, kid), {
          keyManagementAlgorithms: [agreement],
          contentEncryptionAlgorithms: [cipher],
          // A compressed body could pass the limit of bodies.
          maxDecompressedLength: 0,
        });
        return parseJsonBody(plaintext);
      } catch {
        throw new Failure('encryption_invalid');
      }
    },
  };
}

function keyFor(keys: ReadonlyMap<string, CryptoKey | Uint8Array>, kid: string | undefined): CryptoKey | Uint8Array {
  const key = keys.get(kid ?? '');
  if (key === undefined) throw new Failure('encryption_invalid');
  return key;
}

function publicKey({ kid, jwk }: StoredBodyKey): JsonWebKey {
  const { x, y } = jwk;
  if (x === undefined || y === undefined) throw new Error(`The body key ${kid} is not a key on the curve P-256`);
  return { kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: agreement };
}

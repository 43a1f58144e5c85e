import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { JsonWebKey } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/shared/clock.ts';
import { Failure } from '#server/shared/failure.ts';
import { parseJsonBody } from '#server/shared/json-body.ts';
import type { RandomBytes } from '#server/shared/random.ts';

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
interface StoredBodyKey {
  readonly kid: string;
  readonly jwk: JWK;
}

/** A new private key. `kid` is up to 64 characters. */
export async function newBodyKey(kid: string): Promise<StoredBodyKey> {
  const { privateKey } = await generateKeyPair(agreement, { crv: 'P-256', extractable: true });
  return { kid, jwk: await exportJWK(privateKey) };
}

/** The published keys: the current one and its predecessor, for pages that were open during a change. */
const published = 2;

const READ = `select kid, jwk from body_keys order by created_at desc, kid limit ${published}`;
// Of several processes that start at once on a new database only one may create the key.
const FIRST = `
  insert into body_keys (kid, jwk, created_at) select $1, $2::jsonb, $3
  where not exists (select from body_keys)`;

/** The server's keys for encrypted bodies, from the database; creates the first key of a new database. */
export async function loadBodyKeys(db: Database, clock: Clock, random: RandomBytes): Promise<BodyKeys> {
  if ((await db.query<StoredBodyKey>('body_keys', READ)).length === 0) {
    const { kid, jwk } = await newBodyKey(Buffer.from(random(9)).toString('base64url'));
    await db.transaction(async (tx) => {
      await tx.query('body_keys_lock', 'lock table body_keys in exclusive mode');
      await tx.query('body_keys_first', FIRST, [kid, JSON.stringify(jwk), new Date(clock())]);
    });
  }
  return bodyKeys(await db.query<StoredBodyKey>('body_keys', READ));
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

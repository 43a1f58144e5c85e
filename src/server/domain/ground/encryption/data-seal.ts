import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { RandomBytes } from '#server/shared/random.ts';

/** Encrypts values for storage. */
export interface DataSeal {
  /** Encrypts a value, with the id of the key. */
  seal(value: string): string;
  /** Decrypts a sealed value. */
  open(sealed: string): string;
  /** A keyed hash, by which a value is found again. */
  hash(value: string): string;
}

/** What a seal protects, with the name by which its keys are derived. */
const uses = {
  account_numbers: 'account number',
  two_step: 'two-step login',
  inhouse_seeds: 'in-house seed',
  draw_seeds: 'draw seed',
  delivery_addresses: 'delivery address',
} as const;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const FIRST = 'insert into data_keys (id, secret) values ($1, $2) on conflict do nothing';
const READ = 'select secret from data_keys where id = $1';

export type SealNeeds = { readonly random: RandomBytes } & { readonly config: Pick<Services['config'], 'dataKey'> };

/**
 * A seal: AES-256-GCM under the key of the environment, else under one that the database holds. Values that were sealed
 * before the environment had a key stay readable.
 */
export async function dataSeal(
  db: Pick<Queries, 'query'>,
  { config, random }: SealNeeds,
  use: keyof typeof uses,
): Promise<DataSeal> {
  await db.query('data_key_first', FIRST, [use, Buffer.from(random(32)).toString('base64')]);
  const [stored] = await db.query<{ secret: string }>('data_key_read', READ, [use]);
  if (stored === undefined) throw new Error('the data key is not in the database');
  const inDatabase = keyOf(Buffer.from(stored.secret, 'base64'), uses[use]);
  const current = config.dataKey === undefined ? inDatabase : keyOf(config.dataKey, uses[use]);
  const keys = new Map([inDatabase, current].map((key) => [key.id, key]));
  return {
    seal: (value) => {
      const iv = Buffer.from(random(IV_BYTES));
      const cipher = createCipheriv(CIPHER, current.cipher, iv);
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${iv.toString('base64url')}.${text.toString('base64url')}`;
    },
    open: (sealed) => {
      const [id = '', iv = '', text = ''] = sealed.split('.');
      const key = keys.get(id);
      if (key === undefined) throw new Error(`a value of ${use} is sealed under a key that is not configured`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(CIPHER, key.cipher, Buffer.from(iv, 'base64url'), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    hash: (value) => createHmac('sha256', current.hash).update(value).digest('base64url'),
  };
}

interface Key {
  readonly id: string;
  readonly cipher: Uint8Array;
  readonly hash: Uint8Array;
}

/** Two keys for two uses, from one secret. */
function keyOf(secret: Uint8Array, name: string): Key {
  const derived = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `${name} ${use}`, 32));
  const id = createHash('sha256').update('id').update(secret).digest('base64url').slice(0, 8);
  return { id, cipher: derived('cipher'), hash: derived('hash') };
}

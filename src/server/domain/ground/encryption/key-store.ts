import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/shared/clock.ts';
import type { RandomBytes } from '#server/shared/random.ts';
import { type BodyKeys, bodyKeys, newBodyKey, type StoredBodyKey } from './body-keys.ts';

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

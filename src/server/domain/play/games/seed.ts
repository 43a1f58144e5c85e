import type { Database } from '#server/db/database.ts';
import { type DataSeal, dataSeal, type SealNeeds } from '../../ground/encryption/data-seal.ts';

const seals = new WeakMap<Database, Promise<DataSeal>>();

/** Encrypts the seeds of rounds for storage. Its keys never change while the server runs. */
export function seedSeal(needs: SealNeeds & { readonly db: Database }): Promise<DataSeal> {
  const known = seals.get(needs.db);
  if (known !== undefined) return known;
  const made = dataSeal(needs.db, needs, 'inhouse_seeds');
  seals.set(needs.db, made);
  // A failure is not kept: the next call tries again.
  made.catch(() => seals.delete(needs.db));
  return made;
}

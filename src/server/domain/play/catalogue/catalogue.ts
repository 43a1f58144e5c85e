import type { Database } from '#server/db/database.ts';
import { renewing } from '#server/shared/clock.ts';
import { buildSnapshot, type CatalogueRules } from './build-snapshot.ts';
import { readRows, readVersion } from './read-rows.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** The catalogue, held in memory. */
export interface Catalogue {
  /**
   * The current catalogue, at most a second old, so other servers' changes show. Never call it inside of a transaction.
   */
  current(): CatalogueSnapshot | Promise<CatalogueSnapshot>;
}

const CHECK_EVERY = 1_000;

/** Reads the catalogue and keeps it fresh. */
export async function loadCatalogue(db: Database, clock: () => number, rules: CatalogueRules): Promise<Catalogue> {
  const read = async () => buildSnapshot(await readRows(db, clock()), clock(), rules);
  const current = renewing(await read(), CHECK_EVERY, clock, async (snapshot) => {
    const isOld = clock() >= snapshot.validUntil || (await readVersion(db)) !== snapshot.version;
    return isOld ? await read() : snapshot;
  });
  return {
    current() {
      db.requireOutside();
      return current();
    },
  };
}

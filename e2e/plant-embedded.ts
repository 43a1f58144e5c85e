import { readFileSync, renameSync } from 'node:fs';
import { openPglite } from '../src/server/db/pglite.ts';
import { seed } from '../src/server/db/seed/seed.ts';
import { shippedBrand } from '../src/server/places.ts';

/** Plants a database for the shipped brand in a folder, for the sites to begin with a copy of: the folder is there when all is in it. */
export async function plantEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const db = await openPglite({ dataDir: unfinished });
  await db.migrate();
  // The shipped file, whose currency the server checks.
  const { currency } = JSON.parse(readFileSync(shippedBrand, 'utf8')) as { currency: { code: string } };
  await seed(db, { clock: Date.now, currency: currency.code });
  await db.close();
  renameSync(unfinished, folder);
}

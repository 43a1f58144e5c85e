import { readFileSync, renameSync } from 'node:fs';
import { openPglite } from '#server/db/pglite.ts';
import { shippedBrand } from '#server/paths.ts';
import { seedDemo } from '#server/seed/seed.ts';
import type { SeedBrand } from '#server/seed/with-amounts.ts';

/**
 * Creates the template database that the sites copy: the demo, as every start seeds it. Stories make their own members
 * at `/dev/members`. The folder gets its name once the database is complete.
 */
export async function seedTemplate(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const db = await openPglite({ dataDir: unfinished });
  await db.migrate();
  // The server validates the currency of the shipped file.
  const brand = JSON.parse(readFileSync(shippedBrand, 'utf8')) as SeedBrand & { readonly timeZone: string };
  await seedDemo(db, { clock: Date.now, brand, history: true, team: { timeZone: brand.timeZone } });
  await db.close();
  renameSync(unfinished, folder);
}

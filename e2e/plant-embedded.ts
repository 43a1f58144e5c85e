import { readFileSync, renameSync } from 'node:fs';
import type { Database } from '../src/server/db/database.ts';
import { openPglite } from '../src/server/db/pglite.ts';
import { members } from '../src/server/db/schema/members.ts';
import { seed } from '../src/server/db/seed/seed.ts';
import { hashPassword } from '../src/server/domain/session/password.ts';
import { openWallet } from '../src/server/domain/wallet/ledger.ts';
import { shippedBrand } from '../src/server/places.ts';
import { longAway } from './sites.ts';

/** Plants a database for the shipped brand in a folder, for the sites to begin with a copy of: the folder is there when all is in it. */
export async function plantEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const db = await openPglite({ dataDir: unfinished });
  await db.migrate();
  // The shipped file, whose currency the server checks.
  const { currency } = JSON.parse(readFileSync(shippedBrand, 'utf8')) as { currency: { code: string } };
  await seed(db, { clock: Date.now, currency: currency.code });
  await plantLongAway(db, currency.code);
  await db.close();
  renameSync(unfinished, folder);
}

/** Somebody who chose a password of their own half a year ago and has not come since. */
async function plantLongAway(db: Database, currency: string): Promise<void> {
  const at = new Date(Date.now() - 180 * 24 * 3_600_000);
  const { account, password } = longAway;
  const passwordHash = await hashPassword(password);
  const [planted] = await db.orm
    .insert(members)
    .values({
      account,
      nickname: account,
      type: 0,
      memberAccess: true,
      passwordHash,
      passwordChangedAt: at,
      createdAt: at,
    })
    .returning({ id: members.id });
  if (planted) await openWallet(db, planted.id, currency);
}

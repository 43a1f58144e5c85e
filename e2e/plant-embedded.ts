import { readFileSync, renameSync } from 'node:fs';
import type { Database } from '../src/server/db/database.ts';
import { openPglite } from '../src/server/db/pglite.ts';
import { members } from '../src/server/db/schema/members.ts';
import { loginTickets } from '../src/server/db/schema/sessions.ts';
import { seed } from '../src/server/db/seed/seed.ts';
import type { SeedCurrency } from '../src/server/db/seed/with-amounts.ts';
import { hashPassword } from '../src/server/domain/session/password.ts';
import { secretHash } from '../src/server/domain/verification/secret.ts';
import { openWallet } from '../src/server/domain/wallet/open-wallet.ts';
import { shippedBrand } from '../src/server/places.ts';
import { lateTicket, longAway } from './sites.ts';

/** What a database is planted by. */
type ShippedBrand = { readonly currency: SeedCurrency; readonly merchantCode: string };

/** Plants a database for the shipped brand in a folder, for the sites to begin with a copy of: the folder is there when all is in it. */
export async function plantEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const db = await openPglite({ dataDir: unfinished });
  await db.migrate();
  // The shipped file, whose currency the server checks.
  const brand = JSON.parse(readFileSync(shippedBrand, 'utf8')) as ShippedBrand;
  await seed(db, { clock: Date.now, currency: brand.currency });
  await plantLongAway(db, brand);
  await db.close();
  renameSync(unfinished, folder);
}

/** Somebody who chose a password of their own half a year ago and has not come since, not even with the ticket they had. */
async function plantLongAway(db: Database, { currency, merchantCode }: ShippedBrand): Promise<void> {
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
  if (!planted) throw new Error(`${account} is in the database already`);
  await openWallet(db, planted.id, currency.code);
  const expiresAt = new Date(Date.now() - 3_600_000);
  await db.orm
    .insert(loginTickets)
    .values({ hash: secretHash(lateTicket), merchantCode, memberId: planted.id, expiresAt });
}

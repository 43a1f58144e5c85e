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
import { shippedBrand } from '../src/server/paths.ts';
import { lateTicket, longAway } from './sites.ts';

/** The part of the shipped brand that the seed needs. */
type ShippedBrand = { readonly currency: SeedCurrency; readonly merchantCode: string };

/** Creates the template database that the sites copy. The folder gets its name once the database is complete. */
export async function seedTemplate(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const db = await openPglite({ dataDir: unfinished });
  await db.migrate();
  // The server validates the currency of the shipped file.
  const brand = JSON.parse(readFileSync(shippedBrand, 'utf8')) as ShippedBrand;
  await seed(db, { clock: Date.now, currency: brand.currency });
  await seedLongAway(db, brand);
  await db.close();
  renameSync(unfinished, folder);
}

/** Seeds a member whose password is half a year old, with a login ticket that has expired. */
async function seedLongAway(db: Database, { currency, merchantCode }: ShippedBrand): Promise<void> {
  const at = new Date(Date.now() - 180 * 24 * 3_600_000);
  const { account, password } = longAway;
  const passwordHash = await hashPassword(password);
  const [member] = await db.orm
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
  if (!member) throw new Error(`${account} is in the database already`);
  await openWallet(db, member.id, currency.code);
  const expiresAt = new Date(Date.now() - 3_600_000);
  await db.orm
    .insert(loginTickets)
    .values({ hash: secretHash(lateTicket), merchantCode, memberId: member.id, expiresAt });
}

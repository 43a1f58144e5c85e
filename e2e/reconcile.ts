import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { reconcile } from '#server/domain/money/wallet/reconcile.ts';
import { ledgers } from './sites.ts';

/** Compares entries and balances of each site and removes its data. Fails for a difference or without a site. */
const sites = existsSync(ledgers) ? readdirSync(ledgers) : [];
let wrong = sites.length === 0 ? 1 : 0;
for (const site of sites) {
  const db = await openDatabase({ dataDir: join(ledgers, site), databaseUrl: undefined });
  try {
    const { postings, entries, wallets, differences } = await reconcile(db, ({ what, id, message }) =>
      console.error(`${site}: ${what} ${id} ${message}`),
    );
    console.log(`${site}: ${postings} postings, ${entries} entries, ${wallets} wallets: ${differences} differences`);
    wrong += differences;
  } finally {
    await db.close();
  }
  rmSync(join(ledgers, site), { recursive: true, force: true });
}
if (sites.length === 0) console.error('There is no ledger to compare: run the stories first.');
process.exitCode = wrong === 0 ? 0 : 1;

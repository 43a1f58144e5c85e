import { readConfig } from '#server/config/config.ts';
import { StartError } from '#server/config/start-error.ts';
import { openDatabase } from '#server/db/open.ts';
import { reconcile } from '#server/domain/money/wallet/reconcile.ts';

/** `npm run reconcile`: compares entries and balances, prints each difference, and exits with 1 if there is one. */
async function run(): Promise<number> {
  const { dataDir, databaseUrl, databaseDirectUrl = databaseUrl } = readConfig(process.env);
  const db = await openDatabase({ dataDir, databaseUrl: databaseDirectUrl, directUrl: databaseDirectUrl });
  try {
    const { postings, wallets, entries, differences } = await reconcile(db, ({ what, id, message }) =>
      console.error(`${what} ${id} ${message}`),
    );
    console.log(`${postings} postings, ${entries} entries, ${wallets} wallets: ${differences} differences`);
    return differences === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  return 2;
});

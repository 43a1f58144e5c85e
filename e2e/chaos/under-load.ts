import { checkBooks } from './check-books.ts';
import { type Load, startLoad } from './load.ts';
import { signInPlayers } from './players.ts';
import { type Site, type Store, startSite } from './site.ts';

export interface ChaosResult {
  readonly acknowledged: number;
  readonly repeated: number;
  /** What is wrong with the books; empty if nothing. */
  readonly wrong: readonly string[];
}

/**
 * Runs something against a site while members and a vendor move money, then ends the load. Checks that every
 * acknowledged movement is booked once (trust 6, WALLET-12).
 */
export async function underLoad(
  store: Store,
  run: (site: Site, load: Load) => Promise<void>,
  folder?: string,
): Promise<ChaosResult> {
  const site = await startSite(store, folder);
  try {
    const players = await signInPlayers(site.url);
    const load = startLoad(site.url, players);
    await run(site, load);
    await load.end();
    await site.stopServer();
    const wrong = await checkBooks(site, players, load.acknowledged);
    return { acknowledged: load.acknowledged.length, repeated: load.repeated(), wrong };
  } finally {
    await site.remove();
  }
}

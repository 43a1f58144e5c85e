import { checkBooks } from './check-books.ts';
import { type Load, startLoad } from './load.ts';
import { signInPlayers } from './players.ts';
import { type Site, startSite } from './site.ts';
import type { Store } from './store.ts';

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
    const load = startLoad(() => site.url, players);
    await run(site, load);
    await load.end();
    await site.stopServer();
    const wrong = await checkBooks(site, players, load.acknowledged);
    return { acknowledged: load.acknowledged.length, repeated: load.repeated(), wrong };
  } finally {
    await site.remove();
  }
}

interface ChaosOptions {
  readonly store: Store;
  /** How often the server is killed. */
  readonly kills: number;
  /** How often PostgreSQL is killed. */
  readonly databaseKills: number;
  /** Told one line for each kill. */
  readonly say: (line: string) => void;
}

/** The movements between two kills: another number each time, so that the kills hit other moments. */
const BETWEEN = [23, 7, 41, 13, 31, 3, 57];

/**
 * Kills a server, and its database, again and again while members and a vendor move money. A start that fails ends the
 * run with its error.
 */
export function runChaos({ store, kills, databaseKills, say }: ChaosOptions): Promise<ChaosResult> {
  return underLoad(store, async (site, load) => {
    const total = kills + databaseKills;
    for (let kill = 1; kill <= total; kill++) {
      await load.more(BETWEEN[kill % BETWEEN.length] ?? 10);
      // The kills of the database are spread evenly among those of the server.
      const isDatabase = Math.floor((kill * databaseKills) / total) > Math.floor(((kill - 1) * databaseKills) / total);
      const took = isDatabase ? await site.crashDatabase() : await site.crashServer();
      const what = isDatabase ? 'PostgreSQL' : 'server';
      say(`kill ${kill}/${total}: ${what} back after ${took.toFixed(0)} ms, ${load.acknowledged.length} movements`);
    }
    await load.more(20);
  });
}

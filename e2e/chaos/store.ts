import { type RunningPostgres, startPostgres } from '#tools/postgres.ts';
import { startPair } from './pair.ts';
import { startPgbouncer } from './pgbouncer.ts';

/** The databases that a run can use: `pooled` is PostgreSQL behind PgBouncer, `pair` a primary and a standby behind HAProxy. */
export type Store = 'pglite' | 'postgres' | 'pooled' | 'pair';

/** A database outside of the server. */
export interface StoreServer extends RunningPostgres {
  /** Where the same is without a pooler. */
  readonly directUrl?: string;
  /** Makes again what `crash` took away. */
  heal?(): Promise<void>;
}

/** Starts it; undefined for the embedded one. */
export const startStore: Readonly<Record<Store, (parent: string) => Promise<StoreServer | undefined>>> = {
  pglite: async () => undefined,
  postgres: (parent) => startPostgres({ parent }),
  async pooled(parent) {
    const postgres = await startPostgres({ parent });
    const pooler = await startPgbouncer(postgres.url, 'transaction');
    const stop = async () => {
      await pooler.stop();
      await postgres.stop();
    };
    return { ...postgres, url: pooler.url, directUrl: postgres.url, stop };
  },
  pair: startPair,
};

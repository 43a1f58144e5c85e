import { AsyncLocalStorage } from 'node:async_hooks';
import { errorFacts } from '../shared/error-facts.ts';
import type { Database, Parameter } from './database.ts';

/** A database whose driver does not check for misuse. */
export type Unguarded = Omit<Database, 'requireOutside' | 'lacksRoom'>;

/** PostgreSQL's `disk_full`. Small writes may still succeed then, so that only the failed ones tell. */
const DISK_FULL = '53100';
const LACK_LASTS_MS = 30_000;

/**
 * Refuses queries of the database itself from inside one of its transactions. The embedded database would deadlock. On
 * a server the statement would run outside the transaction, without seeing its changes or rolling back with it. It also
 * remembers when the disk was full.
 */
export function guarded(db: Unguarded): Database {
  const inside = new AsyncLocalStorage<true>();
  const misuse = () => new Error('Inside a transaction only the transaction itself may be asked');
  const requireOutside = () => {
    if (inside.getStore()) throw misuse();
  };
  let fullAt = Number.NEGATIVE_INFINITY;
  const noted = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      if (errorFacts(error).code === DISK_FULL) fullAt = performance.now();
      throw error;
    });
  return {
    ...db,
    get orm() {
      requireOutside();
      return db.orm;
    },
    query: <Row>(name: string, sql: string, parameters?: readonly Parameter[]) =>
      inside.getStore() ? Promise.reject<Row[]>(misuse()) : noted(db.query<Row>(name, sql, parameters)),
    execute: (sql, values) => (inside.getStore() ? Promise.reject(misuse()) : noted(db.execute(sql, values))),
    transaction: (work) =>
      inside.getStore() ? Promise.reject(misuse()) : noted(db.transaction((tx) => inside.run(true, () => work(tx)))),
    requireOutside,
    lacksRoom: () => performance.now() - fullAt < LACK_LASTS_MS,
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseFault } from '../shared/database-faults.ts';
import type { Database, Parameter } from './database.ts';
import type { OutageWatch } from './outage.ts';

/** A database whose driver does not check for misuse. */
export type Unguarded = Omit<Database, 'requireOutside' | 'lacksRoom' | 'longWork'> &
  Partial<Pick<Database, 'longWork'>>;

const LACK_LASTS_MS = 30_000;

/**
 * Refuses queries of the database itself from inside one of its transactions. The embedded database would deadlock. On
 * a server the statement would run outside the transaction, without seeing its changes or rolling back with it. It also
 * remembers when the disk was full, and tells `watch` of what failed and what worked.
 */
export function guarded(db: Unguarded, watch?: OutageWatch): Database {
  const inside = new AsyncLocalStorage<true>();
  const misuse = () => new Error('Inside a transaction only the transaction itself may be asked');
  const requireOutside = () => {
    if (inside.getStore()) throw misuse();
  };
  let fullAt = Number.NEGATIVE_INFINITY;
  const noted = <T>(work: Promise<T>) =>
    work.then(
      (answer) => {
        watch?.worked();
        return answer;
      },
      (error: unknown) => {
        if (databaseFault(error)?.unready) fullAt = performance.now();
        watch?.failed(error);
        throw error;
      },
    );
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
    get longWork() {
      return db.longWork ?? this;
    },
    lacksRoom: () => performance.now() - fullAt < LACK_LASTS_MS,
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Parameter } from './database.ts';

/** A database whose driver does not check for misuse. */
export type Unguarded = Omit<Database, 'requireOutside'>;

/**
 * Refuses queries of the database itself from inside one of its transactions. The embedded database would deadlock. On
 * a server the statement would run outside the transaction, without seeing its changes or rolling back with it.
 */
export function guarded(db: Unguarded): Database {
  const inside = new AsyncLocalStorage<true>();
  const misuse = () => new Error('Inside a transaction only the transaction itself may be asked');
  const requireOutside = () => {
    if (inside.getStore()) throw misuse();
  };
  return {
    ...db,
    get orm() {
      requireOutside();
      return db.orm;
    },
    query: <Row>(name: string, sql: string, parameters?: readonly Parameter[]) =>
      inside.getStore() ? Promise.reject<Row[]>(misuse()) : db.query<Row>(name, sql, parameters),
    execute: (sql, values) => (inside.getStore() ? Promise.reject(misuse()) : db.execute(sql, values)),
    transaction: (work) =>
      inside.getStore() ? Promise.reject(misuse()) : db.transaction((tx) => inside.run(true, () => work(tx))),
    requireOutside,
  };
}

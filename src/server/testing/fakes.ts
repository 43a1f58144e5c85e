import { operations } from '#generated/server/operations.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../domain/ground/job-queue.ts';
import type { SiteRuleBook, SiteRules } from '../domain/ground/site/site-rules.ts';
import type { Catalogue } from '../domain/play/catalogue/catalogue.ts';
import type { CatalogueSnapshot } from '../domain/play/catalogue/snapshot.ts';
import type { HandlerTable } from '../handlers/handler.ts';

/** A database that answers every statement alike; it has no tables. */
export function fakeDatabase(query: (sql: string) => Promise<unknown[]> = async () => []): Database {
  const database: Database = {
    kind: 'pglite',
    get orm(): never {
      throw new Error('The fake database has no tables');
    },
    // What the rows are is the promise of the statement; here it is the test's.
    query: async <Row>(_name: string, sql: string) => (await query(sql)) as Row[],
    execute: async (sql) => ({ rows: await query(sql) }),
    transaction: (work) => work(database),
    migrate: async () => undefined,
    get longWork() {
      return database;
    },
    listen: async () => async () => undefined,
    close: async () => undefined,
    requireOutside: () => undefined,
    lacksRoom: () => false,
  };
  return database;
}

/** A queue that forgets what it is given. */
export function fakeJobs(): JobQueue {
  return { send: async () => undefined };
}

/** Operators have closed nothing, or this. */
export function fakeSite(rules: Partial<SiteRules> = {}): SiteRuleBook {
  return { current: () => ({ addresses: [], countries: new Set(), maintenance: undefined, ...rules }) };
}

/** A catalogue that never changes. */
export function fakeCatalogue(parts: Partial<CatalogueSnapshot> = {}): Catalogue {
  const snapshot: CatalogueSnapshot = {
    version: 1,
    validUntil: Number.MAX_SAFE_INTEGER,
    lanes: [],
    games: [],
    byNodeId: new Map(),
    vendors: new Map(),
    hot: [],
    ...parts,
  };
  return { current: async () => snapshot };
}

/** A table in which only the handlers of the test answer. */
export function fakeHandlers(handlers: Partial<HandlerTable>): HandlerTable {
  const missing = Object.keys(operations).map((id) => [
    id,
    async () => {
      throw new Error(`This test has no handler for ${id}`);
    },
  ]);
  // One entry for each key of the table that the type is made from.
  return { ...Object.fromEntries(missing), ...handlers } as HandlerTable;
}

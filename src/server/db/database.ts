import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on any driver. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The parameters of a hand-written statement. JSON is passed as text. */
export type Parameter = string | number | boolean | Date | null | readonly string[] | readonly (number | null)[];

/** The queries that work inside and outside of a transaction. */
export interface Queries {
  readonly orm: Orm;
  /**
   * Runs a hand-written statement, prepared once under `name` unless a pooler shares the connection. `bigint` becomes number, `numeric` text, `timestamptz`
   * `Date`.
   */
  query<Row>(name: string, sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs a library's statement without preparing it; without values it may be several, joined by semicolons. */
  execute(sql: string, values?: unknown[]): Promise<Rows>;
}

/** The rows of a statement, or of several one after the other. */
export interface Rows {
  // The author of the statement knows the row's type.
  readonly rows: unknown[];
}

/** Receives notifications that `pg_notify` sends on a channel. */
export interface Hearer {
  readonly heard: (payload: string) => void;
  /** It listens again after a broken connection; notifications in between are lost. */
  readonly resumed: () => void;
}

/** An open database. */
export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits when it returns, rolls back when it throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** Applies the missing migrations; safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Listens on a channel, also to other processes, from when it returns. Returns the function that stops it. */
  listen(channel: string, hearer: Hearer): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** The same for jobs and for what a start does, which may take long; on a server over connections of its own. */
  readonly longWork: Database;
  /** Throws inside of a transaction. Code that rarely queries calls it, so wrong use shows at the first try. */
  requireOutside(): void;
  /** Whether a statement failed within the last half minute because the disk is full. */
  lacksRoom(): boolean;
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle, whichever driver is below it. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What a hand-written statement can be given. JSON is passed as text. */
export type Parameter = string | number | boolean | Date | null | readonly string[] | readonly (number | null)[];

/** What can be asked in and outside of a transaction. */
export interface Queries {
  readonly orm: Orm;
  /**
   * A hand-written statement for hot paths. `bigint` is answered as number, `numeric` as text and `timestamptz` as
   * `Date`. It is prepared once for each connection, under `name`: one name for one text.
   */
  query<Row>(name: string, sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** A statement of a library, not prepared; without values also several, joined by semicolons. */
  execute(sql: string, values?: unknown[]): Promise<Rows>;
}

/** The rows of a statement, or of several one after the other. */
export interface Rows {
  // What they have is known to whoever wrote the statement.
  readonly rows: unknown[];
}

/** Hears what `pg_notify` sends on a channel. */
export interface Hearer {
  readonly heard: (payload: string) => void;
  /** It listens again after a break: what was notified meanwhile is unknown. */
  readonly resumed: () => void;
}

/** An open database. */
export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: committed when it answers, rolled back when it throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** Applies the migrations that are missing; safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Hears notifications on a channel once it has answered, those of other processes too. Answers the way to end it. */
  listen(channel: string, hearer: Hearer): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /**
   * Throws inside of a transaction: for what asks the database only now and then, so that a use inside of one shows at
   * the first try.
   */
  requireOutside(): void;
}

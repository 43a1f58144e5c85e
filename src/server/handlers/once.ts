import type { Queries } from '../db/database.ts';

/** The answer of an operation that must run once, committed together with its effects. Only `once` creates it. */
export class Once<Value> {
  readonly json: string;
  /** For the compiler alone: the answers of two operations are different types. */
  declare readonly value: Value;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * Runs `work` in one database transaction together with the caller's idempotency key. So its effects happen once,
 * however often the call is repeated. A repeated call gets the first answer. An error in `work` rolls everything back
 * and frees the key. Use only `tx` inside. Slow work, and work that must survive a failure, belongs before it: hashing
 * a password, reading the catalogue, counting wrong attempts.
 */
export type RunOnce<Value> = (work: (tx: Queries) => Promise<Value>) => Promise<Once<Value>>;

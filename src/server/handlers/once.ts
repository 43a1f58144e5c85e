import type { Queries } from '../db/database.ts';

/** The answer of an operation that must not happen twice: committed together with what it did. Only `once` makes it. */
export class Once<Value> {
  readonly json: string;
  /** For the compiler alone, which would take the answer of one operation for that of another. */
  declare readonly value: Value;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * Runs `work` in one database transaction together with the key that the caller sent, so that what it does happens once
 * however often and wherever it is asked for: who comes second is given the first answer. What `work` throws undoes
 * everything, and the key is free again. Only `tx` may be asked inside. What takes time or must outlast a failure (a
 * password, the catalogue, a count of wrong tries) belongs before it.
 */
export type RunOnce<Value> = (work: (tx: Queries) => Promise<Value>) => Promise<Once<Value>>;

import type { Database, Queries } from '#server/db/database.ts';

export class Killed extends Error {}

/** A database whose connection dies after so many statements inside of transactions. */
export function killedAfter(of: Database, statements: number): Database {
  let left = statements;
  return {
    ...of,
    transaction: (work) =>
      of.transaction((tx) => {
        const query: Queries['query'] = (...asked) => {
          left -= 1;
          if (left < 0) throw new Killed();
          return tx.query(...asked);
        };
        return work({ ...tx, query });
      }),
  };
}

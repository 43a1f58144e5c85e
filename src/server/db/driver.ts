import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, type Pool, type PoolClient, types } from 'pg';
import { errorFacts } from '../shared/error-facts.ts';
import type { Queries, Rows } from './database.ts';
import { SILENT } from './turn-pool.ts';

/** `bigint` as number: ours stay far below 2^53. The rest follows the driver. */
export const parsers = {
  getTypeParser: ((id: number, format: 'text' | 'binary' = 'text') =>
    id === types.builtins.INT8 && format === 'text'
      ? Number
      : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** What a connection may be asked to remember between transactions. */
export interface Manner {
  /** Opens a transaction. */
  readonly begin: string;
  /** Hand-written statements are prepared once under their names. */
  readonly named: boolean;
}

/** A connection that is ours alone. */
const own: Manner = { begin: 'begin', named: true };

/** The queries of a connection, or of a pool. */
export function queries(client: Pool | PoolClient | Client, { named } = own): Queries {
  return {
    orm: drizzle(client),
    query: async <Row>(name: string, text: string, parameters: readonly unknown[] = []) => {
      const result = await client.query({ ...(named && { name }), text, values: [...parameters] });
      // The author of the statement promises the row type.
      return result.rows as Row[];
    },
    execute: async (text, values) => {
      // For several statements the driver returns several results, which its types do not say.
      const results: Rows | Rows[] = await client.query(text, values);
      return { rows: Array.isArray(results) ? results.flatMap(({ rows }) => rows) : results.rows };
    },
  };
}

/**
 * Runs `work` in a transaction on its own connection: commits when it returns, rolls back when it throws.
 * `notRolledBack` is called when the rollback fails too, or is not tried because the connection is silent.
 */
export async function inTransaction<T>(
  client: PoolClient | Client,
  work: (tx: Queries) => Promise<T>,
  notRolledBack: (reason: Error) => void,
  manner = own,
): Promise<T> {
  try {
    await client.query(manner.begin);
    const answer = await work(queries(client, manner));
    await client.query('commit');
    return answer;
  } catch (error) {
    const { message } = errorFacts(error);
    if (message === SILENT) notRolledBack(new Error(message));
    else await client.query('rollback').catch(notRolledBack);
    throw error;
  }
}

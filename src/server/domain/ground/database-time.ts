import type { Queries } from '../../db/database.ts';

/** Reads the database's clock, which all processes share (ms). */
export type ReadTime = (db: Pick<Queries, 'query'>) => Promise<number>;

const TIME = 'select clock_timestamp() as now';

/** The time of this very moment, also within a transaction. */
export const databaseTime: ReadTime = async (db) => {
  const [row] = await db.query<{ now: Date }>('database_time', TIME);
  if (row === undefined) throw new Error('the database told no time');
  return row.now.getTime();
};

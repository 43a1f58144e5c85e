import type { Database, Parameter, Queries } from '#server/db/database.ts';
import { oneAtATime } from '#server/db/one-at-a-time.ts';
import { guarded } from '#server/db/transaction-scope.ts';

/** A database, and `restoring`, which takes back what is done to it meanwhile. */
export function restorable(db: Database) {
  let outer: Queries | undefined;
  const line = oneAtATime();
  const inside = <Answer>(tx: Queries, work: (tx: Queries) => Promise<Answer>) =>
    line(() => inSavepoint(tx, work), false);

  /** Whatever the work does, the database is the same after it. */
  async function restoring<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = Promise.withResolvers<Answer>();
    // It is awaited after the rollback.
    done.promise.catch(() => undefined);
    const restore = new Error('to be taken back');
    const over = db.transaction(async (tx) => {
      outer = tx;
      await work()
        .then(done.resolve, done.reject)
        .finally(() => {
          outer = undefined;
        });
      throw restore;
    });
    await over.catch((error: unknown) => {
      if (error !== restore) throw error;
    });
    return done.promise;
  }

  const own: Database = guarded({
    ...db,
    get orm() {
      return (outer ?? db).orm;
    },
    query: <Row>(name: string, sql: string, parameters?: readonly Parameter[]) =>
      outer ? inside(outer, (tx) => tx.query<Row>(name, sql, parameters)) : db.query<Row>(name, sql, parameters),
    execute: (sql, values) => (outer ? inside(outer, (tx) => tx.execute(sql, values)) : db.execute(sql, values)),
    transaction: (work) => (outer ? inside(outer, work) : db.transaction(work)),
  });
  return { db: own, restoring };
}

/** What a transaction would be: it checks deferred constraints, and a failure leaves nothing. */
async function inSavepoint<Answer>(tx: Queries, work: (tx: Queries) => Promise<Answer>): Promise<Answer> {
  await tx.execute('savepoint attempt');
  try {
    const answer = await work(tx);
    await tx.execute('set constraints all immediate; set constraints all deferred; release savepoint attempt');
    return answer;
  } catch (error) {
    await tx.execute('rollback to savepoint attempt; release savepoint attempt');
    throw error;
  }
}

import { type Clock, type Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Queries } from '../db/database.ts';
import { isDatabaseAway } from '../shared/database-faults.ts';
import { errorFacts } from '../shared/error-facts.ts';

/** pg-boss on the server's own database, embedded or not. It creates its schema `pgboss` on the first start. */
export function bossOn(db: Database, log: Logger, clock?: Clock): PgBoss {
  const boss = new PgBoss({
    db: {
      ...executor(db),
      // Only a test clock needs it, and the embedded database has one session.
      setSessionStatements: async (statements) => {
        for (const statement of statements) await db.execute(statement);
      },
    },
    backend: db.kind,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // Each poll is a statement, also on an idle server. `flow` serves chained jobs, which are not used.
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    flowIntervalSeconds: 60,
    ...(clock && { clock }),
  });
  boss.on('error', (told) => {
    const error = asError(told);
    // An outage is told once for all; the next poll asks again.
    log[isDatabaseAway(error) ? 'debug' : 'error']({ error: errorFacts(error) }, 'the job queue failed');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss;
}

/** pg-boss 12.38 tells of its workers' errors in plain objects, with the error's own properties beside message and stack. */
function asError(told: unknown): unknown {
  if (typeof told !== 'object' || told === null || told instanceof Error || !('message' in told)) return told;
  return Object.assign(new Error(), told);
}

/** Adapts the database, or a transaction, to pg-boss. */
export function executor(db: Pick<Queries, 'execute'>): Db {
  // pg-boss knows the rows of its own statements; its type for them is `any`.
  return { executeSql: (text, values) => db.execute(text, values) };
}

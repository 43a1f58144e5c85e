import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMissing } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import { migrationsFolder } from '../paths.ts';
import { databaseFault } from '../shared/database-faults.ts';
import type { Database, Queries } from './database.ts';
import { inTransaction, type Manner, parsers, queries } from './driver.ts';
import { listener } from './listener.ts';
import { type OutageNews, watchOutage } from './outage.ts';
import { guarded } from './transaction-scope.ts';
import { TurnPool, watchSilence } from './turn-pool.ts';
import { type Holder, whyNotLocked, whyNotMigrated } from './why-not-migrated.ts';

/** An arbitrary advisory lock id of ours; the migrating process holds it. */
const MIGRATION_LOCK = 7_307_000;
/** Another process that starts migrates in less; one that holds the lock for longer hangs. */
const LOCK_WAITS = `set lock_timeout = '30s'`;
/** Everybody queues behind a migration that waits for a table which a running process uses. */
const MIGRATION_WAITS = `set lock_timeout = '10s'`;

export interface PostgresOptions {
  /** Where the server is without the pooler of `url`, which lends its connections for one transaction each. */
  readonly directUrl?: string | undefined;
  /** Called when an idle connection breaks. */
  readonly lost?: ((error: Error) => void) | undefined;
  /** Told of outages. */
  readonly news?: OutageNews | undefined;
  /** The limits of calls, which end rather than wait; without it everything may take as long as it does. */
  readonly serving?: Serving | undefined;
}

/** A server answers calls over `calls` connections and does long work over `jobs` others. */
export interface Serving {
  readonly calls: number;
  readonly jobs: number;
  /** A monotonic clock (ms). */
  readonly now?: () => number;
}

/** How long (ms) a new connection and its turn may take. */
const CONNECT_MS = 5_000;
/** The server ends a statement of a call that takes longer (ms) … */
const STATEMENT_MS = 8_000;
/** … so that no answer after this time (ms) means that the connection is silent. */
const SILENT_MS = 10_000;
/** Long work ends no later than pg-boss gives a job up (s). */
const LONG_MS = 900_000;

/** A peer that disappears is noticed within these (s) and ten questions, a second apart. */
const KEEP_ALIVE_SECONDS = 5;
const alive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_SECONDS * 1_000 };

/** What each session is told. To compile a statement takes seconds where it is long, and saves less. */
const SESSION = 'set jit = off';
/** The same, and ends for what this process leaves behind when it freezes or its network is cut. */
const sessionFor = (milliseconds: number) =>
  `${SESSION}; set statement_timeout = ${milliseconds}; set idle_in_transaction_session_timeout = ${SILENT_MS};
  set tcp_user_timeout = ${SILENT_MS}; set tcp_keepalives_idle = ${KEEP_ALIVE_SECONDS}; set tcp_keepalives_interval = 1`;
/** What a session remembers behind a pooler is met by whoever has the connection next, so each transaction is told. */
const mannerBehindPooler = (milliseconds: number): Manner => ({
  begin: `begin; set local jit = off; set local statement_timeout = ${milliseconds};
    set local idle_in_transaction_session_timeout = ${SILENT_MS}`,
  named: false,
});

/** Opens pools of connections to a PostgreSQL server. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { directUrl, lost = () => undefined, news, serving } = options;
  const basic = { connectionString: url, types: parsers, ...alive };
  const direct = { ...basic, connectionString: directUrl ?? url };
  const migrate = () => migrateAlone(direct);
  const destroyers: (() => void)[] = [];
  // What silenced one connection has hardly spared the others, and each would cost as long again.
  const renew = () => {
    for (const destroy of destroyers) destroy();
  };
  const limited = { ...direct, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS };
  const listen = listener(limited, lost, renew);
  if (serving === undefined) {
    const pool = new Pool({ ...basic, max: 16, onConnect: (client) => client.query(SESSION) });
    pool.on('error', lost);
    return guarded({ ...onPool(pool), migrate, listen, close: () => pool.end() });
  }
  const now = serving.now ?? (() => performance.now());
  const limits = (max: number, statement: number, silent: number): PoolConfig => ({
    ...basic,
    max,
    query_timeout: silent,
    ...(directUrl === undefined && { onConnect: (client) => client.query(sessionFor(statement)) }),
  });
  const manner = (statement: number) => (directUrl === undefined ? undefined : mannerBehindPooler(statement));
  const calls = new TurnPool(
    { ...limits(serving.calls, STATEMENT_MS, SILENT_MS), connectionTimeoutMillis: CONNECT_MS },
    now,
  );
  const jobs = new Pool({ ...limits(serving.jobs, LONG_MS, LONG_MS), connectionTimeoutMillis: LONG_MS });
  destroyers.push(...[calls, jobs].map((pool) => watchSilence(pool, renew)));
  for (const pool of [calls, jobs]) pool.on('error', lost);
  const watch = news && watchOutage(news, now);
  return guarded(
    {
      ...onPool(calls, manner(STATEMENT_MS)),
      migrate,
      listen,
      longWork: guarded({ ...onPool(jobs, manner(LONG_MS)), migrate, listen, close: () => jobs.end() }, watch),
      close: async () => {
        await Promise.all([calls.end(), jobs.end()]);
      },
    },
    watch,
  );
}

function onPool(pool: Pool, manner?: Manner) {
  return {
    kind: 'postgres' as const,
    ...queries(pool, manner),
    transaction: <T>(work: (tx: Queries) => Promise<T>) => repeated(() => onItsOwn(pool, work, manner)),
  };
}

const ATTEMPTS = 4;
/** The pause (ms) before the second attempt; it grows with each. */
const PAUSE_MS = 20;

/**
 * A transaction that PostgreSQL ended for another's sake has changed nothing, and is done again. At once it would take
 * its locks before the other one has woken, and both would wait for each other again.
 */
async function repeated<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !databaseFault(error)?.repeated) throw error;
      await pause(PAUSE_MS * attempt);
    }
  }
}

async function onItsOwn<T>(pool: Pool, work: (tx: Queries) => Promise<T>, manner?: Manner): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The caller of a query gets the error too; but without a listener, a broken connection would end the process.
  const lost = (reason: Error) => {
    broken = reason;
  };
  client.on('error', lost);
  try {
    return await inTransaction(client, work, lost, manner);
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

/** The holder of the lock, as PostgreSQL's own views name it. */
const HOLDER = `
  select a.pid, a.application_name as name, host(a.client_addr) as address, a.backend_start as since
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.objid = $1 and l.classid = 0
    and l.database = (select oid from pg_database where datname = current_database())`;

/**
 * On a connection of its own, without a limit of time: an index may take long. The lock belongs to the connection, so it
 * is released even if this process dies.
 */
async function migrateAlone(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  // Whoever waits for a statement gets the error; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(LOCK_WAITS);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]).catch(async (error: unknown) => {
      const { rows } = await client.query<Holder>(HOLDER, [MIGRATION_LOCK]);
      throw whyNotLocked(error, rows[0]) ?? error;
    });
    await client.query(MIGRATION_WAITS);
    await applyMissing(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw whyNotMigrated(error) ?? error;
    });
  } finally {
    await client.end();
  }
}

import type { Handler } from 'hono';
import type { Database } from '../db/database.ts';
import { Failure } from '../shared/failure.ts';
import type { App, Env } from './context.ts';
import { isInside } from './inside.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { named } from './middleware.ts';
import { textResponse } from './respond.ts';

/** A standby that is not promoted yet, and a database set to take no writes, answer reads all the same. */
const READ_ONLY = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "readOnly"`;
/** Whoever asks for `/readyz` causes at most one question to the database in this time (ms). */
const PROBE_MS = 1_000;
/** How long (ms) the database may take to answer: those who watch give up soon. */
const ANSWER_MS = 2_000;

interface Watched {
  readonly db: Pick<Database, 'query' | 'lacksRoom'>;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/**
 * Serves the monitoring routes. `/healthz`: the process lives; `/readyz`: it can work; `/metrics`: its figures, for
 * the listener of `ADMIN_PORT` only.
 */
export function routeWatch(app: App, { db, metrics, lifecycle }: Watched): void {
  const watch = (path: string, answer: Handler<Env>) => app.get(path, named(path.slice(1), path), answer);
  // HAProxy probes by OPTIONS unless it is told another method.
  const probe = (path: string, answer: Handler<Env>) =>
    app.on(['GET', 'OPTIONS'], path, named(path.slice(1), path), answer);
  probe('/healthz', (c) => textResponse(c, 'alive\n'));
  const takesWrites = atMostEvery(PROBE_MS, async () => {
    const [row] = await within(ANSWER_MS, db.query<{ readOnly: boolean }>('read_only', READ_ONLY));
    return row?.readOnly !== true;
  });
  probe('/readyz', async (c) => {
    if (lifecycle.stopping) return textResponse(c, 'stopping\n', 503);
    if (db.lacksRoom()) return textResponse(c, 'the disk of the database is full\n', 503);
    try {
      if (await takesWrites()) return textResponse(c, 'ready\n');
      return textResponse(c, 'the database takes no writes\n', 503);
    } catch {
      return textResponse(c, 'the database does not answer\n', 503);
    }
  });
  watch('/metrics', async (c) => {
    if (!isInside(c)) throw new Failure('not_found');
    return textResponse(c, await metrics.read(), 200, metrics.contentType);
  });
}

/** The result of some work, or an error where it takes longer (ms). */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Shares one result among all calls of a time (ms). */
function atMostEvery<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly result: Promise<T> } | undefined;
  return () => {
    const at = performance.now();
    if (last === undefined || at - last.at >= milliseconds) last = { at, result: work() };
    return last.result;
  };
}

import type { Handler } from 'hono';
import type { Database } from '../db/database.ts';
import { Failure } from '../shared/failure.ts';
import type { App, Env } from './context.ts';
import { isInside } from './inside.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { named } from './middleware.ts';
import { textResponse } from './respond.ts';

/** A row that every database has, written anew: a server that takes no writes still answers reads. */
const PROBE = 'update seeds set planted_at = planted_at where name = (select min(name) from seeds)';
/** Whoever asks for `/readyz` causes at most one write in this time (ms). */
const PROBE_MS = 1_000;

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
  const writable = atMostEvery(PROBE_MS, () => db.query('ready', PROBE));
  probe('/readyz', async (c) => {
    if (lifecycle.stopping) return textResponse(c, 'stopping\n', 503);
    if (db.lacksRoom()) return textResponse(c, 'the disk of the database is full\n', 503);
    try {
      await writable();
      return textResponse(c, 'ready\n');
    } catch {
      return textResponse(c, 'the database does not answer or takes no writes\n', 503);
    }
  });
  watch('/metrics', async (c) => {
    if (!isInside(c)) throw new Failure('not_found');
    return textResponse(c, await metrics.read(), 200, metrics.contentType);
  });
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

import type { Handler } from 'hono';
import type { Database } from '../db/database.ts';
import { Failure } from '../shared/failure.ts';
import type { App, Env } from './context.ts';
import { isInside } from './inside.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { named } from './middleware.ts';
import { textResponse } from './respond.ts';

interface Watched {
  readonly db: Pick<Database, 'query'>;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/**
 * Serves the monitoring routes. `/healthz`: the process lives; `/readyz`: it can work; `/metrics`: its figures, for
 * local callers only.
 */
export function routeWatch(app: App, { db, metrics, lifecycle }: Watched): void {
  const watch = (path: string, answer: Handler<Env>) => app.get(path, named(path.slice(1), path), answer);
  watch('/healthz', (c) => textResponse(c, 'alive\n'));
  watch('/readyz', async (c) => {
    if (lifecycle.stopping) return textResponse(c, 'stopping\n', 503);
    try {
      await db.query('ready', 'select 1');
      return textResponse(c, 'ready\n');
    } catch {
      return textResponse(c, 'the database does not answer\n', 503);
    }
  });
  watch('/metrics', async (c) => {
    if (!isInside(c)) throw new Failure('not_found');
    return textResponse(c, await metrics.read(), 200, metrics.contentType);
  });
}

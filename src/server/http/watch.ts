import type { Database } from '../db/database.ts';
import { Failure } from '../shared/failure.ts';
import { textAnswer } from './answer.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import { isInside } from './inside.ts';
import type { App } from './routes.ts';

/**
 * What watches the server: `/healthz` says that the process lives, `/readyz` that it can work, `/metrics` how it does;
 * the last one is told inside only.
 */
export function routeWatch(app: App, kit: EndpointKit, db: Pick<Database, 'query'>): void {
  const watch = (path: string, run: (exchange: Exchange) => Promise<ReturnType<typeof textAnswer>>) =>
    app.get(path, endpoint(kit, { name: path.slice(1), route: path, limited: false }, run));
  watch('/healthz', async () => textAnswer(200, 'alive\n'));
  watch('/readyz', async () => {
    if (kit.lifecycle.stopping) return textAnswer(503, 'stopping\n');
    try {
      await db.query('ready', 'select 1');
      return textAnswer(200, 'ready\n');
    } catch {
      return textAnswer(503, 'the database does not answer\n');
    }
  });
  watch('/metrics', async (exchange) => {
    if (!isInside(exchange)) throw new Failure('not_found');
    return textAnswer(200, await kit.metrics.read(), kit.metrics.contentType);
  });
}

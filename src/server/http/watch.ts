import { addressList } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../domain/failure.ts';
import { textAnswer } from './answer.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import type { App } from './routes.ts';
import { contains } from './visitor.ts';

/** The machine itself and networks that are not the internet. */
const inside = addressList([
  ...['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
]);

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
  watch('/metrics', async ({ incoming, visitor }) => {
    // Behind a proxy that is not trusted everybody would look like a neighbour.
    const hidden = visitor.ip === incoming.socket.remoteAddress && incoming.headers['x-forwarded-for'] !== undefined;
    if (hidden || !contains(inside, visitor.ip)) throw new Failure('not_found');
    return textAnswer(200, await kit.metrics.read(), kit.metrics.contentType);
  });
}

import { createMiddleware } from 'hono/factory';
import { callsPage, callsPolicy } from '../adapters/sandbox-vendor/calls-page.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLog } from './call-log.ts';
import type { App, Env } from './context.ts';
import { isDeveloper } from './inside.ts';
import { named } from './middleware.ts';
import { jsonResponse } from './respond.ts';

/** The address of the page for developers of vendors. */
export const VENDOR_CALLS_PATH = '/dev/vendor';

/**
 * Serves the calls of vendors as they come: `/dev/vendor` as a page, `/dev/vendor.json?after=<id>` for it. Only
 * developers see them, and neither exists where `SANDBOX_VENDORS` is off.
 */
export function routeVendorCalls(app: App, { config }: Pick<Services, 'config'>, calls: CallLog): void {
  if (!config.sandboxVendors) return;
  const guard = createMiddleware<Env>(async (c, next) => {
    if (!isDeveloper(c, config)) throw new Failure('not_found');
    await next();
  });
  const data = `${VENDOR_CALLS_PATH}.json` as const;
  app.get(data, named('vendor_calls', data), guard, async (c) =>
    jsonResponse(c, calls.after(Number(c.req.query('after')) || 0)),
  );
  app.get(VENDOR_CALLS_PATH, named('vendor_calls', VENDOR_CALLS_PATH, 'page'), guard, async (c) => {
    c.set('contentPolicy', callsPolicy);
    return c.html(callsPage);
  });
}

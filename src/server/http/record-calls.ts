import type { MiddlewareHandler } from 'hono';
import { requestHeaders } from '#generated/server/headers.ts';
import type { Services } from '../services.ts';
import type { CallLog } from './call-log.ts';
import { vendorOfKey } from './caller.ts';
import { type Env, rawQueryOf } from './context.ts';

/** Creates the middleware that keeps each call of a vendor, also a refused one, for `/dev/vendor`. */
export function recordCalls(
  calls: CallLog,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const [at, began] = [new Date(clock()).toISOString(), performance.now()];
    const key = c.req.header(requestHeaders.xVendorKey);
    const vendor = (key && vendorOfKey(config.callerKeys, key)) || null;
    await next();
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    // An unread body stays unread: it may be too long, or its caller has no key.
    const read = Object.keys(c.req.bodyCache).length > 0;
    const request = c.req.method === 'GET' ? rawQueryOf(c) : read ? await c.req.text() : '';
    const answer = await c.res.clone().text();
    const member = /memberId"?\s*[:=]\s*"?(\d+)/.exec(`${request} ${answer}`)?.[1] ?? null;
    calls.add({
      at,
      vendor,
      member,
      operation: c.get('operation') ?? '',
      status: c.res.status,
      milliseconds,
      request,
      answer,
    });
  };
}

import type { MiddlewareHandler } from 'hono';
import { requestHeaders } from '#generated/server/headers.ts';
import type { Services } from '../services.ts';
import { vendorOfKey } from './caller.ts';
import { type Env, rawQueryOf } from './context.ts';

/** A call of a vendor, as a developer reads it. */
export interface VendorCall {
  /** Counts up from 1. */
  readonly id: number;
  readonly at: string;
  /** Null for a key that is nobody's. */
  readonly vendor: string | null;
  readonly member: string | null;
  readonly operation: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly request: string;
  readonly answer: string;
}

/** The calls that are kept; older ones go. */
const MOST = 200;
/** Characters of a body that are kept. */
const LONGEST = 2_000;

/** The last calls of vendors, in memory. */
export class CallLog {
  #calls: VendorCall[] = [];
  #count = 0;

  /** Keeps a call with its secrets masked. */
  add(call: Omit<VendorCall, 'id'>): void {
    this.#count += 1;
    const [request, answer] = [readable(call.request), readable(call.answer)];
    this.#calls = [...this.#calls.slice(1 - MOST), { ...call, request, answer, id: this.#count }];
  }

  /** The calls after a number, the oldest first. */
  after(id: number): readonly VendorCall[] {
    return this.#calls.filter((call) => call.id > id);
  }
}

/** A body, cut to what is kept, with the values of its secrets masked. */
function readable(body: string): string {
  const masked = body.replace(/("(?:launchToken|playToken)"\s*:\s*")([^"]{0,5})[^"]*/g, '$1$2…');
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}

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

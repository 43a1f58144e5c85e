import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import type { Logger } from 'pino';
import type { Language } from '#generated/model/index.ts';
import { requestHeaders, responseHeaders } from '#generated/server/headers.ts';
import type { CommonHeader } from '../handlers/handler.ts';
import { isDatabaseAway } from '../shared/database-faults.ts';
import { errorFacts } from '../shared/error-facts.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import { type App, type AppContext, type Env, type HeaderPolicy, requestIdOf } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { errorResponse } from './respond.ts';
import type { ReadVisit } from './visitor.ts';

type Middleware = MiddlewareHandler<Env>;

/** The dependencies of the middleware of every route. */
export interface MiddlewareParts {
  readonly readVisit: ReadVisit;
  readonly defaultLanguage: Language;
  readonly security: Middleware;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
}

/** Installs the middleware of every route, the outermost first: log and metrics, visitor, headers, errors. */
export function installMiddleware(app: App, parts: MiddlewareParts): void {
  app.use(accessLog(parts), visit(parts), commonHeaders(parts.lifecycle), parts.security, refuseOddPaths);
  app.onError((error, c) => failureResponse(parts.log, error, c));
  app.notFound((c) => errorResponse(c, 'not_found'));
}

/** Logs and measures each request once, under its route's name. */
function accessLog({ metrics, log }: MiddlewareParts): Middleware {
  // Log lines have fixed fields without secrets, and redaction copies every line.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { status } = c.res;
    metrics.observe(c.get('operation') ?? 'unknown', status, milliseconds / 1000);
    const ms = Math.round(milliseconds * 100) / 100;
    const [route, requestId, code] = [c.get('route'), c.get('requestId'), c.get('code')];
    lines.info({ method: c.req.method, route, status, ms, requestId, code }, 'request');
  };
}

function visit({ readVisit, defaultLanguage }: MiddlewareParts): Middleware {
  return async (c, next) => {
    const { visitor, https } = readVisit(c.env.incoming.socket.remoteAddress ?? '', c.req.raw.headers);
    c.set('visitor', visitor);
    c.set('https', https);
    c.set('requestId', requestIdOf(c.req.header(requestHeaders.xRequestId)));
    c.set('language', languageOf(c) ?? defaultLanguage);
    await next();
  };
}

/**
 * The language of a page. A browser that asks for Vietnamese before English gets it; to ask for English is no choice, since
 * most devices come so, and gets the site's default (I18N-03).
 */
export function pageLanguageOf(c: AppContext): Language {
  const asked = accepts(c, {
    header: 'Accept-Language',
    supports: ['vi', 'en'],
    default: 'en',
    match: (languages, { supports, default: other }) =>
      languages
        .filter(({ q }) => q > 0)
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((language) => supports.includes(language)) ?? other,
  });
  return languageOf(c) ?? (asked === 'vi' ? 'VI' : c.get('language'));
}

/** The `Language` header, else the query's `language`. */
function languageOf(c: AppContext): Language | undefined {
  const asked = c.req.header(requestHeaders.language) ?? c.req.query('language');
  return asked === 'EN' || asked === 'VI' ? asked : undefined;
}

function commonHeaders(lifecycle: Lifecycle): Middleware {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const required: Record<CommonHeader, string> = { [responseHeaders.xRequestId]: c.get('requestId') };
    for (const [name, value] of Object.entries(required)) headers.set(name, value);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (lifecycle.stopping) headers.set('Connection', 'close');
  };
}

/**
 * What lets a caller past a proxy that guards a path, because the proxy compares it as it was sent: segments of dots, empty
 * segments, and letters, digits, `-`, `.`, `_` and `~` in percent signs, which no client writes so (RFC 3986, 2.3).
 */
const oddPath = /\/\.{1,2}(\/|$)|\/\/|%(2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

const refuseOddPaths: Middleware = async (c, next) => {
  // A target may be a whole address.
  const path = (c.env.incoming.url ?? '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*/, '');
  if (oddPath.test(path)) throw new Failure('not_found');
  await next();
};

function failureResponse(log: Logger, error: unknown, c: AppContext): Response {
  if (error instanceof Failure) return errorResponse(c, error.code, error.details);
  const { operation, requestId } = c.var;
  const isAway = isDatabaseAway(error);
  // An outage fails every call, and is told once for all of them.
  log[isAway ? 'debug' : 'error']({ operation, requestId, error: errorFacts(error) }, 'request failed');
  return errorResponse(c, isAway ? 'unavailable' : 'system_error');
}

/** Names a route for metrics and log, and selects its security headers. */
export function named(operation: string, route: string, policy?: HeaderPolicy): Middleware {
  return async (c, next) => {
    c.set('operation', operation);
    c.set('route', route);
    c.set('policy', policy);
    await next();
  };
}

/** Counts a call, or what else an answer costs, against the limit of its address. */
export function limitCalls(limit: CallLimit | undefined, cost?: Parameters<CallLimit>[1]): Middleware {
  return async (c, next) => {
    await limit?.(c.get('visitor'), cost);
    await next();
  };
}

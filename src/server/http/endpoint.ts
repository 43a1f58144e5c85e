import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Language } from '../../../generated/server/model/index.ts';
import { Failure } from '../domain/failure.ts';
import type { Visitor } from '../handlers/handler.ts';
import type { Answer } from './answer.ts';
import type { CallLimit } from './attempt-limits.ts';
import { errorAnswer } from './envelope.ts';
import { errorFacts, isDatabaseAway } from './error-facts.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf } from './request-id.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Arrival } from './visitor.ts';

/** A request, as far as every route needs it. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly path: string;
  /** The query string without its `?`. */
  readonly rawQuery: string;
  readonly params: Readonly<Record<string, string>>;
  readonly visitor: Visitor;
  readonly https: boolean;
  readonly requestId: string;
  readonly language: Language;
}

/** What every route shares. */
export interface EndpointKit {
  readonly arrival: (incoming: IncomingMessage) => Arrival;
  readonly defaultLanguage: Language;
  readonly limit: CallLimit | undefined;
  readonly security: SecurityHeaders;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
  /** For the one line per request. */
  readonly accessLog: Logger;
}

/** A Hono context that knows of Node's request. */
export type NodeContext = Context<{ Bindings: HttpBindings }>;

/** Where a request goes: under `name` in the metrics, as `route` in the log. */
export interface Route {
  readonly name: string;
  readonly route: string;
  /** Off for what is read all the time by machines and costs nothing. */
  readonly limited: boolean;
}

const noParams: Exchange['params'] = {};

/**
 * Makes one function of all that surrounds a route: request id, language, rate limit, errors to envelopes, security
 * headers, log line and measurement. One function rather than a stack of middleware, because it runs for every request.
 */
export function endpoint(
  kit: EndpointKit,
  { name, route, limited }: Route,
  run: (exchange: Exchange) => Answer | Promise<Answer>,
): (c: NodeContext) => Promise<Response> {
  const limit = limited ? kit.limit : undefined;
  const hasParams = route.includes(':');
  return async (c) => {
    const started = performance.now();
    const exchange = exchangeOf(kit, c, hasParams ? c.req.param() : noParams);
    let answer: Answer;
    try {
      if (limit) await limit(exchange.visitor);
      answer = await run(exchange);
    } catch (error) {
      answer = failureAnswer(kit.log, name, error, exchange);
    }
    const milliseconds = performance.now() - started;
    const { method } = exchange.incoming;
    kit.metrics.observe(name, answer.status, milliseconds / 1000);
    kit.accessLog.info(
      {
        method,
        route,
        status: answer.status,
        ms: round(milliseconds),
        requestId: exchange.requestId,
        code: answer.code,
      },
      'request',
    );
    return respond(kit, exchange, answer);
  };
}

function exchangeOf(kit: EndpointKit, c: NodeContext, params: Exchange['params']): Exchange {
  const { incoming } = c.env;
  const { headers, url = '/' } = incoming;
  const mark = url.indexOf('?');
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  const { visitor, https } = kit.arrival(incoming);
  return {
    incoming,
    path: c.req.path,
    rawQuery,
    params,
    visitor,
    https,
    requestId: requestIdOf(headers['x-request-id']),
    language: languageOf(headers['language'], rawQuery) ?? kit.defaultLanguage,
  };
}

/** The `Language` header, else the query's `language`. */
function languageOf(header: string | string[] | undefined, rawQuery: string): Language | undefined {
  const asked = header ?? /(?:^|&)language=([A-Z]{2})(?:&|$)/.exec(rawQuery)?.[1];
  return asked === 'EN' || asked === 'VI' ? asked : undefined;
}

function failureAnswer(log: Logger, name: string, error: unknown, exchange: Exchange): Answer {
  if (error instanceof Failure) return errorAnswer(error.code, exchange, error.details);
  const away = isDatabaseAway(error);
  log.error({ operation: name, requestId: exchange.requestId, error: errorFacts(error) }, 'request failed');
  return errorAnswer(away ? 'unavailable' : 'system_error', exchange);
}

function respond(kit: EndpointKit, { incoming, https, requestId }: Exchange, answer: Answer): Response {
  const { status, body, policy, contentPolicy } = answer;
  const security = https ? kit.security.https : kit.security.plain;
  const headers: Record<string, string> = { ...answer.headers, ...security[policy], 'X-Request-Id': requestId };
  if (contentPolicy !== undefined) headers['Content-Security-Policy'] = contentPolicy;
  if (body !== null) headers['Content-Length'] = String(byteLength(body));
  if (kit.lifecycle.stopping) headers['Connection'] = 'close';
  return new Response(incoming.method === 'HEAD' ? null : body, { status, headers });
}

function byteLength(body: string | Uint8Array): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}

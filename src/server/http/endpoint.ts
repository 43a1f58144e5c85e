import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Language } from '../../../generated/server/model/index.ts';
import { errorFacts, isDatabaseAway } from '../shared/error-facts.ts';
import { Failure } from '../shared/failure.ts';
import type { Visitor } from '../shared/visitor.ts';
import type { Answer } from './answer.ts';
import type { CallLimit } from './attempt-limits.ts';
import { errorAnswer } from './envelope.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf } from './request-id.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { SendTogether } from './send.ts';
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
  readonly send: SendTogether;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
  /** For the one line per request. */
  readonly accessLog: Logger;
}

/** Node's own request and response, which Hono carries to the endpoints. */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** A Hono context that knows of them. */
export type NodeContext = Context<{ Bindings: NodeBindings }>;

/** Where a request goes: under `name` in the metrics, as `route` in the log. */
export interface Route {
  readonly name: string;
  readonly route: string;
  /** Off for what is read all the time by machines and costs nothing. */
  readonly limited: boolean;
}

const noParams: Exchange['params'] = {};
/** Hono asks for a response at once; the real one goes out by itself. */
const sent = new Response(null);

/**
 * Makes one function of all that surrounds a route: request id, language, rate limit, errors to envelopes, security
 * headers, log line and measurement. One function rather than a stack of middleware, because it runs for every request.
 */
export function endpoint(
  kit: EndpointKit,
  { name, route, limited }: Route,
  run: (exchange: Exchange) => Answer | Promise<Answer>,
): (c: NodeContext) => Response {
  const limit = limited ? kit.limit : undefined;
  const hasParams = route.includes(':');
  // What is the same in each line is written once.
  const log = kit.accessLog.child({ route });
  const answered = async (exchange: Exchange, outgoing: ServerResponse) => {
    const started = performance.now();
    let answer: Answer;
    try {
      if (limit) await limit(exchange.visitor);
      answer = await run(exchange);
    } catch (error) {
      answer = failureAnswer(kit.log, name, error, exchange);
    }
    const { incoming, https, requestId } = exchange;
    const { status, code } = answer;
    const security = kit.security(answer.policy, https, answer.contentPolicy);
    kit.send(outgoing, answer, { security, requestId, closing: kit.lifecycle.stopping });
    const milliseconds = performance.now() - started;
    kit.metrics.observe(name, status, milliseconds / 1000);
    const ms = Math.round(milliseconds * 100) / 100;
    log.info({ method: incoming.method, status, ms, requestId, code }, 'request');
  };
  return (c) => {
    const exchange = exchangeOf(kit, c, hasParams ? c.req.param() : noParams);
    answered(exchange, c.env.outgoing).catch((error: unknown) => {
      kit.log.error({ operation: name, requestId: exchange.requestId, error: errorFacts(error) }, 'answer lost');
      c.env.outgoing.destroy();
    });
    return sent;
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

import type { MiddlewareHandler } from 'hono';
import type { OperationId } from '#generated/server/operations.ts';
import { EventStream } from '../domain/pages/live/event-stream.ts';
import { WithHeaders } from '../handlers/handler.ts';
import { CachedAnswer } from './answer-cache.ts';
import { compression } from './compression.ts';
import { type App, type AppContext, type Env, rawQueryOf } from './context.ts';
import { eventStreamResponse } from './event-stream.ts';
import { limitCalls, named } from './middleware.ts';
import { type OperationContext, type OperationRunner, operationRunner } from './operation.ts';
import type { OperationEntry } from './operation-entries.ts';
import { errorResponse, jsonResponse } from './respond.ts';

/** Runs each operation for callers inside the process. */
export type OperationRunners = ReadonlyMap<OperationId, OperationRunner>;

/**
 * Registers the operations on the app. A method that a path does not have is answered 405. Where two paths match an
 * address, the one without a parameter in that segment wins, and only its methods count.
 */
export function routeOperations(
  app: App,
  entries: readonly OperationEntry[],
  context: OperationContext & {
    /** Keeps the calls of vendors for their developers. */
    readonly recordVendor: MiddlewareHandler<Env> | undefined;
  },
): OperationRunners {
  const runners = new Map<OperationId, OperationRunner>();
  const limited = limitCalls(context.limit);
  const compressed = compression();
  for (const [path, operations] of byPath(entries)) {
    for (const entry of operations) {
      const run = operationRunner(context, entry);
      runners.set(entry.id, run);
      // For callers by key only wrong keys are counted, after the key was checked.
      const isPersonal = entry.security === 'none' || entry.security === 'session';
      const isPublicRead = entry.security === 'none' && entry.method === 'get';
      const recorded = entry.security === 'vendor' && context.recordVendor;
      const around = [
        ...(isPersonal ? [limited] : []),
        ...(isPublicRead ? [compressed] : []),
        ...(recorded ? [recorded] : []),
      ];
      const answer = async (c: AppContext) => {
        const value = await run(callOf(c));
        if (value instanceof EventStream) return eventStreamResponse(c, value, context);
        if (value instanceof CachedAnswer) return value.respond(c);
        return value instanceof WithHeaders ? jsonResponse(c, value.answer, value.headers) : jsonResponse(c, value);
      };
      app.on(entry.method.toUpperCase(), path, named(entry.id, path), ...around, answer);
    }
    const methods = operations.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase()));
    const allow = { Allow: methods.join(', ') };
    app.all(path, named('method_not_allowed', path), limited, (c) =>
      errorResponse(c, 'method_not_allowed', undefined, allow),
    );
  }
  return runners;
}

function callOf(c: AppContext) {
  return {
    headers: c.req.raw.headers,
    rawQuery: rawQueryOf(c),
    params: c.req.param(),
    visitor: c.get('visitor'),
    language: c.get('language'),
    requestId: c.get('requestId'),
    request: c,
  };
}

/** By path, in matching order: literal segments come before parameters. */
function byPath(entries: readonly OperationEntry[]): [string, OperationEntry[]][] {
  const paths = new Map<string, OperationEntry[]>();
  for (const entry of entries) paths.set(entry.path, [...(paths.get(entry.path) ?? []), entry]);
  const rank = (path: string) => path.replaceAll(/:[^/]+/g, '\uffff');
  return [...paths].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { OperationId } from '../../../generated/server/operations.ts';
import type { Answer } from './answer.ts';
import { type EndpointKit, endpoint } from './endpoint.ts';
import { errorAnswer } from './envelope.ts';
import { type OperationCall, type OperationKit, operationRunner } from './operation.ts';
import type { OperationEntry } from './operation-entries.ts';

/** A Hono app that runs on Node. */
export type App = Hono<{ Bindings: HttpBindings }>;

/** What runs each operation, for those who ask without a network. */
export type OperationRunners = ReadonlyMap<OperationId, (call: OperationCall) => Promise<Answer>>;

/** Puts a route for every operation on the app. */
export function routeOperations(
  app: App,
  kit: EndpointKit,
  entries: readonly OperationEntry[],
  operationKit: OperationKit,
): OperationRunners {
  const runners = new Map<OperationId, (call: OperationCall) => Promise<Answer>>();
  for (const entry of entries) {
    const run = operationRunner(operationKit, entry);
    // Of those who call by key only the wrong keys are counted, and that once the key was seen.
    const limited = entry.security === 'none' || entry.security === 'session';
    runners.set(entry.id, run);
    app.on(entry.method.toUpperCase(), entry.path, endpoint(kit, { name: entry.id, route: entry.path, limited }, run));
  }
  return runners;
}

/** Answers the paths of the contract, with a method that they do not have, with 405. */
export function routeRefusals(app: App, kit: EndpointKit, entries: readonly OperationEntry[]): void {
  for (const [path, methods] of methodsByPath(entries)) {
    const allow = methods.join(', ');
    const refuse = endpoint(kit, { name: 'method_not_allowed', route: path, limited: true }, (exchange) =>
      errorAnswer('method_not_allowed', exchange, undefined, { Allow: allow }),
    );
    app.all(path, refuse);
  }
}

function methodsByPath(entries: readonly OperationEntry[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, method } of entries) {
    const methods = paths.get(path) ?? [];
    methods.push(method.toUpperCase());
    if (method === 'get') methods.push('HEAD');
    paths.set(path, methods);
  }
  return paths;
}

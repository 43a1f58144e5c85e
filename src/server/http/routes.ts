import type { Hono } from 'hono';
import type { OperationId } from '../../../generated/server/operations.ts';
import type { Answer } from './answer.ts';
import { type EndpointKit, endpoint, type NodeBindings } from './endpoint.ts';
import { errorAnswer } from './envelope.ts';
import { type OperationCall, type OperationKit, operationRunner } from './operation.ts';
import type { OperationEntry } from './operation-entries.ts';

/** A Hono app that runs on Node. */
export type App = Hono<{ Bindings: NodeBindings }>;

/** What runs each operation, for those who ask without a network. */
export type OperationRunners = ReadonlyMap<OperationId, (call: OperationCall) => Promise<Answer>>;

/**
 * Puts the operations on the app, one route for each path: another method than it has is answered 405. Of two paths that
 * both fit an address the one without a parameter in its place is meant, and its methods are those that count.
 */
export function routeOperations(
  app: App,
  kit: EndpointKit,
  entries: readonly OperationEntry[],
  operationKit: OperationKit,
): OperationRunners {
  const runners = new Map<OperationId, (call: OperationCall) => Promise<Answer>>();
  for (const [path, operations] of byPath(entries)) {
    const answers = new Map<string, ReturnType<typeof endpoint>>();
    for (const entry of operations) {
      const run = operationRunner(operationKit, entry);
      runners.set(entry.id, run);
      // Of those who call by key only the wrong keys are counted, and that once the key was seen.
      const limited = entry.security === 'none' || entry.security === 'session';
      const answer = endpoint(kit, { name: entry.id, route: path, limited }, run);
      answers.set(entry.method.toUpperCase(), answer);
      if (entry.method === 'get') answers.set('HEAD', answer);
    }
    const allow = [...answers.keys()].join(', ');
    const refuse = endpoint(kit, { name: 'method_not_allowed', route: path, limited: true }, (exchange) =>
      errorAnswer('method_not_allowed', exchange, undefined, { Allow: allow }),
    );
    app.all(path, (c) => (answers.get(c.env.incoming.method ?? '') ?? refuse)(c));
  }
  return runners;
}

/** By path, in the order in which they are tried: a step that is written out before one that is a parameter. */
function byPath(entries: readonly OperationEntry[]): [string, OperationEntry[]][] {
  const paths = new Map<string, OperationEntry[]>();
  for (const entry of entries) paths.set(entry.path, [...(paths.get(entry.path) ?? []), entry]);
  const rank = (path: string) => path.replaceAll(/:[^/]+/g, '\uffff');
  return [...paths].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ErrorCode, Language } from '../../../generated/server/model/index.ts';
import type { Visitor } from '../shared/visitor.ts';

/**
 * Which security headers an answer has. `page`: the portal; `data`: answers that are never shown as a document;
 * `drawing`: SVG pictures; `game`: a page of the sandbox and what belongs to it.
 */
export type HeaderPolicy = 'page' | 'data' | 'drawing' | 'game';

/** What middleware and handlers tell each other about a request. */
interface Variables {
  requestId: string;
  language: Language;
  visitor: Visitor;
  /** Whether https lies between the visitor and the last trusted proxy. */
  https: boolean;
  /** An operation id or the name of another route, for metrics and log. */
  operation: string | undefined;
  /** The pattern of the path, for the log. */
  route: string | undefined;
  /** `data` where a route does not choose another one. */
  policy: HeaderPolicy | undefined;
  /** Replaces the content policy of `policy`, for a page that says itself which scripts it runs. */
  contentPolicy: string | undefined;
  /** The error's code, for the log. */
  code: ErrorCode | undefined;
}

export interface Env {
  Bindings: HttpBindings;
  Variables: Variables;
}

/** A Hono app that runs on Node. */
export type App = Hono<Env>;

/** A request and its answer. */
export type AppContext = Context<Env>;

/** The query string without its `?`, as it came. */
export function rawQueryOf(c: AppContext): string {
  const { url } = c.req;
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ErrorCode, Language } from '#generated/model/index.ts';
import { getSystemStatusHeaderXRequestIdRegExp as pattern } from '#generated/server/validators/system/get-system-status.ts';
import type { Visitor } from '../shared/exchange.ts';

/**
 * Selects the security headers of an answer. `page`: the portal; `data`: answers that are never shown as a document;
 * `drawing`: SVG pictures; `game`: a sandbox page and its files.
 */
export type HeaderPolicy = 'page' | 'data' | 'drawing' | 'game';

/** What middleware and handlers share about a request. */
interface Variables {
  requestId: string;
  language: Language;
  visitor: Visitor;
  /** Whether the visitor reached the last trusted proxy by https. */
  https: boolean;
  /** An operation id or the name of another route, for metrics and log. */
  operation: string | undefined;
  /** The path's pattern, for the log. */
  route: string | undefined;
  /** `data` unless the route chooses another policy. */
  policy: HeaderPolicy | undefined;
  /** Replaces the content policy of `policy`, for a page that lists its own scripts. */
  contentPolicy: string | undefined;
  /** The error code, for the log. */
  code: ErrorCode | undefined;
}

/** What a listener tells about a request. */
interface Bindings extends HttpBindings {
  /** It came over the listener of the inside pages. */
  readonly inside?: boolean;
}

export interface Env {
  Bindings: Bindings;
  Variables: Variables;
}

/** A Hono app that runs on Node. */
export type App = Hono<Env>;

/** A request and its answer. */
export type AppContext = Context<Env>;

/** The query string without `?`, as it was sent. */
export function rawQueryOf(c: AppContext): string {
  const { url } = c.req;
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The caller's request id if it follows the contract, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && pattern.test(header) ? header : randomUUID();
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from './routes.ts';

/** How long the rest of a body that nobody reads may still come; meanwhile its sender gets to see the answer. */
const restMilliseconds = 500;

/** What is done with requests that no route can answer. */
export interface Refusals {
  /** The request is none: its target or host cannot be read. */
  readonly malformed: (outgoing: ServerResponse) => void;
  /** A fault of ours, where nothing has been sent yet. */
  readonly failed: (outgoing: ServerResponse, error: unknown) => void;
}

/**
 * Hands Node's requests to the app, whose endpoints write to Node's response themselves. A request and a response of the
 * fetch standard, as `@hono/node-server` makes them for each exchange, would be thrown away unread, and cost as much as
 * the whole way of a frequent answer through the contract.
 */
export function nodeListener(app: App, { malformed, failed }: Refusals): RequestListener {
  return async (incoming, outgoing) => {
    const path = pathOf(incoming);
    if (path === undefined) return malformed(outgoing);
    if (hasBody(incoming)) cutOffRest(incoming, outgoing);
    try {
      // Of a request Hono reads no more than these two, its address for the path alone.
      const request = { method: incoming.method, url: `http://host${path}` } as Request;
      await app.fetch(request, { incoming, outgoing });
    } catch (error) {
      failed(outgoing, error);
    }
  };
}

/** The path that is asked for, of a target that may also be a whole address; nothing where target or host is none. */
function pathOf({ url = '', headers }: IncomingMessage): string | undefined {
  if (!isHost(headers.host)) return undefined;
  const target = url.startsWith('/') ? url : wholePath(url);
  const mark = target?.indexOf('?') ?? -1;
  return mark < 0 ? target : target?.slice(0, mark);
}

function wholePath(target: string): string | undefined {
  const address = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  return address?.pathname;
}

function isHost(host: string | undefined): boolean {
  if (host === undefined) return false;
  if (/^[a-z0-9._-]+(?::\d{1,5})?$/i.test(host)) return true;
  return URL.parse(`http://${host}`)?.host === host.toLowerCase();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Node throws away what nobody reads of a body, for as long as it comes; here whoever goes on sending is left. */
function cutOffRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    const patience = setTimeout(() => incoming.socket.destroy(), restMilliseconds);
    incoming.once('close', () => clearTimeout(patience));
  });
}

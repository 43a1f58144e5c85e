import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from './context.ts';

interface ResponseParts {
  readonly status?: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
}

/** A body with its length, also for HEAD. */
export function bodyResponse(
  c: AppContext,
  body: string | Uint8Array<ArrayBuffer>,
  { status = 200, headers }: ResponseParts,
): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return c.body(bytes, status, { ...headers, 'Content-Length': String(bytes.byteLength) });
}

/** A JSON answer of the API. */
export function jsonResponse(c: AppContext, value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return bodyResponse(c, JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ...headers } });
}

/** A short text for monitoring. */
export function textResponse(
  c: AppContext,
  text: string,
  status: ContentfulStatusCode = 200,
  contentType = 'text/plain; charset=utf-8',
): Response {
  return bodyResponse(c, text, { status, headers: { 'Content-Type': contentType } });
}

/** A body with an entity tag, or 304 where the caller has it already. */
export function taggedResponse(
  c: AppContext,
  body: string | Uint8Array<ArrayBuffer>,
  etag: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const tagged = { ...headers, ETag: etag };
  if (isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, tagged);
  return bodyResponse(c, body, { headers: tagged });
}

/** A weak entity tag of the content, the same for each of its encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller has this version already, by `If-None-Match`. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => {
    const known = tag.trim();
    return known === '*' || known.replace(/^W\//, '') === opaque;
  });
}

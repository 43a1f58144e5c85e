import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, ErrorDetails, ErrorEnvelope, Language } from '#generated/model/index.ts';
import { type ErrorHeaders, responseHeaders } from '#generated/server/headers.ts';
import type { CommonHeader } from '../handlers/handler.ts';
import { texts } from '../texts/texts.ts';
import type { AppContext } from './context.ts';
import { errorStatuses } from './error-statuses.ts';

interface ResponseParts {
  readonly status?: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
}

/** A body with its length, also for HEAD. */
function bodyResponse(
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

/** Seconds until a retry makes sense, where the error gives none. */
const defaultRetrySeconds = 30;

/** The headers that an error of a status needs, besides those of every answer. */
type OwnHeader<Status extends keyof ErrorHeaders> = Exclude<ErrorHeaders[Status], CommonHeader>;

type HeaderWriters = {
  readonly [Status in keyof ErrorHeaders as [OwnHeader<Status>] extends [never] ? never : Status]: (
    details: ErrorDetails | undefined,
  ) => Readonly<Record<OwnHeader<Status>, string>>;
};

const retryAfter = (details: ErrorDetails | undefined) => ({
  [responseHeaders.retryAfter]: String(details?.retryAfterSeconds ?? defaultRetrySeconds),
});

/** Writes the required headers of errors. A header that the contract requires and this lacks does not compile. */
const headerWriters: HeaderWriters = { 429: retryAfter, 503: retryAfter };

/** The envelope of an error: code, message in the caller's language, and details. */
export function errorEnvelope(
  code: ErrorCode,
  { language, requestId }: { readonly language: Language; readonly requestId: string },
  details?: ErrorDetails,
): ErrorEnvelope {
  const message = texts[language].errors[code];
  return { success: false, code, message, language, requestId, ...(details && { value: details }) };
}

/** Builds the answer to every error: the code's status, and the envelope. */
export function errorResponse(
  c: AppContext,
  code: ErrorCode,
  details?: ErrorDetails,
  headers?: Readonly<Record<string, string>>,
): Response {
  c.set('code', code);
  const status = errorStatuses[code];
  const required = status in headerWriters ? headerWriters[status as keyof HeaderWriters](details) : {};
  return bodyResponse(c, JSON.stringify(errorEnvelope(code, c.var, details)), {
    // The table's statuses are error statuses, which all have a body.
    status: status as ContentfulStatusCode,
    headers: { 'Content-Type': 'application/json', ...required, ...headers },
  });
}

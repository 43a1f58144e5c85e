import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, ErrorDetails, ErrorEnvelope, Language } from '#generated/model/index.ts';
import { type ErrorHeaders, responseHeaders } from '#generated/server/headers.ts';
import type { CommonHeader } from '../handlers/handler.ts';
import type { AppContext } from './context.ts';
import { errorTable } from './error-table.ts';
import { bodyResponse } from './respond.ts';

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
  const message = errorTable[code][language];
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
  const { status } = errorTable[code];
  const required = status in headerWriters ? headerWriters[status as keyof HeaderWriters](details) : {};
  return bodyResponse(c, JSON.stringify(errorEnvelope(code, c.var, details)), {
    // The table's statuses are error statuses, which all have a body.
    status: status as ContentfulStatusCode,
    headers: { 'Content-Type': 'application/json', ...required, ...headers },
  });
}

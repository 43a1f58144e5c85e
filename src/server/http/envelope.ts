import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, ErrorDetails, ErrorEnvelope, Language } from '../../../generated/server/model/index.ts';
import type { AppContext } from './context.ts';
import { errorTable } from './error-table.ts';
import { bodyResponse } from './respond.ts';

/** Seconds until a retry makes sense, where the error gives none. */
const defaultRetrySeconds = 30;

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
  const wait = status === 429 || status === 503 ? (details?.retryAfterSeconds ?? defaultRetrySeconds) : 0;
  return bodyResponse(c, JSON.stringify(errorEnvelope(code, c.var, details)), {
    // The table's statuses are error statuses, which all have a body.
    status: status as ContentfulStatusCode,
    headers: { 'Content-Type': 'application/json', ...(wait > 0 && { 'Retry-After': String(wait) }), ...headers },
  });
}

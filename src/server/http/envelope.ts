import type { ErrorCode, ErrorDetails, ErrorEnvelope, Language } from '../../../generated/server/model/index.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { errorTable } from './error-table.ts';

/** Seconds after which it makes sense to come back when nobody knows better. */
const defaultRetrySeconds = 30;

/** The one form of every error: the code's status, and the envelope with its message in the caller's language. */
export function errorAnswer(
  code: ErrorCode,
  to: { readonly language: Language; readonly requestId: string },
  details?: ErrorDetails,
  headers?: Readonly<Record<string, string>>,
): Answer {
  const entry = errorTable[code];
  const envelope: ErrorEnvelope = {
    success: false,
    code,
    message: entry[to.language],
    language: to.language,
    requestId: to.requestId,
    ...(details && { value: details }),
  };
  const answer = jsonAnswer(entry.status, JSON.stringify(envelope));
  const wait = entry.status === 429 || entry.status === 503 ? (details?.retryAfterSeconds ?? defaultRetrySeconds) : 0;
  return {
    ...answer,
    headers: { ...answer.headers, ...(wait > 0 && { 'Retry-After': String(wait) }), ...headers },
    code,
  };
}

import type { ErrorCode, ErrorDetails, ErrorEnvelope } from '../../../generated/client/model/index.ts';

/** Failures that no server reports: it was not reached, or the page may not send secrets from where it stands. */
export type ClientErrorCode = 'connection' | 'insecure_context';

/** The one error that leaves the api layer. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** The language of `message`, where a server wrote it. */
  readonly language: ErrorEnvelope['language'] | undefined;
  readonly details: ErrorDetails | undefined;
  /** When the server answered, by its own clock (ms since 1970); NaN where it did not say. */
  readonly at: number;

  constructor(code: ErrorCode | ClientErrorCode, status: number, envelope?: ErrorEnvelope, date?: string) {
    super(envelope?.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = envelope?.requestId;
    this.language = envelope?.language;
    this.details = envelope?.value;
    this.at = Date.parse(String(date));
  }
}

/** Whether an answer has the form of every error of the contract. */
export function isErrorEnvelope(body: unknown): body is ErrorEnvelope {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'code' in body;
}

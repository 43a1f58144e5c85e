import type { ErrorCode, ErrorDetails, ErrorEnvelope } from '#generated/model/index.ts';
import { currentLanguage } from '../i18n/language.ts';

/** Failures that no server reports: the server is unreachable, or the page is insecure and may not send secrets. */
export type ClientErrorCode = 'connection' | 'insecure_context';

/** The one error that leaves the api layer. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** The sentence for the user; undefined where there came none in the language on the screen. */
  readonly words: string | undefined;
  readonly details: ErrorDetails | undefined;
  /** The request never left this page, because its body could not be encrypted. */
  isUnsent = false;
  /** The server's time of the answer (ms since 1970); NaN if the answer has no date. */
  readonly at: number;

  constructor(code: ErrorCode | ClientErrorCode, status: number, envelope?: Partial<ErrorEnvelope>, date?: string) {
    super(envelope?.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = envelope?.requestId;
    this.words = envelope?.language === currentLanguage() ? envelope.message : undefined;
    this.details = envelope?.value;
    this.at = Date.parse(String(date));
  }
}

/** Whether an answer has the form of every error of the contract. */
export function isErrorEnvelope(body: unknown): body is ErrorEnvelope {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'code' in body;
}

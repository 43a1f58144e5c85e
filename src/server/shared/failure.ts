import type { ErrorCode, ErrorDetails } from '#generated/model/index.ts';

/**
 * A rule refuses the call. Domain functions throw it; http/ turns it into the envelope with the code's status and the
 * message in the caller's language.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorCode } from './error-code.ts';
import type { ErrorDetails } from './error-details.ts';
import type { Language } from './language.ts';
import type { RequestId } from './request-id.ts';

/**
 * The one form of every error.
 */
export interface ErrorEnvelope {
  /** Always false. */
  success: false;
  code: ErrorCode;
  /**
     * A sentence for the user in `language`.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
  language: Language;
  requestId: RequestId;
  value?: ErrorDetails;
}

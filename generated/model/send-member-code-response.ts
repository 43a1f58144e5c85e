/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SentCode } from './sent-code.ts';

/**
 * The answer of `sendMemberCode`.
 */
export interface SendMemberCodeResponse {
  /** Always true. */
  success: true;
  value: SentCode;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EndedSessions } from './ended-sessions.ts';

/**
 * The answer of `endSession`.
 */
export interface EndSessionResponse {
  /** Always true. */
  success: true;
  value: EndedSessions;
}

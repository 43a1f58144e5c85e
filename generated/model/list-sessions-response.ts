/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Session } from './session.ts';

/**
 * The answer of `listSessions`.
 */
export interface ListSessionsResponse {
  /** Always true. */
  success: true;
  /**
     * The sessions, the one used last first.
     * @maxItems 200
     */
  value: Session[];
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayLimits } from './play-limits.ts';

/**
 * The answer of `setSessionLimit`.
 */
export interface SetSessionLimitResponse {
  /** Always true. */
  success: true;
  value: PlayLimits;
}

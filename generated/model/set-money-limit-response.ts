/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayLimits } from './play-limits.ts';

/**
 * The answer of `setMoneyLimit`.
 */
export interface SetMoneyLimitResponse {
  /** Always true. */
  success: true;
  value: PlayLimits;
}

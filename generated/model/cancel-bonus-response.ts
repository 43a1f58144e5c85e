/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Bonus } from './bonus.ts';

/**
 * The answer of `cancelBonus`.
 */
export interface CancelBonusResponse {
  /** Always true. */
  success: true;
  value: Bonus;
}

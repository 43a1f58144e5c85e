/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Bonus } from './bonus.ts';

/**
 * The answer of `getBonus`.
 */
export interface GetBonusResponse {
  /** Always true. */
  success: true;
  value: Bonus;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Redemption } from './redemption.ts';

/**
 * The answer of `redeemPoints`.
 */
export interface RedeemPointsResponse {
  /** Always true. */
  success: true;
  value: Redemption;
}

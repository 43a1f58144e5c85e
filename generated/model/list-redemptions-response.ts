/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RedemptionPage } from './redemption-page.ts';

/**
 * The answer of `listRedemptions`.
 */
export interface ListRedemptionsResponse {
  /** Always true. */
  success: true;
  value: RedemptionPage;
}

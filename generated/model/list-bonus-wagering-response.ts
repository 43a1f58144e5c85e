/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WageringPage } from './wagering-page.ts';

/**
 * The answer of `listBonusWagering`.
 */
export interface ListBonusWageringResponse {
  /** Always true. */
  success: true;
  value: WageringPage;
}

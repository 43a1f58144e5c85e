/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BonusPage } from './bonus-page.ts';

/**
 * The answer of `listBonuses`.
 */
export interface ListBonusesResponse {
  /** Always true. */
  success: true;
  value: BonusPage;
}

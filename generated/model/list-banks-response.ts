/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Bank } from './bank.ts';

/**
 * The answer of `listBanks`.
 */
export interface ListBanksResponse {
  /** Always true. */
  success: true;
  /**
     * The banks and providers in the order of the brand.
     * @maxItems 300
     */
  value: Bank[];
}

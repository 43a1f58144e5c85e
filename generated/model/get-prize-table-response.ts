/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeTable } from './prize-table.ts';

/**
 * The answer of `getPrizeTable`.
 */
export interface GetPrizeTableResponse {
  /** Always true. */
  success: true;
  value: PrizeTable;
}

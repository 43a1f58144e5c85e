/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractHold } from './contract-hold.ts';

/**
 * A page of the list.
 */
export interface ContractHoldPage {
  /**
     * The holds of the page.
     * @maxItems 100
     */
  content: ContractHold[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Contract } from './contract.ts';

/**
 * A page of contracts.
 */
export interface ContractPage {
  /**
     * The contracts of the page.
     * @maxItems 100
     */
  content: Contract[];
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

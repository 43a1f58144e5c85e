/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRequest } from './contract-request.ts';

/**
 * A page of requests.
 */
export interface ContractRequestPage {
  /**
     * The requests of the page.
     * @maxItems 100
     */
  content: ContractRequest[];
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

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillTotals } from './bill-totals.ts';
import type { ContractBill } from './contract-bill.ts';

/**
 * A page of bills.
 */
export interface ContractBillPage {
  /**
     * The bills of the page.
     * @maxItems 100
     */
  content: ContractBill[];
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
  totals: BillTotals;
  /**
     * The server's clock at the time of the answer, by which windows end and are settled.
     * @maxLength 30
     */
  asOf: string;
}

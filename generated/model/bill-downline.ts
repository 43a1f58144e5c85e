/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractParty } from './contract-party.ts';
import type { ContractRate } from './contract-rate.ts';
import type { Money } from './money.ts';

/**
 * The bill of a direct downline, whose gross is taken off.
 */
export interface BillDownline {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  billId: string;
  /**
     * Its contract.
     * @minLength 1
     * @maxLength 40
     */
  contractId: string;
  downline: ContractParty;
  /** The line's valid turnover in the window. */
  turnover: Money;
  /** Its rate. */
  rate: ContractRate;
  /** Its gross. */
  gross: Money;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractEarned } from './contract-earned.ts';
import type { ContractKind } from './contract-kind.ts';

/**
 * The running window of a contract.
 */
export interface ContractProgress {
  /**
     * The contract.
     * @minLength 1
     * @maxLength 40
     */
  contractId: string;
  kind: ContractKind;
  /**
     * The beginning of the window, included.
     * @maxLength 30
     */
  windowFrom: string;
  /**
     * Its end, not included.
     * @maxLength 30
     */
  windowTo: string;
  /**
     * When it is settled: at its end, by night at 02:00 of the brand's time zone for a daily salary and a dividend.
     * @maxLength 30
     */
  settlesAt: string;
  /** What it has earned so far; null where the contract does not pay for this window, because it was not signed before or has ended. */
  earned: ContractEarned | null;
  /**
     * The moment for which the figures hold.
     * @maxLength 30
     */
  asOf: string;
}

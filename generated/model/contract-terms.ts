/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CarryOver } from './carry-over.ts';
import type { ContractTier } from './contract-tier.ts';
import type { NonNegativeMoney } from './non-negative-money.ts';

/**
 * What a contract pays for what.
 */
export interface ContractTerms {
  /**
     * The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.
     * @minItems 1
     * @maxItems 6
     */
  tiers: ContractTier[];
  /** The valid turnover of the window from which a downline counts as active. */
  activeMinimum: NonNegativeMoney;
  /** For a dividend; null in salary contracts. */
  carryOver: CarryOver | null;
}

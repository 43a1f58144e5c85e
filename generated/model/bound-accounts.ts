/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BoundAccount } from './bound-account.ts';

/**
 * The member's bound accounts.
 */
export interface BoundAccounts {
  /**
     * The name that each account must be in, null until the profile has it.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  payeeName: string | null;
  /**
     * The accounts, the default one first, then the newest first.
     * @maxItems 20
     */
  accounts: BoundAccount[];
  /**
     * How many may be bound at a time.
     * @minimum 1
     * @maximum 20
     */
  maxAccounts: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RebateRate } from './rebate-rate.ts';

/**
 * What the link is from now on. Type and code never change.
 */
export interface ChangeRegistrationLinkPayload {
  rebate: RebateRate;
  /**
     * The agent's own words about it; without it there are none.
     * @maxLength 80
     */
  note?: string;
  /** Whether its code is accepted. */
  enabled: boolean;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { ExclusionPeriod } from './exclusion-period.ts';
import type { MoneyLimit } from './money-limit.ts';
import type { SessionLimit } from './session-limit.ts';

/**
 * What the member has set to keep play within bounds.
 */
export interface PlayLimits {
  /**
     * One entry for each kind and period.
     * @maxItems 6
     */
  moneyLimits: MoneyLimit[];
  /**
     * One entry for each period.
     * @maxItems 2
     */
  sessionLimits: SessionLimit[];
  /**
     * The interval of the reality check, 0 when it is off.
     * @minimum 0
     * @maximum 240
     */
  realityCheckMinutes: number;
  /**
     * The intervals to choose from. Where the licence demands a check, 0 is missing.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 240
     */
  realityCheckChoices: number[];
  /**
     * The periods of self-exclusion that the brand offers.
     * @maxItems 7
     */
  exclusionPeriods: ExclusionPeriod[];
  currency: CurrencyCode;
  /**
     * The moment for which the figures hold.
     * @maxLength 30
     */
  asOf: string;
}

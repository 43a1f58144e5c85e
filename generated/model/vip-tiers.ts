/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { VipTier } from './vip-tier.ts';

/**
 * The ranks and their rules.
 */
export interface VipTiers {
  /**
     * All ranks, the lowest first.
     * @maxItems 21
     */
  tiers: VipTier[];
  /** The valid turnover that makes one rank point. */
  turnoverPerPoint: Money;
  /**
     * For how many days a rank is kept, and over how many points are counted.
     * @minimum 1
     * @maximum 366
     */
  periodDays: number;
  /**
     * The time of day in the brand's time zone at which ranks are checked.
     * @minLength 1
     * @maxLength 5
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
  checkedAt: string;
  /**
     * The upgrade rules, HTML cleaned by the server, in the language of the request.
     * @maxLength 20000
     */
  rulesHtml: string;
}

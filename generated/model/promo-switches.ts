/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Promotions that open pages of their own.
 */
export interface PromoSwitches {
  /** Invite friends. */
  REFERRAL: boolean;
}

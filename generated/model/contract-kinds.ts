/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which contracts between agents are on.
 */
export interface ContractKinds {
  /** Dividends. */
  dividend: boolean;
  /** Daily salary. */
  daily: boolean;
  /** Hourly salary. */
  hourly: boolean;
  /** Real-time salary. */
  realtime: boolean;
}

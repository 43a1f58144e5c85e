/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Raffle } from './raffle.ts';

/**
 * The answer of `getRaffle`.
 */
export interface GetRaffleResponse {
  /** Always true. */
  success: true;
  value: Raffle;
}

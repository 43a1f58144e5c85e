/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSeed } from './client-seed.ts';

/**
 * What a bet added to a shared round of Moonshot, and when.
 */
export interface SharedBet {
  /**
     * Its place in the order of the bets, from 1.
     * @minimum 1
     * @maximum 1000000
     */
  place: number;
  /**
     * When it was taken, by the server's clock.
     * @maxLength 30
     */
  placedAt: string;
  clientSeed: ClientSeed;
  /** Whether it was placed in play credit. */
  demo: boolean;
  /** Whether it was taken back before take-off, and so has no part. */
  takenBack: boolean;
}

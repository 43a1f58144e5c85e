/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSeed } from './client-seed.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { RoundId } from './round-id.ts';

/**
 * A bet on the flight.
 */
export interface PlaceMoonshotBetPayload {
  /** The shared round that the bet is meant for, so that none gets into a later one. */
  sharedRoundId: RoundId;
  /** The stake, within the limits of the rule sheet. */
  stake: PositiveMoney;
  /**
     * The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.
     * @maxLength 9
     * @pattern ^[1-9][0-9]{0,5}\.[0-9]{2}$
     */
  cashOutAt?: string;
  clientSeed: ClientSeed;
}

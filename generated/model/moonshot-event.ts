/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MoonshotEventType } from './moonshot-event-type.ts';
import type { MoonshotRound } from './moonshot-round.ts';

/**
 * The shared round of Moonshot has changed, or its bets have; changes of the bets are told at most twice a second. Only members
 * who asked for the flight within the last five minutes are told.
 */
export interface MoonshotEvent {
  /** What the event is about. */
  type: MoonshotEventType;
  /**
     * The server's clock as it tells this.
     * @maxLength 30
     */
  serverTime: string;
  round: MoonshotRound;
}

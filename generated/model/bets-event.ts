/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetId } from './bet-id.ts';
import type { BetsEventType } from './bets-event-type.ts';

/**
 * A bet of the member was placed, settled or cancelled. What became of it is told by the betting record.
 */
export interface BetsEvent {
  /** What the event is about. */
  type: BetsEventType;
  betId: BetId;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GapEventType } from './gap-event-type.ts';

/**
 * Events were lost, because the last one that the client saw is too old or unknown here. Lists of messages, draws and
 * bets must be read again; the balance and the counts follow by themselves.
 */
export interface GapEvent {
  /** What the event is about. */
  type: GapEventType;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MissedEvents } from './missed-events.ts';

/**
 * The answer of `streamEvents` to a client that takes no stream.
 */
export interface StreamEventsResponse {
  /** Always true. */
  success: true;
  value: MissedEvents;
}

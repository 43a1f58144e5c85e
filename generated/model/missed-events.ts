/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventId } from './event-id.ts';
import type { StreamEvent } from './stream-event.ts';

/**
 * What a stream would tell at its beginning.
 */
export interface MissedEvents {
  lastEventId: EventId;
  /**
     * The events, in their order.
     * @maxItems 1000
     */
  events: StreamEvent[];
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';

/**
 * An announcement in the language of the request.
 */
export interface Announcement {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  id: string;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 160
     */
  title: string;
  /**
     * HTML, cleaned by the server when it is stored and by the portal again before it is shown.
     * @maxLength 20000
     */
  content: string;
  timestamp: EpochMillis;
}

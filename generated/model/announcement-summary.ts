/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';

/**
 * An announcement as a line of the list, in the language of the request.
 */
export interface AnnouncementSummary {
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
     * The first words of its content, without markup.
     * @maxLength 200
     */
  summary: string;
  timestamp: EpochMillis;
}

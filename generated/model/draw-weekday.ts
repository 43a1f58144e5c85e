/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Station } from './station.ts';

/**
 * What is drawn on a day of the week.
 */
export interface DrawWeekday {
  /**
     * The day, 1 Monday to 7 Sunday, on the brand's clock.
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  /**
     * When the draw begins, on the brand's clock.
     * @maxLength 5
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
  localTime: string;
  /**
     * The stations that draw.
     * @maxItems 10
     */
  stations: Station[];
}

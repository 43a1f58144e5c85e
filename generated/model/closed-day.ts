/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A day of the timetable on which no draw is held.
 */
export interface ClosedDay {
  /**
     * The day, on the clock of the timetable.
     * @maxLength 10
     */
  day: string;
  /**
     * The day on which its draws are held, null where they are not.
     * @maxLength 10
     * @nullable
     */
  movedTo: string | null;
  /**
     * Why, in the words of the operator who closed or moved it; null for the days of Tet.
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
}

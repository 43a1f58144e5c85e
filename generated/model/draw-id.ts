/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station
 * (`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).
 * @maxLength 50
 * @pattern ^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$
 */
export type DrawId = string;

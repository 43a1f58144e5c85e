/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A point in time in milliseconds since 1970-01-01T00:00:00Z.
 * @minimum 0
 * @maximum 9007199254740991
 */
export type EpochMillis = number;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long money is locked, in hours.
 * @minimum 1
 * @maximum 8760
 */
export type VaultHours = number;

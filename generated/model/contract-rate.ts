/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A rate in basis points.
 * @minimum 0
 * @maximum 10000
 */
export type ContractRate = number;

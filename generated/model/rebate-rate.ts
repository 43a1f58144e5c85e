/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A rebate on turnover in basis points.
 * @minimum 0
 * @maximum 10000
 */
export type RebateRate = number;

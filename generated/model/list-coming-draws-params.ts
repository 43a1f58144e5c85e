/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListComingDrawsParams = {
/**
 * The most draws to answer.
 * @minimum 1
 * @maximum 100
 */
count?: number;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The ticket that came with `two_step_required`.
 * @minLength 1
 * @maxLength 128
 */
export type TwoStepTicket = string;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the agent of the session may transfer money to this account.
 */
export type CanTransfer = boolean;

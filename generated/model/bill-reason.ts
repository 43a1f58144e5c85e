/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why it waits, was denied or has expired, in the operator's words, for the agent who is paid and for operators; else null.
 * @maxLength 300
 * @nullable
 */
export type BillReason = string | null;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why it waits, was denied or has expired, in the operator's words, else null.
 * @maxLength 300
 * @nullable
 */
export type BillReason = string | null;

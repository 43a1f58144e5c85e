/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * When a bill that waits expires unless an operator decides before; else null.
 * @maxLength 30
 * @nullable
 */
export type BillExpiry = string | null;

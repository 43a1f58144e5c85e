/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why: no answer to the debit, an error of the vendor, a round that was called off.
 */
export type RollbackPayloadReason = typeof RollbackPayloadReason[keyof typeof RollbackPayloadReason];


export const RollbackPayloadReason = {
  timeout: 'timeout',
  error: 'error',
  cancelled: 'cancelled',
} as const;

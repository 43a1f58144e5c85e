/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether it is granted.
 */
export type DecideApplicationPayloadDecision = typeof DecideApplicationPayloadDecision[keyof typeof DecideApplicationPayloadDecision];


export const DecideApplicationPayloadDecision = {
  approve: 'approve',
  reject: 'reject',
} as const;

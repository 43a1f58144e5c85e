/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who brought it about.
 */
export type DepositTimelineStepBy = typeof DepositTimelineStepBy[keyof typeof DepositTimelineStepBy];


export const DepositTimelineStepBy = {
  member: 'member',
  provider: 'provider',
  operator: 'operator',
  system: 'system',
} as const;

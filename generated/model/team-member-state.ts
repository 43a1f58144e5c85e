/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the account can log in.
 */
export type TeamMemberState = typeof TeamMemberState[keyof typeof TeamMemberState];


export const TeamMemberState = {
  active: 'active',
  locked: 'locked',
  disabled: 'disabled',
} as const;

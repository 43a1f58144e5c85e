/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether it goes up or down the line.
 */
export type MemberTransferDirection = typeof MemberTransferDirection[keyof typeof MemberTransferDirection];


export const MemberTransferDirection = {
  upline: 'upline',
  downline: 'downline',
} as const;

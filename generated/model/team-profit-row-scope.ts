/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the figures are the account's own (`self`) or those of its whole line (`line`).
 */
export type TeamProfitRowScope = typeof TeamProfitRowScope[keyof typeof TeamProfitRowScope];


export const TeamProfitRowScope = {
  self: 'self',
  line: 'line',
} as const;

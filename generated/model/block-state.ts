/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `active -> ended` at its end or when it is lifted.
 */
export type BlockState = typeof BlockState[keyof typeof BlockState];


export const BlockState = {
  active: 'active',
  ended: 'ended',
} as const;

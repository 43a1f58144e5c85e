/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Done, missing, or to be renewed because it is too old or too weak.
 */
export type SecurityItemState = typeof SecurityItemState[keyof typeof SecurityItemState];


export const SecurityItemState = {
  done: 'done',
  missing: 'missing',
  renew: 'renew',
} as const;

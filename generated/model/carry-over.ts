/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What becomes of a team's win at the end of a dividend window: nothing, it lowers the loss of the next half month only,
 * or it lowers every later loss until it is used up.
 */
export type CarryOver = typeof CarryOver[keyof typeof CarryOver];


export const CarryOver = {
  none: 'none',
  'half-month': 'half-month',
  permanent: 'permanent',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.
 */
export type DrawDayState = typeof DrawDayState[keyof typeof DrawDayState];


export const DrawDayState = {
  open: 'open',
  closed: 'closed',
  moved: 'moved',
} as const;

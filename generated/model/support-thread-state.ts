/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open`: the last word is the member's and waits for an operator; `answered`: an operator had the last word;
 * `closed`: nothing is asked any more. A new word of the member makes any of them `open`.
 */
export type SupportThreadState = typeof SupportThreadState[keyof typeof SupportThreadState];


export const SupportThreadState = {
  open: 'open',
  answered: 'answered',
  closed: 'closed',
} as const;

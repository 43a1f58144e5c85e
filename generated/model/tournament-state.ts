/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `coming -> running -> ended -> paid`: before its start, until its end, until its prizes are paid, and then.
 */
export type TournamentState = typeof TournamentState[keyof typeof TournamentState];


export const TournamentState = {
  coming: 'coming',
  running: 'running',
  ended: 'ended',
  paid: 'paid',
} as const;

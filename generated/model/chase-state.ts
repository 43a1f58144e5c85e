/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.
 */
export type ChaseState = typeof ChaseState[keyof typeof ChaseState];


export const ChaseState = {
  running: 'running',
  completed: 'completed',
  won: 'won',
  stopped: 'stopped',
} as const;

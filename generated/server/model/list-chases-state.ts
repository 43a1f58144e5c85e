/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListChasesState = typeof ListChasesState[keyof typeof ListChasesState];


export const ListChasesState = {
  running: 'running',
  completed: 'completed',
  won: 'won',
  stopped: 'stopped',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTeamBetsState = typeof ListTeamBetsState[keyof typeof ListTeamBetsState];


export const ListTeamBetsState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  push: 'push',
  void: 'void',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListInhouseRoundsState = typeof ListInhouseRoundsState[keyof typeof ListInhouseRoundsState];


export const ListInhouseRoundsState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
} as const;

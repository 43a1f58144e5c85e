/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may
 * reach draws that are still `scheduled`. From `closed` on no bet is taken.
 */
export type DrawState = typeof DrawState[keyof typeof DrawState];


export const DrawState = {
  scheduled: 'scheduled',
  open: 'open',
  closed: 'closed',
  drawn: 'drawn',
  settled: 'settled',
  void: 'void',
} as const;

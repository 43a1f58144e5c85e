/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open -> drawn`, or `open -> expired` at the end of the raffle.
 */
export type TicketState = typeof TicketState[keyof typeof TicketState];


export const TicketState = {
  open: 'open',
  drawn: 'drawn',
  expired: 'expired',
} as const;

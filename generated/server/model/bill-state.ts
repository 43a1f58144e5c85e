/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest
 * follows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer's account cannot pay now.
 * `denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand
 * sets, and never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.
 */
export type BillState = typeof BillState[keyof typeof BillState];


export const BillState = {
  pending: 'pending',
  issued: 'issued',
  part_collected: 'part_collected',
  not_reached: 'not_reached',
  insufficient: 'insufficient',
  denied: 'denied',
  expired: 'expired',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest
 * follows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer's account cannot pay now, all of it follows.
 * `denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand
 * sets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.
 *
 * A brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this
 * order: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that
 * crosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before
 * its own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold
 * makes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.
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

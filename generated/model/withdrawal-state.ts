/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.
 * `requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel
 * it. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a
 * word, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from
 * `requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or
 * `received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and
 * `returned`.
 */
export type WithdrawalState = typeof WithdrawalState[keyof typeof WithdrawalState];


export const WithdrawalState = {
  requested: 'requested',
  reviewing: 'reviewing',
  approved: 'approved',
  paid: 'paid',
  received: 'received',
  disputed: 'disputed',
  rejected: 'rejected',
  returned: 'returned',
} as const;

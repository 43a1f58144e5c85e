/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit
 * follows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its
 * credit.
 */
export type UnmatchedPaymentState = typeof UnmatchedPaymentState[keyof typeof UnmatchedPaymentState];


export const UnmatchedPaymentState = {
  open: 'open',
  credited: 'credited',
  returned: 'returned',
  reversed: 'reversed',
} as const;

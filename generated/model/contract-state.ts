/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other
 * step exists. A `terminating` contract pays until it is `terminated`.
 */
export type ContractState = typeof ContractState[keyof typeof ContractState];


export const ContractState = {
  requested: 'requested',
  valid: 'valid',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  terminating: 'terminating',
  terminated: 'terminated',
  superseded: 'superseded',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who set it. One of the operator cannot be raised by the member.
 */
export type MoneyLimitSetBy = typeof MoneyLimitSetBy[keyof typeof MoneyLimitSetBy];


export const MoneyLimitSetBy = {
  member: 'member',
  operator: 'operator',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who told of a payment: the report of a payment provider, or an operator.
 */
export type PaymentSource = typeof PaymentSource[keyof typeof PaymentSource];


export const PaymentSource = {
  provider: 'provider',
  operator: 'operator',
} as const;

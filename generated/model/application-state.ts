/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it
 * up, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves
 * the last two.
 */
export type ApplicationState = typeof ApplicationState[keyof typeof ApplicationState];


export const ApplicationState = {
  applying: 'applying',
  processing: 'processing',
  issued: 'issued',
  rejected: 'rejected',
} as const;

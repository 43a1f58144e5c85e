/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.
 */
export type ContractSide = typeof ContractSide[keyof typeof ContractSide];


export const ContractSide = {
  own: 'own',
  downline: 'downline',
} as const;

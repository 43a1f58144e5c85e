/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the agent of the session is waited for, or waits.
 */
export type ContractRequestDirection = typeof ContractRequestDirection[keyof typeof ContractRequestDirection];


export const ContractRequestDirection = {
  incoming: 'incoming',
  outgoing: 'outgoing',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListContractRequestsDirection = typeof ListContractRequestsDirection[keyof typeof ListContractRequestsDirection];


export const ListContractRequestsDirection = {
  incoming: 'incoming',
  outgoing: 'outgoing',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is waited for: a signature, or the agreement to a termination.
 */
export type ContractRequestWants = typeof ContractRequestWants[keyof typeof ContractRequestWants];


export const ContractRequestWants = {
  signature: 'signature',
  termination: 'termination',
} as const;

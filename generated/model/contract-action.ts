/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a party can do with a contract.
 */
export type ContractAction = typeof ContractAction[keyof typeof ContractAction];


export const ContractAction = {
  sign: 'sign',
  reject: 'reject',
  withdraw: 'withdraw',
  terminate: 'terminate',
  agree_termination: 'agree_termination',
} as const;

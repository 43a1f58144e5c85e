/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type ContractVersionAction = typeof ContractVersionAction[keyof typeof ContractVersionAction];


export const ContractVersionAction = {
  propose: 'propose',
  sign: 'sign',
  reject: 'reject',
  withdraw: 'withdraw',
  terminate: 'terminate',
  agree_termination: 'agree_termination',
  end_by_conflict: 'end_by_conflict',
  supersede: 'supersede',
} as const;

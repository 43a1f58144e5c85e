/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state that the bill would have.
 */
export type ContractSimulationState = typeof ContractSimulationState[keyof typeof ContractSimulationState];


export const ContractSimulationState = {
  issued: 'issued',
  not_reached: 'not_reached',
} as const;

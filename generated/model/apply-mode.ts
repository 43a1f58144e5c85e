/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator
 * decides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.
 */
export type ApplyMode = typeof ApplyMode[keyof typeof ApplyMode];


export const ApplyMode = {
  join: 'join',
  apply: 'apply',
  claim: 'claim',
  raffle: 'raffle',
  auto: 'auto',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.
 */
export type AgentType = typeof AgentType[keyof typeof AgentType];


export const AgentType = {
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const;

import type { AgentType } from '#generated/model/index.ts';

const names = {
  0: 'player',
  1: 'general',
  2: 'agent',
  4: 'trial',
  41: 'promoter',
  42: 'subPromoter',
} as const satisfies Record<AgentType, string>;

/** The name of the texts of an account type. */
export function typeName(type: AgentType) {
  return names[type];
}

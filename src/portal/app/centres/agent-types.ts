import type { AgentType } from '#generated/model/index.ts';

/** The account types with an agent centre (AGENT-15): general agent, agent, promoter, sub-promoter. */
export const agentTypes: ReadonlySet<AgentType> = new Set<AgentType>([1, 2, 41, 42]);

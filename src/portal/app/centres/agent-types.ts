import type { AgentType } from '../../../../generated/client/model/index.ts';

/** Who has the agent centre (AGENT-15): general agent, agent, promoter, sub-promoter. */
export const agentTypes: ReadonlySet<AgentType> = new Set<AgentType>([1, 2, 41, 42]);

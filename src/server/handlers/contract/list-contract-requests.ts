import { requireAgent } from '../../domain/agent/require-agent.ts';
import { listContractRequests as list } from '../../domain/contracts/list-contracts.ts';
import type { Handler } from '../handler.ts';

export const listContractRequests: Handler<'listContractRequests'> = async ({ session, query }, services) => {
  requireAgent(session);
  return { success: true, value: await list(services, session.memberId, query) };
};

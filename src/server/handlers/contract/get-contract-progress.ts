import { requireAgent } from '../../domain/agent/require-agent.ts';
import { contractProgress } from '../../domain/contracts/contract-progress.ts';
import type { Handler } from '../handler.ts';

export const getContractProgress: Handler<'getContractProgress'> = async ({ session, params }, services) => {
  requireAgent(session);
  return { success: true, value: await contractProgress(services, params.contractId, session.memberId) };
};

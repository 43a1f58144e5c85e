import { requireAgent } from '../../domain/agent/require-agent.ts';
import { contractBasis } from '../../domain/contracts/contract-basis.ts';
import type { Handler } from '../handler.ts';

export const getContractBasis: Handler<'getContractBasis'> = async ({ session, query }, services) => {
  requireAgent(session);
  return { success: true, value: await contractBasis(services, session.memberId, query) };
};

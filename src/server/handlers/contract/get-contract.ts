import { requireAgent } from '../../domain/agent/require-agent.ts';
import { contractDetail } from '../../domain/contracts/contract-row.ts';
import type { Handler } from '../handler.ts';

export const getContract: Handler<'getContract'> = async ({ session, params }, services) => {
  requireAgent(session);
  return {
    success: true,
    value: await contractDetail(services.db, services.brand, params.contractId, session.memberId),
  };
};

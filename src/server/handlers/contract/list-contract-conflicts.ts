import { requireAgent } from '../../domain/agent/require-agent.ts';
import { signingConflicts } from '../../domain/contracts/sign-contract.ts';
import type { Handler } from '../handler.ts';

export const listContractConflicts: Handler<'listContractConflicts'> = async ({ session, params }, services) => {
  requireAgent(session);
  return { success: true, value: await signingConflicts(services, session.memberId, params.contractId) };
};

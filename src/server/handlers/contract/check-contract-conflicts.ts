import { requireAgent } from '../../domain/agent/require-agent.ts';
import { checkConflicts } from '../../domain/contracts/propose-contract.ts';
import type { Handler } from '../handler.ts';

export const checkContractConflicts: Handler<'checkContractConflicts'> = async ({ session, body }, services) => {
  requireAgent(session);
  return { success: true, value: await checkConflicts(services, session.memberId, body) };
};

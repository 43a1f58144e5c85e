import { requireAgent } from '../../domain/agent/require-agent.ts';
import { signContract as sign } from '../../domain/contracts/sign-contract.ts';
import type { Handler } from '../handler.ts';

export const signContract: Handler<'signContract'> = async ({ session, body, params }, services) => {
  requireAgent(session);
  return { success: true, value: await sign(services, session.memberId, params.contractId, body) };
};

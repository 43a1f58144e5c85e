import { requireAgent } from '../../domain/agent/require-agent.ts';
import { proposeContract as propose } from '../../domain/contracts/propose-contract.ts';
import type { Handler } from '../handler.ts';

export const proposeContract: Handler<'proposeContract'> = async ({ session, body, language }, services) => {
  requireAgent(session);
  return { success: true, value: await propose(services, { id: session.memberId }, body, language) };
};

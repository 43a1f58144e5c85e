import { requireAgent } from '../../domain/agent/require-agent.ts';
import { listBills } from '../../domain/contracts/bills/list-bills.ts';
import type { Handler } from '../handler.ts';

export const listContractBills: Handler<'listContractBills'> = async ({ session, query }, services) => {
  requireAgent(session);
  return { success: true, value: await listBills(services, session.memberId, query) };
};

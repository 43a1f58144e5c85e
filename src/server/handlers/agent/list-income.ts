import { requireAgent } from '../../domain/agent/require-agent.ts';
import { listIncome as list } from '../../domain/contracts/bills/list-income.ts';
import type { Handler } from '../handler.ts';

export const listIncome: Handler<'listIncome'> = async ({ session, query }, services) => {
  requireAgent(session);
  return { success: true, value: await list(services, session.memberId, query) };
};

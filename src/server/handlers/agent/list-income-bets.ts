import { requireAgent } from '../../domain/agent/require-agent.ts';
import { incomeBets } from '../../domain/contracts/bills/income-bets.ts';
import type { Handler } from '../handler.ts';

export const listIncomeBets: Handler<'listIncomeBets'> = async ({ session, params, query, language }, services) => {
  requireAgent(session);
  return {
    success: true,
    value: await incomeBets(services, session.memberId, { id: params.incomeId, query, language }),
  };
};

import { requireAgent } from '../../domain/agent/require-agent.ts';
import { incomeInputs } from '../../domain/contracts/bills/income-inputs.ts';
import type { Handler } from '../handler.ts';

export const listIncomeInputs: Handler<'listIncomeInputs'> = async ({ session, params, query, language }, services) => {
  requireAgent(session);
  return {
    success: true,
    value: await incomeInputs(services, session.memberId, { id: params.incomeId, query, language }),
  };
};

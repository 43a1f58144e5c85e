import { requireAgent } from '../../domain/agent/require-agent.ts';
import { actOnContract } from '../../domain/contracts/act-on-contract.ts';
import type { Handler } from '../handler.ts';

export const terminateContract: Handler<'terminateContract'> = async ({ session, body, params }, services) => {
  requireAgent(session);
  return {
    success: true,
    value: await actOnContract(services, { id: session.memberId }, params.contractId, { action: 'terminate', ...body }),
  };
};

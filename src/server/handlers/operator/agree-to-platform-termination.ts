import { actOnContract } from '../../domain/contracts/act-on-contract.ts';
import type { Handler } from '../handler.ts';

export const agreeToPlatformTermination: Handler<'agreeToPlatformTermination'> = async (
  { operator, params, body },
  services,
) => {
  return {
    success: true,
    value: await actOnContract(services, { id: null, operator }, params.contractId, {
      action: 'agree_termination',
      ...body,
    }),
  };
};

import { proposeContract } from '../../domain/contracts/propose-contract.ts';
import type { Handler } from '../handler.ts';

export const proposePlatformContract: Handler<'proposePlatformContract'> = async (
  { operator, body, language },
  services,
) => {
  return { success: true, value: await proposeContract(services, { id: null, operator }, body, language) };
};

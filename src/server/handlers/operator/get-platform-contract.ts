import { contractDetail } from '../../domain/contracts/contract-row.ts';
import type { Handler } from '../handler.ts';

export const getPlatformContract: Handler<'getPlatformContract'> = async ({ params }, services) => {
  return { success: true, value: await contractDetail(services.db, services.brand, params.contractId, null) };
};

import { listHolds } from '../../domain/contracts/holds/contract-holds.ts';
import type { Handler } from '../handler.ts';

export const listContractHolds: Handler<'listContractHolds'> = async ({ query }, services) => ({
  success: true,
  value: await listHolds(services, query),
});

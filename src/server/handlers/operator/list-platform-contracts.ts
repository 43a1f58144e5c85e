import { listPlatformContracts as list } from '../../domain/contracts/list-contracts.ts';
import type { Handler } from '../handler.ts';

export const listPlatformContracts: Handler<'listPlatformContracts'> = async ({ query }, services) => {
  return { success: true, value: await list(services, query) };
};

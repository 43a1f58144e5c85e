import { listBillReviews } from '../../domain/contracts/holds/decide-bill.ts';
import type { Handler } from '../handler.ts';

export const listContractBillReviews: Handler<'listContractBillReviews'> = async ({ query }, services) => ({
  success: true,
  value: await listBillReviews(services, query),
});

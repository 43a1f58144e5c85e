import { holdPayments } from '../../domain/contracts/holds/contract-holds.ts';
import type { Handler } from '../handler.ts';

export const holdContractPayments: Handler<'holdContractPayments'> = async ({ body, operator }, services) => ({
  success: true,
  value: await holdPayments(services, operator, body),
});

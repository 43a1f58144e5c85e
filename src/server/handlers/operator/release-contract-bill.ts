import { releaseBill } from '../../domain/contracts/holds/decide-bill.ts';
import type { Handler } from '../handler.ts';

export const releaseContractBill: Handler<'releaseContractBill'> = ({ params, body, operator, once }, services) => {
  const act = { operator, ...params, ...body };
  return once(async (tx) => ({ success: true, value: await releaseBill(services, tx, act) }));
};

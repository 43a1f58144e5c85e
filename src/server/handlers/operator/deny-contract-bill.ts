import { denyBill } from '../../domain/contracts/holds/decide-bill.ts';
import type { Handler } from '../handler.ts';

export const denyContractBill: Handler<'denyContractBill'> = ({ params, body, operator, once }, services) => {
  const { reason, note } = body;
  const act = { operator, note, ...params };
  return once(async (tx) => ({ success: true, value: await denyBill(services, tx, act, reason) }));
};

import { liftHold } from '../../domain/contracts/holds/contract-holds.ts';
import type { Handler } from '../handler.ts';

export const liftContractHold: Handler<'liftContractHold'> = ({ params, body, operator, once }, services) => {
  const act = { operator, ...params, ...body };
  return once(async (tx) => ({ success: true, value: await liftHold(services, tx, act) }));
};

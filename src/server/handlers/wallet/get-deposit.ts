import { findDeposit } from '../../domain/deposits/read-deposits.ts';
import type { Handler } from '../handler.ts';

export const getDeposit: Handler<'getDeposit'> = async ({ session, params, language }, services) => ({
  success: true,
  value: await findDeposit(services, session, params.depositId, language),
});

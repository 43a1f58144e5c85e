import { disputeWithdrawal as dispute } from '../../domain/withdrawals/answer-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const disputeWithdrawal: Handler<'disputeWithdrawal'> = ({ session, params, body, language, once }, services) =>
  once(async (tx) => ({ success: true, value: await dispute(services, tx, { session, language, ...params }, body) }));

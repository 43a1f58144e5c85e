import { confirmWithdrawal as confirm } from '../../domain/withdrawals/answer-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const confirmWithdrawal: Handler<'confirmWithdrawal'> = ({ session, params, language, once }, services) =>
  once(async (tx) => ({ success: true, value: await confirm(services, tx, { session, language, ...params }) }));

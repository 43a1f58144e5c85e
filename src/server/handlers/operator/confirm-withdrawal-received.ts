import { confirmReceived } from '../../domain/withdrawals/decide-withdrawal.ts';
import type { Handler } from '../handler.ts';

export const confirmWithdrawalReceived: Handler<'confirmWithdrawalReceived'> = async (request, services) => ({
  success: true,
  value: await confirmReceived(services, { operator: request.operator, ...request.params }, request.body.evidence),
});

import { requireAgent } from '../../domain/agent/require-agent.ts';
import { billDetail } from '../../domain/contracts/bills/bill-detail.ts';
import type { Handler } from '../handler.ts';

export const getContractBill: Handler<'getContractBill'> = async ({ session, params }, services) => {
  requireAgent(session);
  return { success: true, value: await billDetail(services, session.memberId, params.billId) };
};

import { consolidatedFunds } from '../../domain/funds/consolidated-funds.ts';
import type { Handler } from '../handler.ts';

export const getConsolidatedFunds: Handler<'getConsolidatedFunds'> = async ({ session }, services) => ({
  success: true,
  value: await consolidatedFunds(services, session.memberId),
});

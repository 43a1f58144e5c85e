import { simulateContract as simulate } from '../../domain/contracts/simulate-contract.ts';
import type { Handler } from '../handler.ts';

export const simulateContract: Handler<'simulateContract'> = async ({ session, body }, services) => ({
  success: true,
  value: simulate(services, session, body),
});

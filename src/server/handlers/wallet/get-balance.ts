import { balance } from '../../domain/wallet/balance.ts';
import type { Handler } from '../handler.ts';

export const getBalance: Handler<'getBalance'> = async ({ session }, services) => ({
  success: true,
  value: balance(services, session),
});

import { merchantWallet } from '../../domain/funds/consolidated-funds.ts';
import type { Handler } from '../handler.ts';

export const getMerchantWallet: Handler<'getMerchantWallet'> = async ({ query }, services) => ({
  success: true,
  value: await merchantWallet(services, query.isSingle === undefined ? undefined : query.isSingle === 1),
});

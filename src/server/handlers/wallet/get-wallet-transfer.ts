import { findWalletTransfer } from '../../domain/funds/transfer-funds.ts';
import type { Handler } from '../handler.ts';

export const getWalletTransfer: Handler<'getWalletTransfer'> = async ({ session, params, language }, services) => ({
  success: true,
  value: await findWalletTransfer(services, session.memberId, params.transferId, language),
});

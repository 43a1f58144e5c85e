import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { memberTransferTerms } from '../../domain/wallet/member-transfers.ts';
import type { Handler } from '../handler.ts';

export const getMemberTransferTerms: Handler<'getMemberTransferTerms'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await memberTransferTerms(services, session) };
};

import { listTransactionHistoryDefaults } from '../../../../generated/server/defaults.ts';
import { listLedger } from '../../domain/ledger/list-ledger.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listTransactionHistory: Handler<'listTransactionHistory'> = async (
  { session, query, language },
  services,
) => {
  requireTrueAccount(session);
  const walletId = query.walletId ?? listTransactionHistoryDefaults.walletId;
  return { success: true, value: await listLedger(services, session.memberId, { ...query, walletId }, language) };
};

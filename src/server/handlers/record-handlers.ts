import { getBet } from './bets/get-bet.ts';
import { getProfitLoss } from './bets/get-profit-loss.ts';
import { listBets } from './bets/list-bets.ts';
import type { HandlerTable } from './handler.ts';
import { getMemberTransfer } from './wallet/get-member-transfer.ts';
import { getVault } from './wallet/get-vault.ts';
import { getWalletTransfer } from './wallet/get-wallet-transfer.ts';
import { listTransactionHistory } from './wallet/list-transaction-history.ts';
import { listVaultLocks } from './wallet/list-vault-locks.ts';
import { lockVault } from './wallet/lock-vault.ts';

/** Who answers the operations of the member's records: the ledger, transfers, the vault, bets, and profit and loss. */
export const recordHandlers = {
  getBet,
  getProfitLoss,
  listBets,
  getMemberTransfer,
  getWalletTransfer,
  listTransactionHistory,
  getVault,
  listVaultLocks,
  lockVault,
} satisfies Partial<HandlerTable>;

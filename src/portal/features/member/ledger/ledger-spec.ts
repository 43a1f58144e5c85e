import { LedgerKind, type ListTransactionHistoryParams } from '#generated/model/index.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';

export const ledgerKinds = Object.values(LedgerKind);
export const directions = ['in', 'out'] as const;

/** What the address of the ledger may hold. */
export const ledgerSpec: ListSpec<ListTransactionHistoryParams> = {
  pageSize: 20,
  range: 'month',
  filters: { walletId: /^(main|[A-Z0-9_]{2,20})$/, kind: ledgerKinds, direction: directions },
};

import type { Queries } from '#server/db/database.ts';

const OPEN_WALLET = `
  with account as (
    insert into accounts (kind, member_id, currency) values ('main', $1, $2) returning id
  )
  insert into wallets (member_id, kind, account_id, currency) select $1, 'main', account.id, $2 from account`;

/** Opens a member's main wallet, empty. The first posting opens each other wallet. */
export async function openWallet(tx: Queries, memberId: number, currency: string): Promise<void> {
  await tx.query('wallet_open', OPEN_WALLET, [memberId, currency]);
}

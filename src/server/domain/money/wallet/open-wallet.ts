import type { Queries } from '#server/db/database.ts';
import { post } from './post.ts';

const OPEN_WALLET = `
  with account as (
    insert into accounts (kind, member_id, currency) values ('main', $1, $2) returning id
  )
  insert into wallets (member_id, kind, account_id, currency) select $1, 'main', account.id, $2 from account`;

/** Opens a member's main wallet, empty. The first posting opens each other wallet. */
export async function openWallet(tx: Queries, memberId: number, currency: string): Promise<void> {
  await tx.query('wallet_open', OPEN_WALLET, [memberId, currency]);
}

interface FirstCredit {
  readonly memberId: number;
  readonly kind: 'opening' | 'trial_credit';
  /** A decimal string, not zero. */
  readonly amount: string;
  readonly currency: string;
  readonly at: Date;
}

/** Opens a member's main wallet with a first credit from the house, posted like any other money. */
export async function openWithCredit(
  tx: Queries,
  { memberId, kind, amount, currency, at }: FirstCredit,
): Promise<void> {
  await post(tx, {
    key: `${kind}:${memberId}`,
    kind,
    reason: { kind: 'account', id: `${memberId}` },
    at,
    currency,
    entries: [
      { memberId, purpose: 'main', amount },
      { house: kind, amount: `-${amount}` },
    ],
  });
}

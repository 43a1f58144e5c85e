import type { Queries } from '../../db/database.ts';

/** A part of a transaction: what an account receives, or gives where the amount is negative. */
export interface Entry {
  readonly accountId: number;
  /** A decimal string, at most 8 decimals, in the currency of the account. */
  readonly amount: string;
}

export interface Booking {
  readonly kind: 'opening' | 'trial_credit';
  /** Names the event; a second booking under the same reference is refused by the database. */
  readonly reference: string | null;
  readonly at: Date;
  readonly entries: readonly Entry[];
}

// Accounts in the order of their numbers, so that two transactions never wait for each other in a circle.
const BOOK = `
  with booked as (insert into transactions (kind, reference, booked_at) values ($1, $2, $3) returning id)
  insert into entries (transaction_id, account_id, amount)
  select booked.id, part.account_id, part.amount
  from booked, unnest($4::bigint[], $5::numeric[]) as part (account_id, amount)
  order by part.account_id`;

/**
 * Books a transaction in double entry, inside the caller's database transaction. The database itself refuses entries
 * that do not sum to zero (at commit) and any that would take a wallet below zero (at once).
 */
export async function book(tx: Queries, { kind, reference, at, entries }: Booking): Promise<void> {
  const accountIds = entries.map((entry) => entry.accountId);
  const amounts = entries.map((entry) => entry.amount);
  await tx.query('ledger_book', BOOK, [kind, reference, at, accountIds, amounts]);
}

/** The house's account of a kind, made when it is first needed. */
export async function houseAccount(tx: Queries, kind: string, currency: string): Promise<number> {
  const find = 'select id from accounts where member_id is null and kind = $1 and currency = $2';
  const make = 'insert into accounts (kind, currency) values ($1, $2) on conflict do nothing';
  const found = await tx.query<{ id: number }>('account_of_house', find, [kind, currency]);
  if (found[0] !== undefined) return found[0].id;
  await tx.query('account_of_house_make', make, [kind, currency]);
  return idOf(await tx.query<{ id: number }>('account_of_house', find, [kind, currency]));
}

const OPEN_WALLET = `
  with account as (
    insert into accounts (kind, member_id, currency) values ($2, $1, $3) returning id
  )
  insert into wallets (member_id, kind, account_id, currency)
  select $1, $2, account.id, $3 from account returning account_id as id`;

/** Opens a member's main wallet, empty, and answers its account. */
export async function openWallet(tx: Queries, memberId: number, currency: string): Promise<number> {
  return idOf(await tx.query<{ id: number }>('wallet_open', OPEN_WALLET, [memberId, 'main', currency]));
}

function idOf([row]: readonly { readonly id: number }[]): number {
  if (row === undefined) throw new Error('the database answered no account');
  return row.id;
}

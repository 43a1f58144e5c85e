import { createHash } from 'node:crypto';
import type { Language, WalletTransfer } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { requireMayStake, requireNotExcluded } from '../../care/protection/require-may-stake.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { publish } from '../../ground/publish.ts';
import { type Entry, post } from '../../money/wallet/post.ts';

/** A transfer as it is stored. Amounts are `numeric` text. */
export interface StoredTransfer {
  readonly id: string;
  readonly memberId: number;
  readonly vendor: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly state: WalletTransfer['state'];
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

const COLUMNS = `id, member_id as "memberId", vendor_code as vendor, direction, amount, state, created_at as "createdAt",
  completed_at as "completedAt"`;
const FIND = `select ${COLUMNS} from wallet_transfers where id = $1 and member_id = $2`;

/** The transfer of an id, if it is this member's. */
export async function storedTransfer(
  db: Pick<Queries, 'query'>,
  id: string,
  memberId: number,
): Promise<StoredTransfer | undefined> {
  const [found] = await db.query<StoredTransfer>('wallet_transfer_find', FIND, [id, memberId]);
  return found;
}

/** The id of the transfer that an intent makes with a vendor: a repeated call means the same transfer. */
export function transferIdOf(intentId: string, vendor: string): string {
  return `tr-${createHash('sha256').update(`${intentId}/${vendor}`).digest('base64url').slice(0, 24)}`;
}

const LOCK = 'select status from members where id = $1 for no key update';
const BEGIN = `
  insert into wallet_transfers (id, member_id, vendor_code, direction, amount, state, created_at, asked_at)
  values ($1, $2, $3, $4, $5, 'pending', $6, $6) on conflict (id) do nothing returning ${COLUMNS}`;

export interface NewTransfer extends Pick<StoredTransfer, 'id' | 'memberId' | 'vendor' | 'direction' | 'amount'> {
  /** The session of the call. */
  readonly sessionId: number;
}

/**
 * Stores a transfer as pending and holds what leaves the main wallet, before the vendor hears of it. A repetition gets
 * the transfer of the first call. Failures: `insufficient_balance`, `self_excluded`,
 * `play_limit_reached`.
 */
export async function beginTransfer(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { id, memberId, sessionId, vendor, direction, amount }: NewTransfer,
): Promise<StoredTransfer> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const [member] = await tx.query<{ status: MemberStatus }>('wallet_transfer_member', LOCK, [memberId]);
    if (member === undefined) throw new Failure('not_found');
    const first = await storedTransfer(tx, id, memberId);
    if (first !== undefined) return first;
    if (direction === 'in') {
      requireNotExcluded(member.status);
      await requireMayStake({ db: tx, brand }, { memberId, sessionId, amount, at });
    }
    const values = [id, memberId, vendor, direction, amount, at];
    const [begun] = await tx.query<StoredTransfer>('wallet_transfer_begin', BEGIN, values);
    if (begun === undefined) throw new Error(`the transfer ${id} is another member's`);
    if (direction === 'in') {
      await move(tx, brand, begun, 'hold', at, [
        { memberId, purpose: 'main', amount: `-${amount}` },
        { memberId, purpose: 'held', amount },
      ]);
    }
    const data = { transfer: id, vendor, direction, amount: money(amount, brand.currency.decimals) };
    await audit(tx, { at, kind: 'wallet_transfer', memberId, data });
    return begun;
  });
}

const LOCK_TRANSFER = `select ${COLUMNS} from wallet_transfers where id = $1 for update`;
const VENDOR_WALLET = 'select balance from wallets where member_id = $1 and kind = $2';
const END = `update wallet_transfers set state = $2, completed_at = $3 where id = $1 returning ${COLUMNS}`;

/** Ends a pending transfer by what the vendor answered. A transfer that has ended stays as it is. */
export async function settleTransfer(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { id, memberId }: Pick<StoredTransfer, 'id' | 'memberId'>,
  outcome: 'done' | 'refused',
): Promise<StoredTransfer> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    await tx.query('wallet_transfer_member', LOCK, [memberId]);
    const [pending] = await tx.query<StoredTransfer>('wallet_transfer_lock', LOCK_TRANSFER, [id]);
    if (pending === undefined) throw new Error(`the transfer ${id} is gone`);
    if (pending.state !== 'pending') return pending;
    const entries = outcome === 'done' ? await doneEntries(tx, pending) : returnedEntries(pending);
    if (entries.length > 0) await move(tx, brand, pending, outcome, at, entries);
    const state = outcome === 'done' ? 'completed' : 'failed';
    const [ended] = await tx.query<StoredTransfer>('wallet_transfer_end', END, [id, state, at]);
    if (ended === undefined) throw new Error(`the transfer ${id} is gone`);
    // The wallets at vendors changed too, which no other event tells.
    await publish(tx, at, [{ kind: 'balance', memberId }]);
    return ended;
  });
}

async function doneEntries(tx: Queries, transfer: StoredTransfer): Promise<readonly Entry[]> {
  const { memberId, vendor, direction, amount } = transfer;
  const purpose = `vendor:${vendor}` as const;
  if (direction === 'in') {
    return [
      { memberId, purpose: 'held', amount: `-${amount}` },
      { memberId, purpose, amount },
    ];
  }
  // What the member won at the vendor enters the ledger when it comes back.
  const [wallet] = await tx.query<{ balance: string }>('wallet_at_vendor', VENDOR_WALLET, [memberId, purpose]);
  const own = leastAmount(amount, wallet?.balance ?? '0');
  const won = subtractAmounts(amount, own);
  const isSome = (value: string) => compareAmounts(value, '0') > 0;
  return [
    ...(isSome(own) ? [{ memberId, purpose, amount: `-${own}` }] : []),
    ...(isSome(won) ? [{ house: purpose, amount: `-${won}` }] : []),
    { memberId, purpose: 'main', amount },
  ];
}

function returnedEntries({ memberId, direction, amount }: StoredTransfer): readonly Entry[] {
  if (direction === 'out') return [];
  return [
    { memberId, purpose: 'held', amount: `-${amount}` },
    { memberId, purpose: 'main', amount },
  ];
}

async function move(
  tx: Queries,
  { currency }: Brand,
  { id }: StoredTransfer,
  step: string,
  at: Date,
  entries: readonly Entry[],
): Promise<void> {
  const reason = { kind: 'wallet_transfer', id } as const;
  await post(tx, {
    key: `wallet_transfer:${id}:${step}`,
    kind: 'transfer',
    reason,
    at,
    currency: currency.code,
    entries,
  });
}

/** A transfer as the contract shows it. */
export function shownTransfer({ currency }: Brand, transfer: StoredTransfer, language: Language): WalletTransfer {
  const { id, vendor, direction, amount, state, createdAt, completedAt } = transfer;
  return {
    transferId: id,
    from: direction === 'in' ? 'main' : vendor,
    to: direction === 'in' ? vendor : 'main',
    amount: money(amount, currency.decimals),
    state,
    failure: state === 'failed' ? texts[language].transfers.refused[direction] : null,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  };
}

import { createHash } from 'node:crypto';
import type { VendorTransaction } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { stakeableWith } from '../launch/player-balance.ts';

/** The dependencies of a vendor's order, within its transaction. The catalogue was read before. */
export type OrderNeeds = Pick<Services, 'brand' | 'clock' | 'random'> & {
  readonly tx: Queries;
  readonly catalogue: CatalogueSnapshot;
};

/** Refuses vendors whose players stake from a wallet at the vendor: `forbidden` (WALLET-12). */
export function requireSeamless({ catalogue }: Pick<OrderNeeds, 'catalogue'>, vendor: string): void {
  if (catalogue.vendors.get(vendor)?.walletMode !== 'seamless') throw new Failure('forbidden');
}

export interface Player {
  readonly memberId: number;
  readonly status: MemberStatus;
  /** The game that the member opened last with the vendor; null in its lobby. */
  readonly lastNodeId: number | null;
}

// All movements of one member wait for each other here, so that each sees the one before it whole.
const LOCK = `
  select m.id as "memberId", m.status,
    (select p.node_id from play_sessions p where p.member_id = m.id and p.vendor_code = $2 order by p.id desc limit 1)
      as "lastNodeId"
  from members m
  where m.id = $1 and (
    exists (select from play_sessions p where p.member_id = m.id and p.vendor_code = $2)
    or exists (select from vendor_transactions v where v.member_id = m.id and v.vendor_code = $2)
  )
  for no key update of m`;

/** Locks a member that has opened a game of the vendor; any other is `not_found`. */
export async function lockPlayer(tx: Queries, vendor: string, memberId: string): Promise<Player> {
  const id = Number(memberId);
  // No member has an id beyond the safe integers.
  const found = Number.isSafeInteger(id) ? await tx.query<Player>('player_lock', LOCK, [id, vendor]) : [];
  const [player] = found;
  if (player === undefined) throw new Failure('not_found');
  return player;
}

/** A stored transaction of a vendor. */
export interface StoredTransaction {
  readonly id: string;
  readonly kind: VendorTransaction['kind'];
  readonly state: VendorTransaction['state'] | 'barred';
  readonly memberId: number;
  readonly roundId: string;
  readonly betId: string | null;
  readonly amount: string;
  readonly contentHash: string;
  readonly at: Date;
}

const COLUMNS = `id, kind, state, member_id as "memberId", round_id as "roundId", bet_id as "betId", amount,
  content_hash as "contentHash", at`;
const FIND = `select ${COLUMNS} from vendor_transactions where vendor_code = $1 and id = $2`;
const ROLLBACK_OF = `select ${COLUMNS} from vendor_transactions where vendor_code = $1 and original_id = $2`;

export async function findTransaction(tx: Queries, vendor: string, id: string): Promise<StoredTransaction | undefined> {
  const [found] = await tx.query<StoredTransaction>('vendor_transaction_find', FIND, [vendor, id]);
  return found;
}

/** Whether a debit was rolled back before it came. */
export async function isBarred(tx: Queries, vendor: string, debit: string): Promise<boolean> {
  return (await findTransaction(tx, vendor, debit))?.state === 'barred';
}

/** The rollback of a debit. */
export async function rollbackOf(tx: Queries, vendor: string, debit: string): Promise<StoredTransaction | undefined> {
  const [found] = await tx.query<StoredTransaction>('vendor_transaction_rollback', ROLLBACK_OF, [vendor, debit]);
  return found;
}

/**
 * The transaction of an id that was handled before. The same id with another order is `idempotency_conflict`, the id of
 * a barred debit too.
 */
export async function repeated(
  tx: Queries,
  vendor: string,
  id: string,
  contentHash: string,
): Promise<StoredTransaction | undefined> {
  const found = await findTransaction(tx, vendor, id);
  if (found !== undefined && found.contentHash !== contentHash) throw new Failure('idempotency_conflict');
  return found;
}

/** The hash of an order. The play token is no part of it: a repetition may come with a newer one. */
export function contentOf(kind: VendorTransaction['kind'], order: object): string {
  const parts = Object.entries(order).filter(([name, value]) => name !== 'playToken' && value !== undefined);
  const sorted = parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('base64url');
}

const RECORD = `
  insert into vendor_transactions
    (vendor_code, id, kind, state, member_id, round_id, bet_id, amount, content_hash, original_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1`;

/** Stores a transaction. An id that another member's order took at the same moment is `idempotency_conflict`. */
export async function record(
  tx: Queries,
  vendor: string,
  stored: StoredTransaction,
  originalId: string | null = null,
): Promise<void> {
  const { id, kind, state, memberId, roundId, betId, amount, contentHash, at } = stored;
  const values = [vendor, id, kind, state, memberId, roundId, betId, amount, contentHash, originalId, at];
  const kept = await tx.query('vendor_transaction_record', RECORD, values);
  if (kept.length === 0) throw new Failure('idempotency_conflict');
}

/** The answer to an order: the transaction as it was entered, and the present balance. */
export async function answerOf(
  { tx, brand, clock, catalogue }: Pick<OrderNeeds, 'tx' | 'brand' | 'clock' | 'catalogue'>,
  vendor: string,
  stored: StoredTransaction,
  duplicate: boolean,
): Promise<VendorTransaction> {
  const { id, kind, state, memberId, roundId, betId, amount, at } = stored;
  if (state === 'barred') throw new Failure('transaction_rolled_back');
  const balance = await stakeableWith(tx, catalogue, vendor, memberId, new Date(clock()));
  const { code, decimals } = brand.currency;
  return {
    transactionId: id,
    kind,
    state,
    duplicate,
    roundId,
    betId,
    amount: money(amount, decimals),
    currency: code,
    balance: money(balance, decimals),
    at: at.toISOString(),
  };
}

import { sql } from 'drizzle-orm';
import type {
  LockVaultPayload,
  Vault,
  VaultLock,
  VaultLocked,
  VaultLockPage,
  VaultLockState,
} from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { post, walletAfter } from '../wallet/post.ts';

const HOUR = 3_600_000;

const OPEN = 'select count(*)::int as count from vault_locks where member_id = $1 and returned_at is null';
const KEEP = `
  insert into vault_locks (id, member_id, amount, hours, locked_at, ends_at) values ($1, $2, $3, $4, $5, $6)`;

/** A lock as it is stored. Amounts are `numeric` text. */
interface LockRow {
  readonly id: string;
  readonly memberId: number;
  readonly amount: string;
  readonly hours: number;
  readonly lockedAt: Date;
  readonly endsAt: Date;
  readonly returnedAt: Date | null;
}

/** The columns of a lock `v`. */
const LOCK_COLUMNS = `
  v.id, v.member_id as "memberId", v.amount, v.hours, v.locked_at as "lockedAt", v.ends_at as "endsAt",
  v.returned_at as "returnedAt"`;

/** A lock as the contract shows it. */
function lockOf({ currency }: Pick<Brand, 'currency'>, row: LockRow): VaultLock {
  return {
    lockId: row.id,
    amount: money(row.amount, currency.decimals),
    hours: row.hours,
    state: row.returnedAt === null ? 'locked' : 'returned',
    lockedAt: row.lockedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}

/**
 * Moves money from the main wallet of the session's member to the vault, in the caller's transaction. Failures:
 * `validation_failed` for hours that the brand does not offer and for more decimals than the currency has,
 * `amount_out_of_range`, `vault_full`, `insufficient_balance`.
 */
export async function lockMoney(
  { brand, clock, random }: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  { memberId, id: sessionId }: Pick<Session, 'memberId' | 'id'>,
  { amount, hours }: LockVaultPayload,
): Promise<VaultLocked> {
  const { vault, currency } = brand;
  requireMoney(brand, amount);
  if (!vault.hours.includes(hours)) {
    const message = `Must be one of ${vault.hours.join(', ')}`;
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/hours', rule: 'vault_hours', message }] });
  }
  if (compareAmounts(amount, vault.minAmount) < 0 || compareAmounts(amount, vault.maxAmount) > 0) {
    throw new Failure('amount_out_of_range');
  }
  // Locks of one member are serialised, so that two cannot pass the limit together.
  await lockMember(tx, memberId);
  const [open] = await tx.query<{ count: number }>('vault_open', OPEN, [memberId]);
  if ((open?.count ?? 0) >= vault.maxLocks) throw new Failure('vault_full');
  const lockedAt = new Date(clock());
  const endsAt = new Date(lockedAt.getTime() + hours * HOUR);
  const id = newSecret('vl-', random);
  const posted = await post(tx, {
    key: `vault:${id}`,
    kind: 'transfer',
    reason: { kind: 'vault', id },
    at: lockedAt,
    currency: currency.code,
    entries: [
      { memberId, purpose: 'main', amount: `-${amount}` },
      { memberId, purpose: 'vault', amount },
    ],
  });
  await tx.query('vault_keep', KEEP, [id, memberId, amount, hours, lockedAt, endsAt]);
  const data = { lock: id, amount: money(amount, currency.decimals), hours, session: sessionId };
  await audit(tx, { at: lockedAt, kind: 'vault_locked', memberId, data });
  const after = (purpose: 'main' | 'vault') => money(walletAfter(posted, memberId, purpose).balance, currency.decimals);
  const lock = lockOf(brand, { id, memberId, amount, hours, lockedAt, endsAt, returnedAt: null });
  return { lock, available: after('main'), balance: after('vault') };
}

type Needs = Pick<Services, 'brand' | 'clock' | 'db'>;

const DUE = `
  select id from vault_locks where returned_at is null and ends_at <= $1 and ($2::bigint is null or member_id = $2)
  order by ends_at, id limit 500`;
const TAKE = `select ${LOCK_COLUMNS} from vault_locks v where v.id = $1 and v.returned_at is null for update`;
const RETURNED = 'update vault_locks set returned_at = $2 where id = $1';

/**
 * Returns the money of all locks that have ended, or of one member's, each in a transaction of its own. It asks nothing
 * about the account: money of an excluded or closed one returns too.
 */
export async function returnLocks(services: Needs, memberId: number | null = null): Promise<void> {
  const { db, clock } = services;
  const due = await db.query<{ id: string }>('vault_due', DUE, [new Date(clock()), memberId]);
  await eachInTurn(
    due,
    ({ id }) => db.transaction((tx) => returnLock(services, tx, id)),
    (count) => `${count} locks of the vault were not returned`,
  );
}

async function returnLock({ brand, clock }: Pick<Needs, 'brand' | 'clock'>, tx: Queries, id: string): Promise<void> {
  const [lock] = await tx.query<LockRow>('vault_take', TAKE, [id]);
  // Another process or reader may have been faster.
  if (lock === undefined) return;
  const { memberId, amount } = lock;
  const at = new Date(clock());
  await post(tx, {
    key: `vault:${id}:returned`,
    kind: 'transfer',
    reason: { kind: 'vault', id },
    at,
    currency: brand.currency.code,
    entries: [
      { memberId, purpose: 'vault', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  });
  await tx.query('vault_returned', RETURNED, [id, at]);
  const formatted = formatMoney(amount, brand.currency);
  const texts = inEveryLanguage(({ transfers }) => transfers.backFromVault(formatted));
  await sendMessage(tx, brand, { memberId, category: 'money', texts, sentAt: at });
  const data = { lock: id, amount: money(amount, brand.currency.decimals) };
  await audit(tx, { at, kind: 'vault_returned', memberId, data });
}

const OPEN_LOCKS = `
  select ${LOCK_COLUMNS} from vault_locks v where v.member_id = $1 and v.returned_at is null
  order by v.ends_at, v.locked_at, v.id`;
const BALANCES = `select kind, balance from wallets where member_id = $1 and kind in ('main', 'vault')`;

/** The member's vault and the brand's terms. */
export async function readVault({ db, brand, clock }: Needs, memberId: number): Promise<Vault> {
  const locks = await db.query<LockRow>('vault_locks_open', OPEN_LOCKS, [memberId]);
  const wallets = await db.query<{ kind: string; balance: string }>('vault_balances', BALANCES, [memberId]);
  const balanceOf = (kind: 'main' | 'vault') =>
    money(wallets.find((wallet) => wallet.kind === kind)?.balance ?? '0', brand.currency.decimals);
  const { minAmount, maxAmount, maxLocks, hours } = brand.vault;
  return {
    currency: brand.currency.code,
    available: balanceOf('main'),
    balance: balanceOf('vault'),
    minAmount,
    maxAmount,
    maxLocks,
    hours: [...hours],
    locks: locks.map((row) => lockOf(brand, row)),
    asOf: new Date(clock()).toISOString(),
  };
}

interface LockQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: VaultLockState | undefined;
}

/** A page of the member's locks, the newest first, with sums over all pages. Failure: `validation_failed`. */
export async function listLocks(
  { db, brand, clock }: Needs,
  memberId: number,
  { state, ...query }: LockQuery,
): Promise<VaultLockPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<LockRow, Record<keyof VaultLockPage['totals'], string>>(
    db,
    {
      name: 'vault_locks',
      from: sql`vault_locks v`,
      where: [
        sql`v.member_id = ${memberId}`,
        sql`v.locked_at >= ${range.from} and v.locked_at < ${range.to}`,
        state && (state === 'locked' ? sql`v.returned_at is null` : sql`v.returned_at is not null`),
      ],
      order: sql`v.locked_at desc, v.id desc`,
      columns: piece(LOCK_COLUMNS),
      totals: {
        amount: sql`coalesce(sum(v.amount), 0)`,
        locked: sql`coalesce(sum(v.amount) filter (where v.returned_at is null), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => lockOf(brand, row)),
    totals: { amount: wire(totals.amount), locked: wire(totals.locked) },
  };
}

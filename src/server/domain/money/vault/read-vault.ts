import { sql } from 'drizzle-orm';
import type { Vault, VaultLockPage, VaultLockState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { LOCK_COLUMNS, type LockRow, lockOf } from './vault.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'db'>;

const OPEN = `
  select ${LOCK_COLUMNS} from vault_locks v where v.member_id = $1 and v.returned_at is null
  order by v.ends_at, v.locked_at, v.id`;
const BALANCES = `select kind, balance from wallets where member_id = $1 and kind in ('main', 'vault')`;

/** The member's vault and the brand's terms. */
export async function readVault({ db, brand, clock }: Needs, memberId: number): Promise<Vault> {
  const locks = await db.query<LockRow>('vault_locks_open', OPEN, [memberId]);
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

export interface LockQuery extends PageQuery {
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

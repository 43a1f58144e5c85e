import type { VaultLock } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { money } from '../../ground/amounts/money.ts';

/** A lock as it is stored. Amounts are `numeric` text. */
export interface LockRow {
  readonly id: string;
  readonly memberId: number;
  readonly amount: string;
  readonly hours: number;
  readonly lockedAt: Date;
  readonly endsAt: Date;
  readonly returnedAt: Date | null;
}

/** The columns of a lock `v`. */
export const LOCK_COLUMNS = `
  v.id, v.member_id as "memberId", v.amount, v.hours, v.locked_at as "lockedAt", v.ends_at as "endsAt",
  v.returned_at as "returnedAt"`;

/** A lock as the contract shows it. */
export function lockOf({ currency }: Pick<Brand, 'currency'>, row: LockRow): VaultLock {
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

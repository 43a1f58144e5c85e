import type { BoundAccount, BoundAccounts } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { type DataSeal, dataSeal, type SealNeeds } from '../../ground/encryption/data-seal.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { Session } from '../../identity/session/session.ts';

interface Row extends Omit<BoundAccount, 'usableFrom' | 'createdAt' | 'lastUsedAt'> {
  readonly usableFrom: Date;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const LIST = `
  select id as "accountId", kind, bank_code as "bankCode", bank_name as "bankName", ending, payee_name as "payeeName",
    branch, is_default as "isDefault", usable_from as "usableFrom", created_at as "createdAt",
    last_used_at as "lastUsedAt"
  from bound_accounts where member_id = $1 and removed_at is null
  order by is_default desc, created_at desc, id desc`;
const PAYEE = 'select payee_name as "payeeName" from members where id = $1';

/** The bound accounts of the session's member, the default one first, then the newest first. */
export async function boundAccounts(
  { brand }: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  { memberId }: Pick<Session, 'memberId'>,
): Promise<BoundAccounts> {
  const rows = await db.query<Row>('bound_accounts', LIST, [memberId]);
  const [member] = await db.query<{ payeeName: string | null }>('bound_accounts_payee', PAYEE, [memberId]);
  return {
    payeeName: member?.payeeName ?? null,
    accounts: rows.map(({ usableFrom, createdAt, lastUsedAt, ...row }) => ({
      ...row,
      usableFrom: usableFrom.toISOString(),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    maxAccounts: brand.withdrawals.maxAccounts,
  };
}

/** Changes of one member's accounts happen one after the other. */
export async function lockAccounts(tx: Pick<Queries, 'query'>, memberId: number): Promise<void> {
  await lockMember(tx, memberId);
}

const FIND =
  'select is_default as "isDefault" from bound_accounts where id = $1 and member_id = $2 and removed_at is null';
const CLEAR = `
  update bound_accounts set is_default = false where member_id = $1 and is_default and removed_at is null`;
const MAKE = 'update bound_accounts set is_default = true where id = $1';

/** Takes the default from the account that has it, and gives it to this one. */
export async function moveDefault(tx: Pick<Queries, 'query'>, memberId: number, accountId: string): Promise<void> {
  await tx.query('bound_accounts_clear_default', CLEAR, [memberId]);
  await tx.query('bound_accounts_make_default', MAKE, [accountId]);
}

/** Makes an account the default. Failure: `not_found`, also for another member's. */
export async function setDefaultAccount(
  services: Pick<Services, 'db' | 'brand'>,
  session: Session,
  accountId: string,
): Promise<BoundAccounts> {
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx, session.memberId);
    const isDefault = await requireAccount(tx, session.memberId, accountId);
    if (!isDefault) await moveDefault(tx, session.memberId, accountId);
    return boundAccounts(services, tx, session);
  });
}

// A withdrawal is under way until it was received, rejected or returned.
const BUSY = `
  select 1 from withdrawals
  where account_id = $1 and state in ('requested', 'reviewing', 'approved', 'paid', 'disputed') limit 1`;
const REMOVE = 'update bound_accounts set removed_at = $2, is_default = false where id = $1';
const NEWEST = `
  select id from bound_accounts where member_id = $1 and removed_at is null order by created_at desc, id desc limit 1`;

/**
 * Removes an account; the newest of the others becomes the default in its place. The caller has checked the payment
 * password. Failures: `not_found`, also for another member's; `account_busy` while a withdrawal to it is under way.
 */
export async function removeAccount(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  accountId: string,
): Promise<BoundAccounts> {
  const { memberId } = session;
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx, memberId);
    const wasDefault = await requireAccount(tx, memberId, accountId);
    if ((await tx.query('bound_account_busy', BUSY, [accountId])).length > 0) throw new Failure('account_busy');
    const at = new Date(services.clock());
    await tx.query('bound_account_remove', REMOVE, [accountId, at]);
    if (wasDefault) {
      const [newest] = await tx.query<{ id: string }>('bound_account_newest', NEWEST, [memberId]);
      if (newest !== undefined) await moveDefault(tx, memberId, newest.id);
    }
    const left = await boundAccounts(services, tx, session);
    const data = { account: accountId, session: session.id };
    await audit(tx, { at, kind: 'account_removed', memberId, data });
    return left;
  });
}

async function requireAccount(tx: Pick<Queries, 'query'>, memberId: number, accountId: string): Promise<boolean> {
  const [account] = await tx.query<{ isDefault: boolean }>('bound_account_find', FIND, [accountId, memberId]);
  if (account === undefined) throw new Failure('not_found');
  return account.isDefault;
}

/** Encrypts account numbers for storage. */
export interface NumberSeal extends Pick<DataSeal, 'seal' | 'open'> {
  /** A keyed hash by which one number is found again. */
  hash(bankCode: string, number: string): string;
}

/** The seal of account numbers. */
export async function numberSeal(db: Pick<Queries, 'query'>, needs: SealNeeds): Promise<NumberSeal> {
  const seal = await dataSeal(db, needs, 'account_numbers');
  return { ...seal, hash: (bankCode, number) => seal.hash(`${bankCode}:${number.toUpperCase()}`) };
}

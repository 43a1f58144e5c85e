import type { Database, Queries } from '#server/db/database.ts';
import { hashPassword } from '../../identity/session/password.ts';
import type { Session } from '../../identity/session/session.ts';
import { storeAccount } from '../../money/bound-accounts/add-account.ts';
import { numberSeal } from '../../money/bound-accounts/bound-accounts.ts';
import { post } from '../../money/wallet/post.ts';
import { addMembers, DAY, sessionOf, type TestServices } from '../../testing.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { approveWithdrawal, markPaid } from './decide-withdrawal.ts';

/** The payment password of the members of `addPayee`. */
export const PAYMENT_PASSWORD = '730185';
export const OPERATOR = 'op_mai';

/** A member who may withdraw: a payee name, a payment password, a bound account and a balance. */
export interface Payee {
  readonly session: Session;
  readonly memberId: number;
  readonly accountId: string;
}

let numbers = 10_000_000;

/** Adds such a member; its account is older than a day. */
export async function addPayee(
  db: Database,
  services: TestServices,
  account: string,
  balance = '1000.00',
): Promise<Payee> {
  await addMembers(db, [{ account }]);
  const session = await sessionOf(services, account);
  const { memberId } = session;
  const hash = await hashPassword(PAYMENT_PASSWORD);
  const before = new Date(services.clock() - 2 * DAY);
  await db.query(
    'test_payee',
    `update members set payee_name = 'TRAN THI LINH', payment_password_hash = $2, payment_password_changed_at = $3,
      password_changed_at = $3, rank_level = 2 where id = $1`,
    [memberId, hash, before],
  );
  for (const table of ['accounts', 'wallets']) {
    const sql = `update ${table} set currency = $2 where member_id = $1`;
    await db.query(`test_currency_${table}`, sql, [memberId, services.brand.currency.code]);
  }
  numbers += 1;
  const accountId = `ba-${account}`;
  await storeAccount(db, await numberSeal(db, services), {
    id: accountId,
    memberId,
    kind: 'bank',
    bankCode: 'SAOMAI',
    bankName: 'Sao Mai Bank',
    number: `${numbers}`,
    payeeName: 'TRAN THI LINH',
    branch: null,
    isDefault: true,
    usableFrom: before,
    createdAt: before,
  });
  await credit(db, services, memberId, balance);
  return { session, memberId, accountId };
}

/** Gives money from the house. */
export async function credit(
  db: Pick<Queries, 'query'>,
  { clock, brand, random }: TestServices,
  memberId: number,
  amount: string,
): Promise<void> {
  const id = Buffer.from(random(12)).toString('base64url');
  await post(db, {
    key: `test:${id}`,
    kind: 'adjustment',
    reason: { kind: 'operator', id },
    at: new Date(clock()),
    currency: brand.currency.code,
    entries: [
      { house: 'house', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  });
}

/** Asks for a withdrawal and returns its id. */
export async function withdraw(services: TestServices, { session, accountId }: Payee, amount: string): Promise<string> {
  const asked = { amount, accountId };
  const { withdrawal } = await services.db.transaction((tx) => createWithdrawal(services, tx, session, asked, 'EN'));
  return withdrawal.withdrawalId;
}

/** Approves and pays a withdrawal now. */
export async function payOut(services: TestServices, withdrawalId: string): Promise<void> {
  const act = { operator: OPERATOR, withdrawalId };
  const payment = { bankReference: `SMB-${withdrawalId}`, paidAt: new Date(services.clock()).toISOString() };
  await services.db.transaction((tx) => approveWithdrawal(services, tx, act));
  await services.db.transaction((tx) => markPaid(services, tx, act, payment));
}

/** The balance of one of a member's wallets; '0' where it has none. */
export async function balanceOf(db: Pick<Queries, 'query'>, memberId: number, kind = 'main'): Promise<string> {
  const sql = 'select balance from wallets where member_id = $1 and kind = $2';
  const [row] = await db.query<{ balance: string }>('test_wallet', sql, [memberId, kind]);
  return row?.balance.replace(/0{6}$/, '') ?? '0';
}

/** The sum of all entries of an account of the house. */
export async function houseBalance(db: Pick<Queries, 'query'>, kind: string): Promise<string> {
  const sql = `
    select coalesce(sum(e.amount), 0)::numeric(24, 2) as sum from accounts a join entries e on e.account_id = a.id
    where a.kind = $1 and a.member_id is null`;
  const [row] = await db.query<{ sum: string }>('test_house', sql, [kind]);
  return row?.sum ?? '0.00';
}

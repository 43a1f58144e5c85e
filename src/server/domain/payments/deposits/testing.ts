import type { DepositDetail } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Session } from '../../identity/session/session.ts';
import { type AskedJob, addMembers, recordedJobs, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { confirmDeposit } from './approve-deposit.ts';
import { createDeposit } from './create-deposit.ts';

/** A member who may deposit, and the jobs that its services were asked for. */
export interface Depositor {
  readonly services: TestServices;
  readonly session: Session;
  readonly asked: readonly AskedJob[];
}

let depositors = 0;

/** Adds such a member, of a brand with these changes. */
export async function addDepositor(db: Database, brand: Partial<TestServices['brand']> = {}): Promise<Depositor> {
  const { jobs, asked } = recordedJobs();
  const services = { ...(await testServices(db, brand)), jobs };
  depositors += 1;
  const account = `depositor${depositors}`;
  await addPayers(db, [account]);
  return { services, session: await sessionOf(services, account), asked };
}

/** Asks for a deposit. */
export function askDeposit(
  { services, session }: Depositor,
  amount: string,
  methodId = 'dm-bank',
  promotionId?: string,
): Promise<DepositDetail> {
  const asked = { methodId, amount, ...(promotionId && { promotionId }) };
  return services.db.transaction((tx) => createDeposit(services, tx, session, asked, 'EN'));
}

/** The operator `op_mai` confirms what arrived. */
export function confirmMoney(
  { services }: Depositor,
  depositId: string,
  receivedAmount: string,
  note?: string,
): Promise<void> {
  const payment = { receivedAmount, bankReference: `SMB-${depositId}`, ...(note && { note }) };
  return services.db.transaction((tx) => confirmDeposit(services, tx, 'op_mai', depositId, payment));
}

/** Adds members who may deposit: of age, with the name of their bank account. */
export async function addPayers(db: Database, accounts: readonly string[]): Promise<void> {
  await addMembers(
    db,
    accounts.map((account) => ({ account })),
  );
  const sql = `update members set payee_name = 'TRAN PAYER', birthday = '1990-06-01' where account = any($1)`;
  await db.query('test_payers', sql, [accounts]);
}

/** Removes the deposits and payments of earlier tests. */
export async function forgetDeposits(db: Database): Promise<void> {
  for (const table of ['payment_reports', 'unmatched_payments', 'payment_references', 'deposit_steps', 'deposits']) {
    await db.query(`test_clean_${table}`, `delete from ${table}`);
  }
}

import type { DepositState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money } from '../../ground/amounts/money.ts';
import { transferNoteOf } from './deposit-detail.ts';
import { methodOf } from './deposit-methods.ts';
import { DEPOSIT_COLUMNS, type DepositRow } from './deposit-row.ts';
import { type PaymentReport, type ReportOutcome, signPayment, takeReport } from './payment-report.ts';
import { isUnpaid } from './settle-deposit.ts';

/** A card payment as the sandbox's hosted page shows it. */
export interface SandboxPayment {
  readonly depositId: string;
  readonly amount: string;
  readonly note: string;
  readonly state: DepositState;
}

const FIND = `select ${DEPOSIT_COLUMNS} from deposits d where d.id = $1 and d.kind = 'card'`;

/** The payment of a deposit. Failure: `not_found`, also where another provider has the hosted page. */
export async function findSandboxPayment(
  { db, brand, config }: Pick<Services, 'db' | 'brand' | 'config'>,
  depositId: string,
): Promise<SandboxPayment> {
  const { id, state, ...row } = await rowOf({ db, brand, config }, depositId);
  return { depositId: id, state, amount: formatMoney(row.amount, brand.currency), note: transferNoteOf(brand, row) };
}

/** Plays the card provider, which takes one payment for a deposit: signs a report of it and hands it in. */
export async function payInSandbox(
  services: Pick<Services, 'brand' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'random'>,
  depositId: string,
  outcome: PaymentReport['outcome'],
): Promise<ReportOutcome> {
  const { brand, clock, config, random } = services;
  const row = await rowOf(services, depositId);
  if (!isUnpaid(row)) return 'ignored';
  const token = Buffer.from(random(12)).toString('base64url');
  const report: PaymentReport = {
    eventId: `evt-${token}`,
    depositId,
    outcome,
    amount: money(row.amount, brand.currency.decimals),
    currency: brand.currency.code,
    reference: `SBX-${token}`,
  };
  const body = JSON.stringify(report);
  return takeReport(services, body, signPayment(config.paymentKey, body, clock()));
}

async function rowOf(
  { db, brand, config }: Pick<Services, 'db' | 'brand' | 'config'>,
  depositId: string,
): Promise<DepositRow> {
  if (!config.sandboxPayments) throw new Failure('not_found');
  const [row] = await db.query<DepositRow>('sandbox_payment', FIND, [depositId]);
  const method = row && methodOf(brand, row.methodId);
  if (row === undefined || method?.kind !== 'card' || method.hostedPage !== null) throw new Failure('not_found');
  return row;
}

import type { DepositKind, DepositState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Refusal } from '../../rewards/promotions/refusals.ts';

/** A deposit as it is stored; amounts are `numeric` text. */
export interface DepositRow {
  readonly id: string;
  readonly number: number;
  readonly memberId: number;
  readonly methodId: string;
  readonly kind: DepositKind;
  readonly state: DepositState;
  readonly amount: string;
  readonly feeRate: number;
  readonly feeFixed: string;
  readonly fee: string;
  readonly payerReference: string | null;
  readonly reportedAt: Date | null;
  readonly promotionId: string | null;
  readonly promotionRefusal: Refusal | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly receivedAmount: string | null;
  readonly bankReference: string | null;
  readonly paidAt: Date | null;
  readonly creditedAmount: string | null;
  readonly creditedAt: Date | null;
  readonly balanceAfter: string | null;
  readonly reason: string | null;
}

/** The columns of a deposit, in the table with the alias `d`. */
export const DEPOSIT_COLUMNS = `
  d.id, d.number, d.member_id as "memberId", d.method_id as "methodId", d.kind, d.state, d.amount,
  d.fee_rate as "feeRate", d.fee_fixed as "feeFixed", d.fee, d.payer_reference as "payerReference",
  d.reported_at as "reportedAt", d.promotion_id as "promotionId",
  d.promotion_refusal as "promotionRefusal", d.created_at as "createdAt",
  d.expires_at as "expiresAt", d.received_amount as "receivedAmount", d.bank_reference as "bankReference",
  d.paid_at as "paidAt", d.credited_amount as "creditedAmount", d.credited_at as "creditedAt",
  d.balance_after as "balanceAfter", d.reason`;

/** Who brought a step about; operators have names. */
export type StepAuthor = 'member' | 'provider' | 'system' | { readonly operator: string };

export interface DepositStepRow {
  readonly state: DepositState;
  readonly at: Date;
  readonly by: 'member' | 'provider' | 'operator' | 'system';
  readonly operator: string | null;
  readonly note: string | null;
}

const LOCK = `select ${DEPOSIT_COLUMNS} from deposits d where d.id = $1 for update`;

/** Locks a deposit until the transaction ends, so that its changes of state are serialised. Failure: `not_found`. */
export async function lockDeposit(tx: Queries, depositId: string): Promise<DepositRow> {
  const [row] = await tx.query<DepositRow>('deposit_lock', LOCK, [depositId]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

const ADD = `
  insert into deposit_steps (deposit_id, position, state, at, by, operator, note)
  select $1, count(*) + 1, $2, $3, $4, $5, $6 from deposit_steps where deposit_id = $1`;

/** Adds a step, or a note for operators to the present state, to a deposit that is locked. */
export async function addStep(
  tx: Queries,
  depositId: string,
  step: { readonly state: DepositState; readonly at: Date; readonly by: StepAuthor; readonly note?: string | null },
): Promise<void> {
  const { state, at, by, note = null } = step;
  const [kind, operator] = typeof by === 'string' ? [by, null] : ['operator', by.operator];
  await tx.query('deposit_step_add', ADD, [depositId, state, at, kind, operator, note]);
}

const STEPS = 'select state, at, by, operator, note from deposit_steps where deposit_id = $1 order by position';

/** The steps of a deposit, the first one first. */
export async function stepsOf(db: Pick<Queries, 'query'>, depositId: string): Promise<DepositStepRow[]> {
  return db.query<DepositStepRow>('deposit_steps', STEPS, [depositId]);
}

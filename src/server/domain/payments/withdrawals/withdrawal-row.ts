import type {
  DisputeReason,
  WithdrawalCheck,
  WithdrawalFigures,
  WithdrawalOwner,
  WithdrawalState,
  WithdrawalTarget,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { isReferenceUsed, referenceKey } from '../funds/payment-references.ts';

/** A withdrawal as stored, with its target. Amounts are `numeric` text. */
export interface WithdrawalRow extends WithdrawalTarget {
  readonly id: string;
  readonly memberId: number;
  readonly state: WithdrawalState;
  readonly amount: string;
  readonly fee: string;
  readonly reviewer: string | null;
  readonly bankReference: string | null;
  readonly reason: string | null;
  readonly requestedAt: Date;
  readonly updatedAt: Date;
  readonly autoReceivedAt: Date | null;
  readonly disputeReason: DisputeReason | null;
  readonly disputeText: string | null;
  readonly disputedAt: Date | null;
  readonly disputeAnswer: string | null;
  readonly disputeAnsweredAt: Date | null;
  readonly sealedNumber: string;
  readonly figures: WithdrawalFigures;
  readonly checks: WithdrawalCheck[];
  readonly openChecks: number;
}

/** A state that it has had. */
export interface StepRow {
  readonly state: WithdrawalState;
  readonly at: Date;
  readonly owner: WithdrawalOwner;
  readonly actor: string;
  readonly note: string | null;
}

/** The tables and columns of a withdrawal, as `d` and `a`. */
export const WITHDRAWAL_FROM = 'withdrawals d join bound_accounts a on a.id = d.account_id';
export const WITHDRAWAL_COLUMNS = `
  d.id, d.member_id as "memberId", d.state, d.amount, d.fee, d.reviewer, d.bank_reference as "bankReference", d.reason,
  d.requested_at as "requestedAt", d.updated_at as "updatedAt", d.auto_received_at as "autoReceivedAt",
  d.dispute_reason as "disputeReason", d.dispute_text as "disputeText", d.disputed_at as "disputedAt",
  d.dispute_answer as "disputeAnswer", d.dispute_answered_at as "disputeAnsweredAt", d.figures, d.checks,
  d.open_checks as "openChecks", d.account_id as "accountId", d.payee_name as "payeeName", a.kind,
  a.bank_name as "bankName", a.ending, a.sealed_number as "sealedNumber"`;

const FIND = `select ${WITHDRAWAL_COLUMNS} from ${WITHDRAWAL_FROM} where d.id = $1`;
const LOCK = `${FIND} for no key update of d`;
const STEPS = 'select state, at, owner, actor, note from withdrawal_steps where withdrawal_id = $1 order by position';

/** A withdrawal; with `memberId` only that member's. Failure: `not_found`. */
export async function findWithdrawal(
  db: Pick<Queries, 'query'>,
  id: string,
  memberId?: number,
): Promise<WithdrawalRow> {
  const [row] = await db.query<WithdrawalRow>('withdrawal_find', FIND, [id]);
  return requireOwn(row, memberId);
}

/** The same, locked: changes of one withdrawal happen one after the other. */
export async function lockWithdrawal(tx: Queries, id: string, memberId?: number): Promise<WithdrawalRow> {
  const [row] = await tx.query<WithdrawalRow>('withdrawal_lock', LOCK, [id]);
  return requireOwn(row, memberId);
}

function requireOwn(row: WithdrawalRow | undefined, memberId: number | undefined): WithdrawalRow {
  if (row === undefined || (memberId !== undefined && row.memberId !== memberId)) throw new Failure('not_found');
  return row;
}

/** The states of a withdrawal, the first one first. */
export function stepsOf(db: Pick<Queries, 'query'>, id: string): Promise<StepRow[]> {
  return db.query<StepRow>('withdrawal_steps', STEPS, [id]);
}

const MOVE = `
  update withdrawals set state = $2, updated_at = $3, auto_received_at = $4, reviewer = coalesce($5, reviewer),
    bank_reference = coalesce($6, bank_reference), reason = coalesce($7, reason),
    dispute_reason = coalesce($8, dispute_reason), dispute_text = coalesce($9, dispute_text),
    disputed_at = case when $2 = 'disputed' then $3 else disputed_at end,
    dispute_answer = coalesce($10, dispute_answer),
    dispute_answered_at = case when $10::text is not null then $3 else dispute_answered_at end,
    reference_key = coalesce($11, reference_key)
  where id = $1`;
const STEP = `
  insert into withdrawal_steps (withdrawal_id, position, state, at, owner, actor, note)
  select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5, $6 from withdrawal_steps where withdrawal_id = $1`;

/** A change of a locked withdrawal. */
export interface Move {
  readonly state: WithdrawalState;
  readonly at: Date;
  readonly owner: WithdrawalOwner;
  readonly actor: string;
  readonly note?: string | null | undefined;
  readonly reviewer?: string;
  readonly autoReceivedAt?: Date;
  readonly bankReference?: string;
  readonly reason?: string;
  readonly dispute?: { readonly reason: DisputeReason; readonly text: string | null };
  readonly answer?: string;
}

/** Moves a withdrawal that the caller has locked to another state, and keeps the step. */
export async function moveWithdrawal(tx: Queries, id: string, move: Move): Promise<void> {
  const { state, at, reviewer, autoReceivedAt, bankReference, reason, dispute, answer } = move;
  const key = bankReference === undefined ? null : referenceKey(bankReference);
  const values = [
    id,
    state,
    at,
    autoReceivedAt ?? null,
    reviewer ?? null,
    bankReference ?? null,
    reason ?? null,
    dispute?.reason ?? null,
    dispute?.text ?? null,
    answer ?? null,
    key,
  ];
  await tx.query('withdrawal_move', MOVE, values).catch((error: unknown) => {
    throw isReferenceUsed(error) ? new Failure('conflict') : error;
  });
  await addStep(tx, id, move);
}

/** Keeps a step of a withdrawal. */
export async function addStep(
  tx: Pick<Queries, 'query'>,
  id: string,
  { state, at, owner, actor, note }: Move,
): Promise<void> {
  await tx.query('withdrawal_step', STEP, [id, state, at, owner, actor, note || null]);
}

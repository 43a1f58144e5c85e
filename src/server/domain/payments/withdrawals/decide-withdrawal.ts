import type {
  MarkWithdrawalPaidPayload,
  OperatorReasonPayload,
  WithdrawalReview,
  WithdrawalState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { type AuditKind, audit } from '../../ground/audit/audit.ts';
import { SANDBOX_REVIEWER } from '../../ground/sandbox-review.ts';
import { owes, requireNoDebt } from '../../money/debts/debts.ts';
import { notifyMember } from './notify-member.ts';
import { postWithdrawal } from './postings.ts';
import { withdrawalReview } from './review-withdrawals.ts';
import { lockWithdrawal, type Move, moveWithdrawal, stepsOf, type WithdrawalRow } from './withdrawal-row.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'config' | 'random'>;

/** An operator's act on a withdrawal. */
export interface Act {
  readonly operator: string;
  readonly withdrawalId: string;
  readonly note?: string | undefined;
}

/**
 * Takes up a withdrawal: `requested -> reviewing`. One that another operator has taken up goes over to this one. Failures:
 * `not_found`; `conflict` in any other state.
 */
export function startReview(services: Needs & Pick<Services, 'db'>, act: Act): Promise<WithdrawalReview> {
  return services.db.transaction(async (tx) => {
    const row = await lockIn(tx, act, ['requested', 'reviewing']);
    if (row.reviewer === act.operator) {
      return withdrawalReview(services, tx, act.withdrawalId);
    }
    return decide(services, tx, act, { row, kind: 'withdrawal_taken_up', move: { state: 'reviewing' } });
  });
}

/**
 * Approves a withdrawal; it stays held until it is paid, and nobody can cancel it (trust 17). Failures: `not_found`;
 * `conflict` unless it is `requested` or `reviewing`; `debt_open`: rejected, the amount pays the debt.
 */
export async function approveWithdrawal(services: Needs, tx: Queries, act: Act): Promise<WithdrawalReview> {
  const row = await lockIn(tx, act, ['requested', 'reviewing']);
  await requireNoDebt(tx, row.memberId);
  await notifyMember(services, tx, row, 'approved', new Date(services.clock()));
  return decide(services, tx, act, { row, kind: 'withdrawal_approved', move: { state: 'approved' } });
}

/**
 * Rejects a withdrawal and gives the held money back. Failures: `not_found`; `conflict` unless it is `requested` or
 * `reviewing`.
 */
export async function rejectWithdrawal(
  services: Needs,
  tx: Queries,
  act: Act,
  { reason }: Pick<OperatorReasonPayload, 'reason'>,
): Promise<WithdrawalReview> {
  const row = await lockIn(tx, act, ['requested', 'reviewing']);
  const at = new Date(services.clock());
  await postWithdrawal(services, tx, 'released', row, at);
  await notifyMember(services, tx, row, 'rejected', at, reason);
  return decide(services, tx, act, { row, kind: 'withdrawal_rejected', move: { state: 'rejected', reason } });
}

const MINUTE = 60_000;

/**
 * Marks an approved withdrawal as paid: the held money leaves the wallet, and from `paidAt` the time runs after which it
 * counts as received (WALLET-09). Failures: `not_found`; `conflict` unless it is `approved`, and
 * for a reference that paid another withdrawal; `validation_failed` for a time in the future or before the approval.
 */
export async function markPaid(
  services: Needs & Pick<Services, 'jobs'>,
  tx: Queries,
  act: Act,
  { bankReference, paidAt }: Pick<MarkWithdrawalPaidPayload, 'bankReference' | 'paidAt'>,
): Promise<WithdrawalReview> {
  const row = await lockIn(tx, act, ['approved']);
  const at = new Date(services.clock());
  const sent = new Date(paidAt);
  // Its last step is the approval.
  const approved = (await stepsOf(tx, row.id)).at(-1);
  if (sent > at || (approved !== undefined && sent < approved.at)) throw wrongTime();
  const autoReceivedAt = new Date(sent.getTime() + services.brand.withdrawals.autoReceivedMinutes * MINUTE);
  await postWithdrawal(services, tx, 'paid', row, at);
  await services.jobs.send(tx, 'withdrawal_received', { withdrawalId: row.id }, autoReceivedAt);
  await notifyMember(services, tx, row, 'paid', at);
  const move = { state: 'paid', bankReference, autoReceivedAt } as const;
  return decide(services, tx, act, { row, kind: 'withdrawal_paid', move });
}

function wrongTime(): Failure {
  const message = 'Is in the future or before the approval';
  return new Failure('validation_failed', { fields: [{ pointer: '/body/paidAt', rule: 'paid_at', message }] });
}

/**
 * Returns a withdrawal whose money could not be sent or came back: it is in the main wallet again. A bank may send it
 * back after it counts as received. Failures: `not_found`; `conflict` unless it is `approved`, `paid`, `disputed` or
 * `received`.
 */
export async function returnWithdrawal(
  services: Needs,
  tx: Queries,
  act: Act,
  { reason }: Pick<OperatorReasonPayload, 'reason'>,
): Promise<WithdrawalReview> {
  const row = await lockIn(tx, act, ['approved', 'paid', 'disputed', 'received']);
  const at = new Date(services.clock());
  await postWithdrawal(services, tx, row.state === 'approved' ? 'released' : 'returned', row, at);
  await notifyMember(services, tx, row, 'returned', at, reason);
  const move = { state: 'returned', reason, ...(row.state === 'disputed' && { answer: reason }) } as const;
  return decide(services, tx, act, { row, kind: 'withdrawal_returned', move });
}

/**
 * Settles a dispute as received, with the evidence. No money moves. Failures: `not_found`; `conflict` unless it is
 * `disputed`.
 */
export function confirmReceived(
  services: Needs & Pick<Services, 'db'>,
  act: Act,
  evidence: string,
): Promise<WithdrawalReview> {
  return services.db.transaction(async (tx) => {
    const row = await lockIn(tx, act, ['disputed']);
    await notifyMember(services, tx, row, 'proven', new Date(services.clock()), evidence);
    const move = { state: 'received', answer: evidence } as const;
    return decide(services, tx, { ...act, note: evidence }, { row, kind: 'withdrawal_received', move });
  });
}

/** Of two operators who decide at once, the second finds another state. */
async function lockIn(tx: Queries, { withdrawalId }: Act, states: readonly WithdrawalState[]): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, withdrawalId);
  if (!states.includes(row.state)) throw new Failure('conflict');
  return row;
}

interface Decision {
  readonly row: WithdrawalRow;
  readonly kind: AuditKind;
  readonly move: Pick<Move, 'state' | 'autoReceivedAt' | 'bankReference' | 'reason' | 'answer'>;
}

async function decide(
  services: Needs,
  tx: Queries,
  { operator, withdrawalId, note }: Act,
  { row, kind, move }: Decision,
): Promise<WithdrawalReview> {
  const at = new Date(services.clock());
  const by = { owner: 'operator', actor: operator, reviewer: operator } as const;
  await moveWithdrawal(tx, withdrawalId, { ...move, ...by, at, note });
  const review = await withdrawalReview(services, tx, withdrawalId);
  const data = { operator, withdrawal: withdrawalId, amount: review.amount };
  await audit(tx, { at, kind, memberId: row.memberId, data });
  return review;
}

/**
 * Approves and pays a withdrawal as the sandbox reviewer, unless an operator has taken it up or decided before. That of a
 * member who owes waits for an operator.
 */
export async function payInSandbox(
  services: Pick<Services, 'brand' | 'clock' | 'config' | 'db' | 'jobs' | 'random'>,
  withdrawalId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { state, memberId } = await lockWithdrawal(tx, withdrawalId);
    if (state !== 'requested' || (await owes(tx, memberId))) return;
    const act = { operator: SANDBOX_REVIEWER, withdrawalId };
    await approveWithdrawal(services, tx, act);
    const paidAt = new Date(services.clock()).toISOString();
    await markPaid(services, tx, act, { bankReference: `SANDBOX-${withdrawalId}`, paidAt });
  });
}

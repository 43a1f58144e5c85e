import type { DisputePayload, Language, WithdrawalDetail } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import type { Session } from '../../identity/session/session.ts';
import { notifyMember } from './notify-member.ts';
import { withdrawalDetail } from './withdrawal-detail.ts';
import { findWithdrawal, lockWithdrawal, moveWithdrawal } from './withdrawal-row.ts';

type Dependencies = Pick<Services, 'brand' | 'clock'>;

/** A withdrawal of the session's member and a call about it. */
export interface Asked {
  readonly session: Session;
  readonly withdrawalId: string;
  readonly language: Language;
}

/** A withdrawal of the session's member with its timeline. Failure: `not_found`, also for another member's. */
export async function getWithdrawal(
  services: Pick<Services, 'db' | 'brand'>,
  { session, withdrawalId, language }: Asked,
): Promise<WithdrawalDetail> {
  const row = await findWithdrawal(services.db, withdrawalId, session.memberId);
  return withdrawalDetail(services, services.db, row, language);
}

/**
 * The member has received the money: `paid | disputed -> received`, for good (WALLET-10). Failures: `not_found`;
 * `conflict` in any other state.
 */
export async function confirmWithdrawal(
  services: Dependencies,
  tx: Queries,
  { session, withdrawalId, language }: Asked,
): Promise<WithdrawalDetail> {
  const { memberId } = session;
  const { state } = await lockWithdrawal(tx, withdrawalId, memberId);
  if (state !== 'paid' && state !== 'disputed') throw new Failure('conflict');
  const at = new Date(services.clock());
  await moveWithdrawal(tx, withdrawalId, { state: 'received', at, owner: 'member', actor: 'member' });
  return answered(services, tx, { session, withdrawalId, language }, 'withdrawal_received', at);
}

/**
 * The member has not received the money: `paid -> disputed`, which stops the clock (WALLET-10, trust 17). Failures:
 * `not_found`; `conflict` in any other state, and after the time to dispute.
 */
export async function disputeWithdrawal(
  services: Dependencies,
  tx: Queries,
  asked: Asked,
  { reason, text }: DisputePayload,
): Promise<WithdrawalDetail> {
  const { withdrawalId } = asked;
  const { state, autoReceivedAt } = await lockWithdrawal(tx, withdrawalId, asked.session.memberId);
  const at = new Date(services.clock());
  if (state !== 'paid' || autoReceivedAt === null || autoReceivedAt <= at) throw new Failure('conflict');
  const dispute = { reason, text: text ?? null };
  await moveWithdrawal(tx, withdrawalId, {
    state: 'disputed',
    at,
    owner: 'member',
    actor: 'member',
    dispute,
    note: text ?? reason,
  });
  return answered(services, tx, asked, 'withdrawal_disputed', at);
}

async function answered(
  services: Dependencies,
  tx: Queries,
  { session, withdrawalId, language }: Asked,
  kind: 'withdrawal_received' | 'withdrawal_disputed',
  at: Date,
): Promise<WithdrawalDetail> {
  const answer = await withdrawalDetail(services, tx, await findWithdrawal(tx, withdrawalId), language);
  const data = { withdrawal: withdrawalId, by: 'member', session: session.id };
  await audit(tx, { at, kind, memberId: session.memberId, data });
  return answer;
}

/**
 * Counts a paid withdrawal as received when its time has passed without a word (WALLET-04, WALLET-09). Anything else
 * stays: a dispute stops the clock.
 */
export async function countAsReceived(services: Dependencies, tx: Queries, withdrawalId: string): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId);
  const { state, autoReceivedAt, memberId } = row;
  const at = new Date(services.clock());
  if (state !== 'paid' || autoReceivedAt === null || autoReceivedAt > at) return;
  await moveWithdrawal(tx, withdrawalId, { state: 'received', at, owner: 'system', actor: 'system' });
  await notifyMember(services, tx, row, 'counted', at);
  await audit(tx, { at, kind: 'withdrawal_received', memberId, data: { withdrawal: withdrawalId, by: 'system' } });
}

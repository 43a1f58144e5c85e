import type { DepositDetail, Language, PaidPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { askSandboxReview } from '../../ground/sandbox-review.ts';
import type { Session } from '../../identity/session/session.ts';
import { depositDetail } from './deposit-detail.ts';
import { DEPOSIT_COLUMNS, type DepositRow, lockDeposit } from './deposit-row.ts';

const REPORT = `
  update deposits as d set payer_reference = $2, reported_at = coalesce(reported_at, $3), expires_at = null
  where d.id = $1 returning ${DEPOSIT_COLUMNS}`;

/**
 * Keeps the member's word that it has paid; the deposit stays pending and no longer expires. Failures: `not_found`, also
 * for another member's deposit, and `conflict` for cards and in any other state.
 */
export async function markPaid(
  services: Pick<Services, 'brand' | 'config' | 'clock' | 'jobs'>,
  tx: Queries,
  session: Pick<Session, 'id' | 'memberId'>,
  depositId: string,
  { reference, paidAt }: PaidPayload,
  language: Language,
): Promise<DepositDetail> {
  const before = await lockDeposit(tx, depositId);
  if (before.memberId !== session.memberId) throw new Failure('not_found');
  if (before.state !== 'pending' || before.kind === 'card') throw new Failure('conflict');
  const at = new Date(services.clock());
  const [row] = await tx.query<DepositRow>('deposit_report', REPORT, [depositId, reference, at]);
  if (row === undefined) throw new Error(`deposit ${depositId} is gone`);
  if (before.reportedAt === null) await askSandboxReview(services, tx, { kind: 'deposit', id: depositId });
  const data = { deposit: depositId, reference, paidAt, session: session.id };
  await audit(tx, { at, kind: 'deposit_reported', memberId: session.memberId, data });
  return depositDetail(services, tx, row, language);
}

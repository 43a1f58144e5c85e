import type { DepositDetail, DepositPayload, Language, PaidPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, feeOf, subtractAmounts } from '#shared/money/amount.ts';
import { requireMayDeposit } from '../../care/protection/require-may-stake.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { askSandboxReview } from '../../ground/sandbox-review.ts';
import { ageOn, dayIn } from '../../identity/member/age.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireNamed } from '../../rewards/promotions/deposit-terms.ts';
import { depositDetail } from './deposit-detail.ts';
import { isOffered, methodOf } from './deposit-methods.ts';
import { addStep, DEPOSIT_COLUMNS, type DepositRow, lockDeposit } from './deposit-row.ts';

type Dependencies = Pick<Services, 'brand' | 'config' | 'clock' | 'random' | 'jobs'>;

const MINUTE = 60_000;

const LOCK =
  'select status, payee_name as "payeeName", birthday::text as birthday from members where id = $1 for no key update';
const PENDING = `
  select count(*)::int as count, min(expires_at) as first from deposits where member_id = $1 and state = 'pending'`;
const INSERT = `
  insert into deposits as d (id, member_id, method_id, kind, state, amount, fee_rate, fee_fixed, fee, promotion_id,
    created_at, expires_at)
  values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10, $11) returning ${DEPOSIT_COLUMNS}`;

/**
 * Makes a pending deposit in the caller's transaction; no money moves (WALLET-11). Failures: `not_found` for the method
 * or promotion, `method_unavailable`, `birthday_required`, `age_too_low` and `payee_name_required` (VALID-49),
 * `amount_out_of_range`, also for too many decimals, `rate_limited` while as many deposits are pending as the brand
 * allows, `deposit_limit_reached` (trust 12), and those of `requireNamed` for the promotion.
 */
export async function createDeposit(
  services: Dependencies,
  tx: Queries,
  session: Pick<Session, 'id' | 'memberId'>,
  { methodId, amount, promotionId }: DepositPayload,
  language: Language,
): Promise<DepositDetail> {
  const { brand, clock, config, random, jobs } = services;
  const { memberId } = session;
  const at = new Date(clock());
  const method = methodOf(brand, methodId);
  if (method === undefined || !isOffered(method, config)) throw new Failure('not_found');
  // Deposits of one member are serialised, so that together they cannot exceed what may be pending.
  await requireProfile(services, tx, memberId);
  if (method.maintenance) throw new Failure('method_unavailable');
  if (!inRange(amount, method, brand.currency.decimals)) throw new Failure('amount_out_of_range');
  await requireRoom(services, tx, memberId, at);
  await requireMayDeposit({ db: tx, brand }, { memberId, amount, at });
  const id = `dep-${Buffer.from(random(12)).toString('base64url')}`;
  const expiresAt = new Date(at.getTime() + method.expiresMinutes * MINUTE);
  const fee = feeOf(amount, method, brand.currency.decimals);
  if (promotionId !== undefined) {
    await requireNamed(services, tx, promotionId, {
      depositId: null,
      memberId,
      amount: subtractAmounts(amount, fee),
      at,
    });
  }
  const [row] = await tx.query<DepositRow>('deposit_insert', INSERT, [
    id,
    memberId,
    methodId,
    method.kind,
    amount,
    method.feeRate,
    method.feeFixed,
    fee,
    promotionId ?? null,
    at,
    expiresAt,
  ]);
  if (row === undefined) throw new Error('the deposit was not stored');
  await addStep(tx, id, { state: 'pending', at, by: 'member' });
  await jobs.send(tx, 'deposit_expiry', { depositId: id }, expiresAt);
  const asked = money(amount, brand.currency.decimals);
  const data = { deposit: id, method: methodId, amount: asked, session: session.id };
  await audit(tx, { at, kind: 'deposit_requested', memberId, data });
  return depositDetail(services, tx, row, language);
}

interface Bounds {
  readonly minAmount: string;
  readonly maxAmount: string;
}

function inRange(amount: string, { minAmount, maxAmount }: Bounds, decimals: number): boolean {
  const fraction = (amount.split('.')[1] ?? '').replace(/0+$/, '');
  return (
    fraction.length <= decimals && compareAmounts(amount, minAmount) >= 0 && compareAmounts(amount, maxAmount) <= 0
  );
}

interface ProfileFacts {
  readonly status: MemberStatus;
  readonly payeeName: string | null;
  readonly birthday: string | null;
}

async function requireProfile(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  memberId: number,
): Promise<void> {
  const [profile] = await tx.query<ProfileFacts>('deposit_member', LOCK, [memberId]);
  if (profile === undefined) throw new Error(`member ${memberId} is gone`);
  const { status, payeeName, birthday } = profile;
  // The session ended while the call was on its way.
  if (status !== 'active') throw new Failure('session_expired');
  if (birthday === null) throw new Failure('birthday_required');
  if (ageOn(dayIn(brand.timeZone, clock()), birthday) < brand.playingAge) throw new Failure('age_too_low');
  if (payeeName === null) throw new Failure('payee_name_required');
}

async function requireRoom({ brand }: Pick<Services, 'brand'>, tx: Queries, memberId: number, at: Date): Promise<void> {
  const [pending] = await tx.query<{ count: number; first: Date | null }>('deposit_pending', PENDING, [memberId]);
  if (pending === undefined || pending.count < brand.maxPendingDeposits) return;
  const wait = ((pending.first?.getTime() ?? 0) - at.getTime()) / 1_000;
  throw new Failure('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(wait)) });
}

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

import type { ConvertPointsPayload, PointConversion } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { audit } from '../../ground/audit/audit.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { Session } from '../../identity/session/session.ts';
import { post, walletAfter } from '../../money/wallet/post.ts';
import { wholePoints } from './points-balance.ts';

const CONVERTED_TODAY = `
  select coalesce(-sum(e.amount), 0) as points
  from wallets w
  join entries e on e.account_id = w.account_id and e.booked_at >= $2
  join transactions t on t.id = e.transaction_id and t.kind = 'points' and t.reason_kind = 'points' and t.reason_id not like 'rd-%'
  where w.member_id = $1 and w.kind = 'points'`;

/**
 * Takes points and credits the main wallet with their worth, in one posting of the caller's transaction. The caller has
 * checked the payment password (MALL-03, MALL-06). Failures: `points_amount_invalid` for points against the brand's
 * step, minimum or daily limit, and `insufficient_points`.
 */
export async function convertPoints(
  { brand, clock, random }: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  session: Session,
  { points }: Pick<ConvertPointsPayload, 'points'>,
): Promise<PointConversion> {
  const { pointValue, convertMin, convertStep, convertMaxPerDay } = brand.points;
  const { memberId } = session;
  if (points < convertMin || points % convertStep !== 0) throw new Failure('points_amount_invalid');
  const amount = multiplyAmount(pointValue, `${points}`, brand.currency.decimals);
  if (!/[1-9]/.test(amount)) throw new Failure('points_amount_invalid');
  // Conversions of one member are serialised, so that two cannot exceed the daily limit together.
  await lockMember(tx, memberId);
  const at = new Date(clock());
  const today = new Date(momentOn(dayAt(at.getTime(), brand.timeZone), brand.timeZone));
  const [converted] = await tx.query<{ points: string }>('points_converted_today', CONVERTED_TODAY, [memberId, today]);
  const total = points + wholePoints(converted?.points ?? '0');
  if (convertMaxPerDay !== null && total > convertMaxPerDay) throw new Failure('points_amount_invalid');
  const conversionId = `pt-${Buffer.from(random(12)).toString('base64url')}`;
  const posted = await post(tx, {
    key: `points:${conversionId}`,
    kind: 'points',
    reason: { kind: 'points', id: conversionId },
    at,
    currency: brand.currency.code,
    entries: [
      { memberId, purpose: 'points', amount: `-${points}` },
      { house: 'points', amount: `${points}` },
      { house: 'promotions', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  });
  const pointsAfter = wholePoints(walletAfter(posted, memberId, 'points').balance);
  const data = { conversion: conversionId, points, amount, session: session.id };
  await audit(tx, { at, kind: 'points_converted', memberId, data });
  return { conversionId, points, amount, pointsAfter, convertedAt: at.toISOString() };
}

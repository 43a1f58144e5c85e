import { sql } from 'drizzle-orm';
import type { Language, Redemption, RedemptionPage, RedemptionState } from '#generated/model/index.ts';
import type { redemptions } from '#server/db/schema/points.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { wholePoints } from './points-balance.ts';

export interface RedemptionQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: RedemptionState | undefined;
}

/** The points of redemptions, without rejected ones, over all pages. */
export const REDEMPTION_TOTALS = {
  points: sql`coalesce(sum(r.points) filter (where r.state <> 'rejected'), 0)`,
};

/**
 * A page of what the session's member redeemed, the newest first (API-56, MALL-04). Failure: `validation_failed` for a
 * wrong range.
 */
export async function listRedemptions(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { memberId }: Pick<Session, 'memberId'>,
  { state, ...query }: RedemptionQuery,
  language: Language,
): Promise<RedemptionPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<RedemptionRow, Record<'points', string>>(
    db,
    {
      name: 'redemptions',
      from: piece('redemptions r'),
      where: [
        sql`r.member_id = ${memberId}`,
        sql`r.redeemed_at >= ${range.from} and r.redeemed_at < ${range.to}`,
        state && sql`r.state = ${state}`,
      ],
      order: sql`r.redeemed_at desc, r.id desc`,
      columns: piece(REDEMPTION_COLUMNS),
      totals: REDEMPTION_TOTALS,
    },
    query,
  );
  return {
    ...page,
    content: content.map((row) => toRedemption(row, language)),
    totals: { points: wholePoints(totals.points) },
  };
}

/** A stored redemption. */
export type RedemptionRow = typeof redemptions.$inferSelect;

export const REDEMPTION_COLUMNS = `
  r.id, r.member_id as "memberId", r.reward_id as "rewardId", r.kind, r.title, r.picture, r.quantity, r.points::float8,
  r.state, r.address, r.bonus_id as "bonusId", r.tracking, r.reason, r.note, r.redeemed_at as "redeemedAt",
  r.ended_at as "endedAt", r.ended_by as "endedBy"`;

/** A redemption as its member reads it. */
export function toRedemption(row: RedemptionRow, language: Language): Redemption {
  const { id, rewardId, kind, title, picture, quantity, points, state, bonusId, tracking, reason } = row;
  return {
    redemptionId: id,
    rewardId,
    kind,
    title: title[language],
    picture,
    quantity,
    points,
    state,
    bonusId,
    tracking,
    reason,
    redeemedAt: row.redeemedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

import type { Language, Redemption } from '#generated/model/index.ts';
import type { redemptions } from '#server/db/schema/redemptions.ts';

/** A stored redemption. */
export type RedemptionRow = typeof redemptions.$inferSelect;

export const REDEMPTION_COLUMNS = `
  r.id, r.member_id as "memberId", r.reward_id as "rewardId", r.kind, r.title, r.picture, r.quantity, r.points::float8,
  r.state, r.address, r.bonus_id as "bonusId", r.tracking, r.reason, r.note, r.redeemed_at as "redeemedAt",
  r.ended_at as "endedAt", r.ended_by as "endedBy"`;

/** A redemption as its member reads it. */
export function tellRedemption(row: RedemptionRow, language: Language): Redemption {
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

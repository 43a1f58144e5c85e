import type { PromotionApplication } from '#generated/model/index.ts';

/** An application as it is stored. */
export interface ApplicationRow extends Pick<PromotionApplication, 'promotionId' | 'state' | 'remark' | 'imageCount'> {
  readonly id: string;
  readonly memberId: number;
  readonly filedAt: Date;
  readonly reviewer: string | null;
  readonly takenAt: Date | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly bonusId: string | null;
}

/** The columns of an application `a`. */
export const APPLICATION = `
  a.id, a.promotion_id as "promotionId", a.member_id as "memberId", a.state, a.remark, a.image_count as "imageCount",
  a.filed_at as "filedAt", a.reviewer, a.taken_at as "takenAt", a.decided_at as "decidedAt", a.reason, a.note,
  a.bonus_id as "bonusId"`;

/** An application as its member reads it. */
export function applicationOf(row: ApplicationRow): PromotionApplication {
  const { id, promotionId, state, remark, imageCount, filedAt, decidedAt, reason } = row;
  return {
    applicationId: id,
    promotionId,
    state,
    remark,
    imageCount,
    filedAt: filedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
  };
}

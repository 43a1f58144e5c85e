import { sql } from 'drizzle-orm';
import type {
  Language,
  RedemptionReview,
  RedemptionReviewPage,
  RedemptionReviewRow,
  ReviewedMember,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import type { SealNeeds } from '../../ground/encryption/data-seal.ts';
import { paged, piece } from '../../ground/paging/paging.ts';
import { REDEMPTION_TOTALS, type RedemptionQuery } from './list-redemptions.ts';
import { wholePoints } from './points-balance.ts';
import { REDEMPTION_COLUMNS, type RedemptionRow } from './redemption-row.ts';
import { openAddress } from './sealed-address.ts';

type Row = RedemptionRow & Omit<ReviewedMember, 'id'>;

const FROM = 'redemptions r join members m on m.id = r.member_id';
const COLUMNS = `${REDEMPTION_COLUMNS}, m.account, m.nickname, m.type, m.rank_level as "rankLevel"`;
const ONE = `select ${COLUMNS} from ${FROM} where r.id = $1`;

/**
 * A page of redemptions for operators, the one that waits longest first; without a state those that wait for them.
 * Failure: `validation_failed` for a wrong range.
 */
export async function listRedemptionReviews(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { state = 'processing', account, ...query }: RedemptionQuery & { readonly account?: string | undefined },
  language: Language,
): Promise<RedemptionReviewPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<Row, Record<'points', string>>(
    db,
    {
      name: 'redemption_reviews',
      from: piece(FROM),
      where: [
        sql`r.state = ${state}`,
        sql`r.redeemed_at >= ${range.from} and r.redeemed_at < ${range.to}`,
        account === undefined ? undefined : sql`m.account = ${account}`,
      ],
      order: sql`r.redeemed_at, r.id`,
      columns: piece(COLUMNS),
      totals: REDEMPTION_TOTALS,
    },
    query,
  );
  return {
    ...page,
    content: content.map((row) => reviewRow(row, language)),
    totals: { points: wholePoints(totals.points) },
  };
}

/** A redemption with everything that sending it needs. Failure: `not_found`. */
export async function redemptionReview(
  db: Pick<Queries, 'query'>,
  needs: SealNeeds,
  redemptionId: string,
  language: Language,
): Promise<RedemptionReview> {
  const [row] = await db.query<Row>('redemption_review', ONE, [redemptionId]);
  if (row === undefined) throw new Failure('not_found');
  const { tracking, reason, note, endedAt, endedBy } = row;
  const address = row.address === null ? null : await openAddress(db, needs, row.address);
  return {
    ...reviewRow(row, language),
    address,
    tracking,
    reason,
    note,
    endedBy,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** The same for an operator who reads the address, which the audit log keeps. */
export function readRedemptionReview(
  services: Pick<Services, 'db' | 'clock'> & SealNeeds,
  operator: string,
  redemptionId: string,
  language: Language,
): Promise<RedemptionReview> {
  return services.db.transaction(async (tx) => {
    const review = await redemptionReview(tx, services, redemptionId, language);
    const data = { operator, redemption: redemptionId };
    const memberId = Number(review.member.id);
    await audit(tx, { at: new Date(services.clock()), kind: 'redemption_read', memberId, data });
    return review;
  });
}

function reviewRow(row: Row, language: Language): RedemptionReviewRow {
  const { id, memberId, account, nickname, type, rankLevel, rewardId, kind, title, quantity, points, state } = row;
  return {
    redemptionId: id,
    member: { id: String(memberId), account, nickname, type, rankLevel },
    rewardId,
    kind,
    title: title[language],
    quantity,
    points,
    state,
    redeemedAt: row.redeemedAt.toISOString(),
  };
}

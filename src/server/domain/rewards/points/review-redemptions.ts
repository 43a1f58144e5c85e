import { sql } from 'drizzle-orm';
import type {
  Language,
  RedemptionReview,
  RedemptionReviewPage,
  RedemptionReviewRow,
  RedemptionState,
  ReviewedMember,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import type { SealNeeds } from '../../ground/encryption/data-seal.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { paged, piece } from '../../ground/paging/paging.ts';
import { post } from '../../money/wallet/post.ts';
import { REDEMPTION_COLUMNS, REDEMPTION_TOTALS, type RedemptionQuery, type RedemptionRow } from './list-redemptions.ts';
import { wholePoints } from './points-balance.ts';
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
async function redemptionReview(
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

type Needs = Pick<Services, 'brand' | 'clock'> & SealNeeds;

/** An operator's act on a redemption. */
interface RedemptionAct {
  readonly operator: string;
  readonly redemptionId: string;
  readonly note?: string | undefined;
  readonly language: Language;
}

interface End {
  readonly state: Exclude<RedemptionState, 'processing'>;
  readonly tracking?: string | undefined;
  readonly reason?: string;
}

const LOCK = `select ${REDEMPTION_COLUMNS} from redemptions r where r.id = $1 for update`;
const STOCK = 'update point_rewards set stock = stock + $2 where id = $1 and stock is not null';
const END = `
  update redemptions set state = $2, tracking = $3, reason = $4, note = $5, ended_at = $6, ended_by = $7 where id = $1`;

/** Completes a redemption whose goods are sent. Failures: `not_found`; `conflict` unless it is `processing`. */
export async function completeRedemption(
  services: Needs,
  tx: Queries,
  act: RedemptionAct,
  tracking?: string,
): Promise<RedemptionReview> {
  const row = await lockProcessing(tx, act.redemptionId);
  return end(services, tx, act, row, { state: 'completed', tracking });
}

/**
 * Rejects a redemption: the points go back to the member, the goods to the stock (MALL-02, MALL-04). Failures:
 * `not_found`; `conflict` unless it is `processing`.
 */
export async function rejectRedemption(
  services: Needs,
  tx: Queries,
  act: RedemptionAct,
  reason: string,
): Promise<RedemptionReview> {
  const row = await lockProcessing(tx, act.redemptionId);
  const { id, memberId, points, rewardId, quantity } = row;
  await tx.query('redemption_stock', STOCK, [rewardId, quantity]);
  await post(tx, {
    key: `redemption:${id}:returned`,
    kind: 'points',
    reason: { kind: 'points', id },
    at: new Date(services.clock()),
    currency: services.brand.currency.code,
    entries: [
      { house: 'points', amount: `-${points}` },
      { memberId, purpose: 'points', amount: `${points}` },
    ],
  });
  return end(services, tx, act, row, { state: 'rejected', reason });
}

async function lockProcessing(tx: Queries, redemptionId: string): Promise<RedemptionRow> {
  const [row] = await tx.query<RedemptionRow>('redemption_lock', LOCK, [redemptionId]);
  if (row === undefined) throw new Failure('not_found');
  if (row.state !== 'processing') throw new Failure('conflict');
  return row;
}

async function end(
  services: Needs,
  tx: Queries,
  { operator, note, language, redemptionId }: RedemptionAct,
  row: RedemptionRow,
  ended: End,
): Promise<RedemptionReview> {
  const { brand } = services;
  const { memberId } = row;
  const at = new Date(services.clock());
  const { state, tracking = null, reason = null } = ended;
  await tx.query('redemption_end', END, [redemptionId, state, tracking, reason, note || null, at, operator]);
  await audit(tx, { at, kind: `redemption_${state}`, memberId, data: { operator, redemption: redemptionId } });
  const texts = inEveryLanguage((inLanguage, named) =>
    state === 'rejected'
      ? inLanguage.points.rejected(row.title[named], row.points, escapeHtml(reason ?? ''))
      : inLanguage.points.sent(row.title[named], escapeHtml(tracking ?? '')),
  );
  await sendMessage(tx, brand, { memberId, category: 'money', texts, sentAt: at });
  return redemptionReview(tx, services, redemptionId, language);
}

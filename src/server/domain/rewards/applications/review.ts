import { sql } from 'drizzle-orm';
import type {
  ApplicationImage,
  ApplicationImageData,
  ApplicationReview,
  ApplicationReviewPage,
  ApplicationReviewRow,
  ApplicationState,
  DecideApplicationPayload,
  ReviewedMember,
  WageringRules,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward, Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { giveReward } from '../grants/give-reward.ts';
import { APPLICATION, type ApplicationRow } from '../promotions/application-row.ts';
import { takeBudget } from '../promotions/budget.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'random'>;

interface Row extends ApplicationRow, Omit<ReviewedMember, 'id'> {
  readonly title: Words;
  readonly text: Words;
  readonly reward: StoredReward;
  readonly wagering: WageringRules | null;
}

const FROM = `
  applications a join members m on m.id = a.member_id join promotions p on p.id = a.promotion_id`;
const COLUMNS = `${APPLICATION}, m.account, m.nickname, m.type, m.rank_level as "rankLevel", p.reward, p.wagering,
  (select jsonb_object_agg(t.language, t.title) from promotion_texts t where t.promotion_id = p.id) as title,
  (select jsonb_object_agg(t.language, t.reward) from promotion_texts t where t.promotion_id = p.id) as text`;
const FIND = `select ${COLUMNS} from ${FROM} where a.id = $1`;
const LOCK = 'select id from applications where id = $1 for update';
const IMAGES = `
  select id as "imageId", content_type as "contentType", width, height, bytes from application_images
  where application_id = $1 order by position`;
const IMAGE = `
  select id as "imageId", content_type as "contentType", data from application_images
  where application_id = $1 and id = $2`;

export interface ReviewQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: ApplicationState | undefined;
  readonly promotionId?: string | undefined;
  readonly account?: string | undefined;
}

/** A page of applications, the one that waits longest first; without a state those that wait for an operator. */
export async function listReviews(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { state, promotionId, account, ...query }: ReviewQuery,
): Promise<ApplicationReviewPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { content, totalPages, totalElements } = await paged<Row>(
    db,
    {
      name: 'application_reviews',
      from: piece(FROM),
      where: [
        state === undefined ? sql`a.state in ('applying', 'processing')` : sql`a.state = ${state}`,
        sql`a.filed_at >= ${range.from} and a.filed_at < ${range.to}`,
        promotionId === undefined ? undefined : sql`a.promotion_id = ${promotionId}`,
        account === undefined ? undefined : sql`m.account = ${account}`,
      ],
      order: sql`a.filed_at, a.id`,
      columns: piece(COLUMNS),
    },
    query,
  );
  return { content: content.map(rowOf), totalPages, totalElements };
}

function rowOf(row: Row): ApplicationReviewRow {
  const { id, promotionId, title, memberId, account, nickname, type, rankLevel, state, imageCount, reviewer } = row;
  return {
    applicationId: id,
    promotionId,
    promotionTitle: title.EN,
    state,
    imageCount,
    reviewer,
    member: { id: String(memberId), account, nickname, type, rankLevel },
    filedAt: row.filedAt.toISOString(),
  };
}

/** An application with everything that its decision needs. Failure: `not_found`. */
export async function findReview(db: Pick<Queries, 'query'>, applicationId: string): Promise<ApplicationReview> {
  const row = await findRow(db, applicationId);
  const { remark, reward, text, wagering, takenAt, decidedAt, bonusId, reason, note } = row;
  return {
    ...rowOf(row),
    remark,
    reward: { ...reward, text: text.EN },
    wagering,
    bonusId,
    reason,
    note,
    images: await db.query<ApplicationImage>('application_images', IMAGES, [applicationId]),
    takenAt: takenAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

async function findRow(db: Pick<Queries, 'query'>, applicationId: string): Promise<Row> {
  const [row] = await db.query<Row>('application_find', FIND, [applicationId]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

async function lockRow(tx: Queries, applicationId: string): Promise<Row> {
  await tx.query('application_lock', LOCK, [applicationId]);
  const row = await findRow(tx, applicationId);
  if (row.state !== 'applying' && row.state !== 'processing') throw new Failure('conflict');
  return row;
}

/** A picture for an operator, which the audit log keeps (PROMO-04). Failure: `not_found`. */
export async function readImage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: string,
  { applicationId, imageId }: { readonly applicationId: string; readonly imageId: string },
): Promise<ApplicationImageData> {
  return db.transaction(async (tx) => {
    const { memberId } = await findRow(tx, applicationId);
    const [image] = await tx.query<ApplicationImageData>('application_image', IMAGE, [applicationId, imageId]);
    if (image === undefined) throw new Failure('not_found');
    const data = { operator, application: applicationId, image: imageId };
    await audit(tx, { at: new Date(clock()), kind: 'application_image_read', memberId, data });
    return image;
  });
}

const TAKE = `update applications set state = 'processing', reviewer = $2, taken_at = $3 where id = $1`;

/** Takes up an application: `applying -> processing`. Failures: `not_found`; `conflict` in any other state. */
export function startReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: string,
  applicationId: string,
): Promise<ApplicationReview> {
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, applicationId);
    if (row.reviewer === operator) return findReview(tx, applicationId);
    const at = new Date(clock());
    await tx.query('application_take', TAKE, [applicationId, operator, at]);
    const review = await findReview(tx, applicationId);
    const data = { operator, application: applicationId };
    await audit(tx, { at, kind: 'application_taken_up', memberId: row.memberId, data });
    return review;
  });
}

const DECIDE = `
  update applications set state = $2, reviewer = $3, decided_at = $4, reason = $5, note = $6, bonus_id = $7 where id = $1`;

/**
 * Grants or rejects an application once, with its reward in the same transaction, and tells the member (PROMO-08).
 * Failures: `not_found`; `conflict` in any other state, and where the promotion's budget does not reach;
 * `validation_failed` for an amount above the promotion's, a share without one, or a rejection without a reason.
 */
export async function decideApplication(
  services: Needs,
  tx: Queries,
  operator: string,
  applicationId: string,
  { decision, amount, reason, note }: DecideApplicationPayload,
): Promise<ApplicationReview> {
  const row = await lockRow(tx, applicationId);
  const at = new Date(services.clock());
  if (decision === 'reject' && reason === undefined) throw invalidField('reason', 'required', 'Is required on reject');
  const bonusId = decision === 'approve' ? await grant(services, tx, row, amount, at) : null;
  const state = decision === 'approve' ? 'issued' : 'rejected';
  const why = decision === 'approve' ? null : (reason ?? null);
  await tx.query('application_decide', DECIDE, [applicationId, state, operator, at, why, note || null, bonusId]);
  await notifyMember(services, tx, row, why, at);
  const review = await findReview(tx, applicationId);
  const data = { operator, application: applicationId, state, bonus: bonusId };
  await audit(tx, { at, kind: 'application_decided', memberId: row.memberId, data });
  return review;
}

async function grant(services: Needs, tx: Queries, row: Row, amount: string | undefined, at: Date) {
  const { id, promotionId, memberId, title, reward, wagering } = row;
  if (amount !== undefined) {
    requireMoney(services.brand, amount, '/body/amount');
    const most = reward.maximum ?? reward.amount;
    if (most === null || compareAmounts(amount, most) > 0) {
      throw invalidField('amount', 'maximum', 'Is more than the promotion gives');
    }
  }
  const given = { ...reward, amount: amount ?? reward.amount };
  const isMoney = reward.kind === 'bonus' || reward.kind === 'cash';
  if (isMoney && given.amount === null) throw invalidField('amount', 'required', 'Is required where a share is given');
  if (!(await takeBudget(tx, promotionId, given.amount ?? '0'))) throw new Failure('conflict');
  const { bonusId } = await giveReward(services, tx, {
    id,
    key: `application:${id}`,
    memberId,
    title,
    source: 'promotion',
    sourceId: promotionId,
    reward: given,
    wagering,
    at,
  });
  return bonusId;
}

function invalidField(name: string, rule: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: `/body/${name}`, rule, message }] });
}

async function notifyMember(
  { brand }: Needs,
  tx: Queries,
  row: Row,
  reason: string | null,
  sentAt: Date,
): Promise<void> {
  const { memberId, title } = row;
  const why = escapeHtml(reason ?? '');
  const texts = inEveryLanguage(({ promotions }, language) =>
    reason === null ? promotions.granted(title[language]) : promotions.rejected(title[language], why),
  );
  await sendMessage(tx, brand, { memberId, category: 'money', texts, sentAt });
}

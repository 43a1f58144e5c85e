import type { PromotionApplication } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import type { Session } from '../../identity/session/session.ts';
import { lockForRules, ruleFacts, ruleRefusal } from '../grants/claim-rules.ts';
import { APPLICATION, type ApplicationRow, applicationOf } from '../promotions/application-row.ts';
import { refusalFailure } from '../promotions/refusals.ts';
import { type CleanImage, cleanImage } from './clean-image.ts';

const PROMOTION = `
  select apply_mode = 'apply' and starts_at <= $2 and (ends_at is null or ends_at > $2) as open
  from promotions where id = $1 and enabled`;
const ADD = `
  insert into applications as a (id, promotion_id, member_id, state, remark, image_count, filed_at)
  values ($1, $2, $3, 'applying', $4, $5, $6) on conflict do nothing returning ${APPLICATION}`;
const STANDING = `select id from applications where promotion_id = $1 and member_id = $2 and state <> 'rejected'`;
const ADD_IMAGE = `
  insert into application_images (id, application_id, position, content_type, width, height, bytes, data)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/**
 * Files an application with one to three pictures (PROMO-01, PROMO-03). Failures: `not_found`; `promotion_unavailable`
 * for another mode or outside of its time; `image_invalid`; `promotion_already_joined` while one is open or was granted;
 * `promotion_account_too_new`, `promotion_waiting` and `promotion_one_per_person` by the brand's rules.
 */
export async function prepareApplication(
  services: Pick<Services, 'brand' | 'db' | 'clock' | 'random'>,
  { memberId, id: session }: Pick<Session, 'memberId' | 'id'>,
  { promotionId, remark, images }: { promotionId: string; remark: string; images: readonly Buffer[] },
): Promise<(tx: Queries) => Promise<PromotionApplication>> {
  const at = new Date(services.clock());
  await requireOpen(services.db, promotionId, at);
  // Decoding costs much, and is not begun for whom a rule keeps out; under the locks the rules are judged again. A call
  // that repeats an earlier one is refused no sooner than its key is known.
  const refused = await whyNot(services, services.db, { memberId, promotionId, at });
  if (refused) return () => Promise.reject(refused);
  // One after the other, so that an upload holds one decoded picture.
  const clean: CleanImage[] = [];
  for (const image of images) clean.push(await cleanImage(image));
  return async (tx) => {
    await requireOpen(tx, promotionId, at);
    await lockForRules(services.brand, tx, [promotionId]);
    const standing = await whyNot(services, tx, { memberId, promotionId, at });
    if (standing) throw standing;
    const id = newSecret('ap-', services.random);
    const values = [id, promotionId, memberId, remark, clean.length, at];
    const [row] = await tx.query<ApplicationRow>('application_add', ADD, values);
    if (row === undefined) throw new Failure('promotion_already_joined');
    for (const [position, { contentType, width, height, bytes }] of clean.entries()) {
      await tx.query('application_image_add', ADD_IMAGE, [
        newSecret('im-', services.random),
        id,
        position,
        contentType,
        width,
        height,
        bytes.length,
        bytes.toString('base64'),
      ]);
    }
    const data = { application: id, promotion: promotionId, images: clean.length, session };
    await audit(tx, { at, kind: 'application_filed', memberId, data });
    return applicationOf(row);
  };
}

/** What stands in the way: an application, which is what the member is told first, or a rule. */
async function whyNot(
  { brand }: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  { memberId, promotionId, at }: { memberId: number; promotionId: string; at: Date },
): Promise<Failure | undefined> {
  const standing = await db.query('application_standing', STANDING, [promotionId, memberId]);
  if (standing.length > 0) return new Failure('promotion_already_joined');
  const facts = await ruleFacts(brand, db, memberId);
  const refusal = ruleRefusal(brand, facts, { id: promotionId, round: '' }, at.getTime());
  return refusal === undefined ? undefined : refusalFailure(refusal);
}

async function requireOpen(db: Pick<Queries, 'query'>, promotionId: string, at: Date): Promise<void> {
  const [promotion] = await db.query<{ open: boolean }>('application_promotion', PROMOTION, [promotionId, at]);
  if (promotion === undefined) throw new Failure('not_found');
  if (!promotion.open) throw new Failure('promotion_unavailable');
}

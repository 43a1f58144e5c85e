import type { Language, RedeemPointsPayload, Redemption, WageringRules } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import type { Session } from '../../identity/session/session.ts';
import { type Entry, post } from '../../money/wallet/post.ts';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { REDEMPTION_COLUMNS, type RedemptionRow, toRedemption } from './list-redemptions.ts';
import { sealAddress } from './sealed-address.ts';

interface Reward {
  readonly kind: Redemption['kind'];
  readonly picture: string;
  readonly points: number;
  readonly stock: number | null;
  readonly amount: string | null;
  readonly wagering: WageringRules | null;
  readonly needsAddress: boolean;
  readonly maxQuantity: number;
  readonly texts: Partial<Words>;
}

// Redemptions of one reward are serialised, so that the stock that is read is the stock that is taken.
const REWARD = `
  select r.kind, r.picture, r.points, r.stock, r.amount, r.wagering, r.needs_address as "needsAddress",
    r.max_quantity as "maxQuantity",
    (select jsonb_object_agg(t.language, t.title) from point_reward_texts t where t.reward_id = r.id) as texts
  from point_rewards r where r.id = $1 and r.enabled for update of r`;
const TAKE = 'update point_rewards set stock = stock - $2 where id = $1';
const ADD = `
  insert into redemptions as r (id, member_id, reward_id, kind, title, picture, quantity, points, state, address,
    bonus_id, redeemed_at, ended_at, ended_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  returning ${REDEMPTION_COLUMNS}`;

/**
 * Takes the points and the stock and gives the reward, in the caller's transaction (MALL-01, MALL-03). The caller has
 * checked the payment password. Failures: `not_found`; `validation_failed` for too many, a missing or a superfluous
 * address; `point_reward_sold_out`; `insufficient_points`.
 */
export async function redeemPoints(
  services: Pick<Services, 'brand' | 'clock' | 'random' | 'config'>,
  tx: Queries,
  { memberId, id: sessionId }: Pick<Session, 'memberId' | 'id'>,
  { rewardId, quantity, address }: Omit<RedeemPointsPayload, 'paymentPassword'>,
  language: Language,
): Promise<Redemption> {
  const { brand, clock, random } = services;
  const [reward] = await tx.query<Reward>('redeem_reward', REWARD, [rewardId]);
  if (reward === undefined) throw new Failure('not_found');
  refuseWrongFields(reward, quantity, address !== undefined);
  if (reward.stock !== null) {
    if (reward.stock < quantity) throw new Failure('point_reward_sold_out');
    await tx.query('redeem_stock', TAKE, [rewardId, quantity]);
  }
  const at = new Date(clock());
  const id = newSecret('rd-', random);
  const points = reward.points * quantity;
  const title = wordsOf(reward.texts);
  const amount = reward.amount && multiplyAmount(reward.amount, `${quantity}`, brand.currency.decimals);
  const paid: Entry[] = [
    { memberId, purpose: 'points', amount: `-${points}` },
    { house: 'points', amount: `${points}` },
  ];
  if (reward.kind === 'money' && amount) {
    paid.push({ house: 'promotions', amount: `-${amount}` }, { memberId, purpose: 'main', amount });
  }
  await post(tx, {
    key: `redemption:${id}`,
    kind: 'points',
    reason: { kind: 'points', id },
    at,
    currency: brand.currency.code,
    entries: paid,
  });
  let bonusId: string | null = null;
  if (reward.kind === 'bonus' && amount && reward.wagering) {
    bonusId = await creditBonus(services, tx, {
      key: `redemption:${id}`,
      memberId,
      title,
      source: 'points',
      sourceId: id,
      amount: money(amount, brand.currency.decimals),
      wagering: reward.wagering,
      at,
    });
  }
  const state = reward.kind === 'goods' ? 'processing' : 'completed';
  const ended = state === 'completed';
  const [row] = await tx.query<RedemptionRow>('redemption_add', ADD, [
    id,
    memberId,
    rewardId,
    reward.kind,
    JSON.stringify(title),
    reward.picture,
    quantity,
    points,
    state,
    address ? await sealAddress(tx, services, address) : null,
    bonusId,
    at,
    ended ? at : null,
    ended ? 'system' : null,
  ]);
  if (row === undefined) throw new Error(`the redemption ${id} was not stored`);
  const data = { redemption: id, reward: rewardId, quantity, points, session: sessionId };
  await audit(tx, { at, kind: 'points_redeemed', memberId, data });
  return toRedemption(row, language);
}

function refuseWrongFields({ maxQuantity, needsAddress }: Reward, quantity: number, hasAddress: boolean): void {
  const wrong = (field: string, rule: string, message: string) =>
    new Failure('validation_failed', { fields: [{ pointer: `/body/${field}`, rule, message }] });
  if (quantity > maxQuantity) throw wrong('quantity', 'maximum', `At most ${maxQuantity} at once.`);
  if (needsAddress && !hasAddress) throw wrong('address', 'required', 'Goods need an address.');
  if (!needsAddress && hasAddress) throw wrong('address', 'superfluous', 'Nothing is sent, so there is no address.');
}

/** The titles in both languages, a missing one as the other. */
function wordsOf({ EN, VI }: Partial<Words>): Words {
  return { EN: EN ?? VI ?? '', VI: VI ?? EN ?? '' };
}

import type { Language, PromotionClaim, PromotionParticipation } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { audit } from '../../ground/audit/audit.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { Session } from '../../identity/session/session.ts';
import { lockForRules } from '../grants/claim-rules.ts';
import { claimRewards } from '../grants/member-rewards.ts';
import { fulfil } from './deposit-bonus.ts';
import { DEPOSIT_PROMOTION, type DepositPromotion } from './deposit-terms.ts';
import { joinRefusal, memberFacts, participationOf } from './participation.ts';
import { refusalFailure } from './refusals.ts';
import { roundAt } from './rounds.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'random'>;
type Caller = Pick<Session, 'memberId' | 'id'>;

const FIND = `select ${DEPOSIT_PROMOTION} from promotions p where p.id = $1 and p.enabled`;
const JOIN = `
  insert into promotion_entries (promotion_id, member_id, round, joined_at) values ($1, $2, $3, $4)
  on conflict do nothing returning round`;
const TODAY = `
  select id as "depositId", credited_amount as amount, credited_at as "creditedAt" from deposits
  where member_id = $1 and state = 'credited' and credited_at >= $2 order by credited_at, id limit 1`;

interface Today {
  readonly depositId: string;
  readonly amount: string;
  readonly creditedAt: Date;
}

async function findPromotion(tx: Queries, id: string): Promise<DepositPromotion> {
  const [promotion] = await tx.query<DepositPromotion>('promotion_find', FIND, [id]);
  if (promotion === undefined) throw new Failure('not_found');
  return promotion;
}

/**
 * Joins a promotion for its present round, in the caller's transaction (PROMO-01, PROMO-08). Its bonus comes at once
 * where a deposit of the day was made before. Failures: `not_found`; `promotion_unavailable` for another mode or
 * outside of its time; `promotion_already_joined`; `promotion_not_eligible`, `promotion_first_deposit_only` and
 * `promotion_used_up`; by the brand's rules `promotion_account_too_new`, `promotion_waiting` and
 * `promotion_one_per_person`; `promotion_deposit_too_small` and `promotion_used_up` for that deposit.
 */
export async function joinPromotion(
  services: Needs,
  tx: Queries,
  { memberId, id: session }: Caller,
  promotionId: string,
  language: Language,
): Promise<PromotionParticipation> {
  const { brand, clock } = services;
  await lockMember(tx, memberId);
  const promotion = await findPromotion(tx, promotionId);
  await lockForRules(brand, tx, [promotionId]);
  const at = new Date(clock());
  if (promotion.applyMode !== 'join') throw new Failure('promotion_unavailable');
  const refusal = joinRefusal(brand, promotion, await memberFacts(services, tx, memberId, at), at.getTime());
  if (refusal !== undefined) throw refusalFailure(refusal);
  const { rule } = promotion;
  const round = roundAt(rule, at.getTime(), brand.timeZone);
  const joined = await tx.query('promotion_join', JOIN, [promotionId, memberId, round, at]);
  if (joined.length === 0) throw new Failure('promotion_already_joined');
  if (rule?.kind === 'weekday_deposit') {
    const midnight = new Date(momentOn(dayAt(at.getTime(), brand.timeZone), brand.timeZone));
    const [deposit] = await tx.query<Today>('promotion_today', TODAY, [memberId, midnight]);
    // No later deposit of the day would count.
    const refused = deposit && (await fulfil(services, tx, promotion, { ...deposit, memberId, at }));
    if (refused !== undefined) throw refusalFailure(refused);
  }
  const after = participationOf(services, promotion, await memberFacts(services, tx, memberId, at), language);
  const data = { promotion: promotionId, bonus: after.bonusId, session };
  await audit(tx, { at, kind: 'promotion_joined', memberId, data });
  return after;
}

/**
 * Gives a member the reward of a promotion that waits, once, in the caller's transaction (PROMO-01). Failures:
 * `not_found`; `reward_unavailable` where none waits; `promotion_one_per_person`.
 */
export async function claimPromotion(
  services: Needs,
  tx: Queries,
  caller: Caller,
  promotionId: string,
  language: Language,
): Promise<PromotionClaim> {
  const promotion = await findPromotion(tx, promotionId);
  const at = new Date(services.clock());
  await lockMember(tx, caller.memberId);
  const waiting = (await memberFacts(services, tx, caller.memberId, at)).waiting.get(promotionId);
  if (waiting === undefined || waiting.claimedAt !== null) throw new Failure('reward_unavailable');
  const {
    credits: [credit],
  } = await claimRewards(services, tx, caller, [waiting.rewardId], language);
  if (credit === undefined) throw new Error(`the reward ${waiting.rewardId} was not given`);
  const facts = await memberFacts(services, tx, caller.memberId, at);
  return { participation: participationOf(services, promotion, facts, language), credit };
}

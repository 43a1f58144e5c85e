import type { Queries } from '#server/db/database.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { takeBudget } from './budget.ts';
import {
  bonusFor,
  DEPOSIT_PROMOTION,
  type DepositPromotion,
  judgeNamed,
  type PromotedDeposit,
} from './deposit-terms.ts';
import { earnTickets } from './raffle-tickets.ts';
import type { Refusal } from './refusals.ts';
import { dayRound, roundAt } from './rounds.ts';

type Needs = Pick<Services, 'brand' | 'random'>;

const LOCK = `
  select id from promotions
  where id = $2 or enabled and (ends_at is null or ends_at > $4) and id in (
    select promotion_id from promotion_entries where member_id = $1 and issued_at is null and round in ('', $3)
  )
  order by id for no key update`;
const JOINED = `
  select ${DEPOSIT_PROMOTION}, e.round, p.enabled and (p.ends_at is null or p.ends_at > $2) as open,
    not exists (
      select from deposits d
      where d.member_id = $1 and d.state = 'credited' and d.id <> $3 and d.credited_at >= e.joined_at offset 1
    ) as recent
  from promotions p join promotion_entries e on e.promotion_id = p.id
  where e.member_id = $1 and e.issued_at is null order by p.id`;
const CHOSEN = `
  insert into promotion_entries (promotion_id, member_id, round, joined_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const ISSUE = `
  update promotion_entries set issued_at = $4, deposited = $5, bonus_id = $6
  where promotion_id = $1 and member_id = $2 and round = $3 and issued_at is null`;

/** A promotion that a member has joined, and has no bonus of yet. */
interface Joined extends DepositPromotion {
  readonly round: string;
  /** Whether it still gives. */
  readonly open: boolean;
  /** Whether at most one other deposit came since it was joined. */
  readonly recent: boolean;
}

/** A credited deposit. */
export interface Credited extends PromotedDeposit {
  readonly depositId: string;
  /** The promotion that was chosen with it, which joins it. */
  readonly promotionId: string | null;
}

/** A promotion that gave nothing for a deposit, though the member may count on it. */
export interface NoBonus {
  /** Whether the deposit named it. */
  readonly named: boolean;
  /** Null where the promotion is gone. */
  readonly title: Words | null;
  readonly refusal: Refusal;
}

/**
 * Locks what the promotions of a deposit need, in the order of locks, before its money moves. Those that cannot give
 * for it any more stay free for others.
 */
export async function lockForReward(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  { memberId, promotionId, at }: Pick<Credited, 'memberId' | 'promotionId' | 'at'>,
): Promise<void> {
  await lockMember(tx, memberId);
  await tx.query('deposit_promotions_lock', LOCK, [memberId, promotionId, dayRound(at.getTime(), brand.timeZone), at]);
}

/**
 * Gives the bonuses that a credited deposit fulfils, in the transaction of its credit, after {@link lockForReward}. Returns
 * the promotions that gave nothing, of which the member has to be told.
 */
export async function rewardDeposit(services: Needs, tx: Queries, deposit: Credited): Promise<NoBonus[]> {
  const { memberId, promotionId, at } = deposit;
  const missed: NoBonus[] = [];
  if (promotionId !== null) {
    const { promotion, refusal } = await judgeNamed(services, tx, promotionId, deposit);
    if (refusal !== undefined) missed.push({ named: true, title: promotion?.title ?? null, refusal });
    else
      await tx.query('deposit_promotion_join', CHOSEN, [promotionId, memberId, roundOf(services, promotion, at), at]);
  }
  await earnTickets(services, tx, deposit);
  const joined = await tx.query<Joined>('deposit_promotions', JOINED, [memberId, at, deposit.depositId]);
  // What was joined in an earlier round is over.
  for (const promotion of joined.filter((one) => one.round === roundOf(services, one, at))) {
    const refusal = promotion.open
      ? await fulfil(services, tx, promotion, deposit)
      : await missedEnd(services, tx, promotion, deposit);
    const named = promotion.id === promotionId;
    if (isNews(refusal, promotion) && !missed.some((one) => one.named && named)) {
      missed.push({ named, title: promotion.title, refusal });
    }
  }
  return missed;
}

/** A deposit after the first is told of once, not with every later one. */
function isNews(refusal: Refusal | undefined, { recent }: Joined): refusal is Refusal {
  const isLater = refusal === 'first' || refusal === 'first_of_day';
  return refusal === 'short' || refusal === 'used_up' || refusal === 'over' || (isLater && recent);
}

/** `over` where a promotion that ended or was withdrawn would have given its bonus: the member counts on it. */
async function missedEnd(
  services: Needs,
  tx: Queries,
  promotion: Joined,
  deposit: PromotedDeposit,
): Promise<Refusal | undefined> {
  return 'refusal' in (await bonusFor(services, tx, promotion, deposit)) ? undefined : 'over';
}

function roundOf(
  { brand }: Pick<Services, 'brand'>,
  promotion: Pick<DepositPromotion, 'rule'> | undefined,
  at: Date,
): string {
  return roundAt(promotion?.rule ?? null, at.getTime(), brand.timeZone);
}

/**
 * Gives the bonus once, where the deposit is the one that counts, is large enough, and the budget reaches. Returns why it
 * gave none; undefined where it did.
 */
export async function fulfil(
  services: Needs,
  tx: Queries,
  promotion: DepositPromotion,
  deposit: PromotedDeposit,
): Promise<Refusal | undefined> {
  const { id, title } = promotion;
  const { depositId, memberId, amount, at } = deposit;
  const bonus = await bonusFor(services, tx, promotion, deposit);
  if ('refusal' in bonus) return bonus.refusal;
  const { granted, wagering } = bonus;
  if (!(await takeBudget(tx, id, granted))) return 'used_up';
  const round = roundOf(services, promotion, at);
  const bonusId = await creditBonus(services, tx, {
    key: `promotion:${id}:${round}:${memberId}`,
    memberId,
    title,
    source: 'promotion',
    sourceId: id,
    amount: granted,
    wagering,
    deposit: { id: depositId, amount },
    at,
  });
  await tx.query('promotion_issue', ISSUE, [id, memberId, round, at, amount, bonusId]);
  return undefined;
}

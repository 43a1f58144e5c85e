import type { ApplyMode, WageringRules } from '../../../../generated/server/model/index.ts';
import { compareAmounts, leastAmount, multiplyAmount } from '../../../shared/money/amount.ts';
import { dayAt, momentOn } from '../../../shared/time/zone.ts';
import type { Queries } from '../../db/database.ts';
import type { StoredReward, Words } from '../../db/schema/bonuses.ts';
import type { PromotionRule } from '../../db/schema/promotions.ts';
import type { Services } from '../../services.ts';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { takeBudget } from './budget.ts';
import { lockForRules, ruleFacts, ruleRefusal } from './claim-rules.ts';
import { earnTickets } from './raffle-tickets.ts';
import { inRound, roundAt } from './rounds.ts';

type Needs = Pick<Services, 'brand' | 'random'>;

/** A promotion that deposits fulfil. */
export interface DepositPromotion {
  readonly id: string;
  readonly applyMode: ApplyMode;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly reward: StoredReward;
  readonly wagering: WageringRules | null;
  readonly minDeposit: string | null;
  readonly rule: PromotionRule | null;
  readonly title: Words;
}

/** The columns of a promotion `p`. */
export const DEPOSIT_PROMOTION = `
  p.id, p.apply_mode as "applyMode", p.starts_at as "startsAt", p.ends_at as "endsAt", p.reward, p.wagering,
  p.min_deposit as "minDeposit", p.rule,
  (select jsonb_object_agg(t.language, t.title) from promotion_texts t where t.promotion_id = p.id) as title`;

const JOINED = `
  select ${DEPOSIT_PROMOTION} from promotions p join promotion_entries e on e.promotion_id = p.id
  where e.member_id = $1 and e.issued_at is null and p.enabled and p.starts_at <= $2
    and (p.ends_at is null or p.ends_at > $2)`;
const CHOSEN = `
  insert into promotion_entries (promotion_id, member_id, round, joined_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const FIND = `select ${DEPOSIT_PROMOTION} from promotions p where p.id = $1 and p.enabled and p.apply_mode = 'join'`;
const EARLIER = `
  select id from deposits
  where member_id = $1 and state = 'credited' and id <> $2 and credited_at >= $3 limit 1`;
const ISSUE = `
  update promotion_entries set issued_at = $4, deposited = $5, bonus_id = $6
  where promotion_id = $1 and member_id = $2 and round = $3 and issued_at is null`;

/** A credited deposit. */
export interface Credited {
  readonly depositId: string;
  readonly memberId: number;
  readonly amount: string;
  /** The promotion that was chosen with it, which joins it. */
  readonly promotionId: string | null;
  readonly at: Date;
}

/** Gives the bonuses of the promotions that a credited deposit fulfils, in the transaction of its credit. */
export async function rewardDeposit(services: Needs, tx: Queries, deposit: Credited): Promise<void> {
  const { memberId, promotionId, at } = deposit;
  const { timeZone } = services.brand;
  if (promotionId !== null) {
    const [chosen] = await tx.query<DepositPromotion>('deposit_promotion_chosen', FIND, [promotionId]);
    if (chosen !== undefined && inRound(chosen.rule, at.getTime(), timeZone)) {
      const round = roundAt(chosen.rule, at.getTime(), timeZone);
      await lockForRules(services.brand, tx, [promotionId]);
      const facts = await ruleFacts(services.brand, tx, memberId);
      if (ruleRefusal(services.brand, facts, { id: promotionId, round }, at.getTime()) === undefined) {
        await tx.query('deposit_promotion_join', CHOSEN, [promotionId, memberId, round, at]);
      }
    }
  }
  await earnTickets(services, tx, deposit);
  const joined = await tx.query<DepositPromotion>('deposit_promotions', JOINED, [memberId, at]);
  for (const promotion of joined) await fulfil(services, tx, promotion, deposit);
}

/**
 * Gives the bonus where a deposit is the one that counts and reaches the least amount; nothing where the budget of the
 * promotion is used up. Returns the id of the bonus.
 */
export async function fulfil(
  services: Needs,
  tx: Queries,
  promotion: DepositPromotion,
  { depositId, memberId, amount, at }: Omit<Credited, 'promotionId'>,
): Promise<string | undefined> {
  const { id, rule, minDeposit, wagering, title } = promotion;
  const { timeZone } = services.brand;
  if (wagering === null || !inRound(rule, at.getTime(), timeZone)) return undefined;
  if (minDeposit !== null && compareAmounts(amount, minDeposit) < 0) return undefined;
  const since = rule?.kind === 'weekday_deposit' ? momentOn(dayAt(at.getTime(), timeZone), timeZone) : 0;
  const earlier = await tx.query('deposit_promotion_earlier', EARLIER, [memberId, depositId, new Date(since)]);
  if (earlier.length > 0) return undefined;
  const granted = bonusFor(services, promotion, amount);
  if (granted === undefined || !(await takeBudget(tx, id, granted))) return undefined;
  const round = roundAt(rule, at.getTime(), timeZone);
  const bonusId = await creditBonus(services, tx, {
    ...{ key: `promotion:${id}:${round}:${memberId}`, memberId, title, source: 'promotion', sourceId: id },
    ...{ amount: granted, wagering, deposit: amount, at },
  });
  await tx.query('promotion_issue', ISSUE, [id, memberId, round, at, amount, bonusId]);
  return bonusId;
}

/** The bonus of a deposit, rounded down to the decimals; undefined where nothing is left of it. */
function bonusFor(
  { brand }: Pick<Services, 'brand'>,
  { reward: { kind, amount, rate, maximum } }: DepositPromotion,
  deposit: string,
): string | undefined {
  if (kind !== 'bonus') return undefined;
  const share = multiplyAmount(deposit, ((rate ?? 0) / 10_000).toFixed(4), brand.currency.decimals);
  const granted = amount ?? (maximum === null ? share : leastAmount(share, maximum));
  return compareAmounts(granted, '0') > 0 ? granted : undefined;
}

import type { ApplyMode, WageringRules } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward, Words } from '#server/db/schema/bonuses.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, leastAmount, multiplyAmount } from '#shared/money/amount.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { ruleFacts, ruleRefusal } from '../grants/claim-rules.ts';
import { BUDGET_LEFT } from './budget.ts';
import { type Refusal, refusalFailure } from './refusals.ts';
import { inRound, roundAt } from './rounds.ts';

type Needs = Pick<Services, 'brand'>;

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
  /** What is left of the budget; null without one. */
  readonly left: string | null;
  readonly title: Words;
}

/** The columns of a promotion `p`. */
export const DEPOSIT_PROMOTION = `
  p.id, p.apply_mode as "applyMode", p.starts_at as "startsAt", p.ends_at as "endsAt", p.reward, p.wagering,
  p.min_deposit as "minDeposit", p.rule, ${BUDGET_LEFT} as left,
  (select jsonb_object_agg(t.language, t.title) from promotion_texts t where t.promotion_id = p.id) as title`;

/** A deposit that is asked for or credited. */
export interface PromotedDeposit {
  /** Null before it is made. */
  readonly depositId: string | null;
  readonly memberId: number;
  /** What it brings to the wallet. */
  readonly amount: string;
  readonly at: Date;
  /** When it was credited, where that is over: only what came before counts as earlier. */
  readonly creditedAt?: Date;
}

const EARLIER = `
  select id from deposits
  where member_id = $1 and state = 'credited' and id is distinct from $2 and credited_at >= $3
    and ($4::timestamptz is null or credited_at < $4) limit 1`;

/** The bonus of a promotion for a deposit, whatever its budget, or why there is none. */
export async function bonusFor(
  { brand }: Needs,
  db: Pick<Queries, 'query'>,
  { rule, minDeposit, wagering, reward }: DepositPromotion,
  { depositId, memberId, amount, at, creditedAt }: PromotedDeposit,
): Promise<{ readonly granted: string; readonly wagering: WageringRules } | { readonly refusal: Refusal }> {
  if (wagering === null || reward.kind !== 'bonus') return { refusal: 'no_deposit' };
  if (!inRound(rule, at.getTime(), brand.timeZone)) return { refusal: 'day' };
  const isDaily = rule?.kind === 'weekday_deposit';
  const since = isDaily ? momentOn(dayAt(at.getTime(), brand.timeZone), brand.timeZone) : 0;
  const earlier = await db.query('deposit_promotion_earlier', EARLIER, [
    memberId,
    depositId,
    new Date(since),
    creditedAt ?? null,
  ]);
  if (earlier.length > 0) return { refusal: isDaily ? 'first_of_day' : 'first' };
  const granted = shareOf(reward, amount, brand.currency.decimals);
  const isShort = minDeposit !== null && compareAmounts(amount, minDeposit) < 0;
  return isShort || compareAmounts(granted, '0') === 0 ? { refusal: 'short' } : { granted, wagering };
}

/** The bonus of a deposit, rounded down to the decimals. */
function shareOf({ amount, rate, maximum }: StoredReward, deposit: string, decimals: number): string {
  const share = multiplyAmount(deposit, ((rate ?? 0) / 10_000).toFixed(4), decimals);
  return amount ?? (maximum === null ? share : leastAmount(share, maximum));
}

/** Whether the budget is gone, or does not reach for the smallest bonus. */
export function isUsedUp(
  { left, reward, minDeposit }: Pick<DepositPromotion, 'left' | 'reward' | 'minDeposit'>,
  decimals: number,
): boolean {
  if (left === null) return false;
  return compareAmounts(left, '0') === 0 || compareAmounts(left, shareOf(reward, minDeposit ?? '0', decimals)) < 0;
}

const FIND = `select ${DEPOSIT_PROMOTION}, p.enabled from promotions p where p.id = $1`;
const ENTRY = `
  select issued_at as "issuedAt" from promotion_entries where promotion_id = $1 and member_id = $2 and round = $3`;

/** How a promotion stands to a deposit that names it. */
export interface Named {
  /** Undefined where there is none. */
  readonly promotion: (DepositPromotion & { readonly enabled: boolean }) | undefined;
  readonly refusal: Refusal | undefined;
  /** The bonus, where there is no refusal. */
  readonly granted: string;
}

/** Judges a deposit that names a promotion, by the promotion's own conditions before the brand's rules. */
export async function judgeNamed(
  services: Needs,
  db: Pick<Queries, 'query'>,
  promotionId: string,
  deposit: PromotedDeposit,
): Promise<Named> {
  const { memberId, at } = deposit;
  const { brand } = services;
  const [promotion] = await db.query<DepositPromotion & { enabled: boolean }>('deposit_promotion', FIND, [promotionId]);
  const refused = (refusal: Refusal): Named => ({ promotion, refusal, granted: '0' });
  if (promotion === undefined || !promotion.enabled) return refused('over');
  const { applyMode, startsAt, endsAt, rule } = promotion;
  if (applyMode !== 'join') return refused('no_deposit');
  if (startsAt > at) return refused('soon');
  if (endsAt !== null && endsAt <= at) return refused('over');
  const round = roundAt(rule, at.getTime(), brand.timeZone);
  const [entry] = await db.query<{ issuedAt: Date | null }>('deposit_promotion_entry', ENTRY, [
    promotionId,
    memberId,
    round,
  ]);
  if (entry !== undefined && entry.issuedAt !== null) return refused('joined');
  const bonus = await bonusFor(services, db, promotion, deposit);
  if ('refusal' in bonus) return refused(bonus.refusal);
  const ruled =
    entry === undefined &&
    ruleRefusal(brand, await ruleFacts(brand, db, memberId), { id: promotionId, round }, at.getTime());
  return ruled ? refused(ruled) : { promotion, refusal: undefined, granted: bonus.granted };
}

const REACHES = 'select from promotions where id = $1 and (budget is null or spent + $2::numeric <= budget)';

/**
 * Refuses a promotion that would give nothing for the deposit, as far as that is known before the money. Failures:
 * `not_found` and those of `refusalFailure`.
 */
export async function requireNamed(
  services: Needs,
  db: Pick<Queries, 'query'>,
  promotionId: string,
  deposit: PromotedDeposit,
): Promise<void> {
  const { promotion, refusal, granted } = await judgeNamed(services, db, promotionId, deposit);
  if (promotion === undefined || !promotion.enabled) throw new Failure('not_found');
  if (refusal !== undefined) throw refusalFailure(refusal);
  const reaches = await db.query('promotion_budget_reaches', REACHES, [promotionId, granted]);
  if (reaches.length === 0) throw refusalFailure('used_up');
}

import type { GameCategory } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward, Words } from '#server/db/schema/bonuses.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, multiplyAmount } from '#shared/money/amount.ts';
import { grantReward, type NewReward } from '../grants/grant-reward.ts';
import { contributionsOf, OWN_TURNOVER_FROM, ownTurnover } from '../turnover/counted-turnover.ts';
import { takeBudget } from './budget.ts';
import { lastWeek } from './rounds.ts';

const DAY = 86_400_000;

interface RuledPromotion extends Pick<NewReward, 'wagering'> {
  readonly id: string;
  readonly endsAt: Date | null;
  readonly reward: StoredReward;
  readonly rule: PromotionRule;
  readonly title: Words;
  readonly text: Words;
}

const RULED = `
  select p.id, p.ends_at as "endsAt", p.reward, p.wagering, p.rule,
    (select jsonb_object_agg(t.language, t.title) from promotion_texts t where t.promotion_id = p.id) as title,
    (select jsonb_object_agg(t.language, t.reward) from promotion_texts t where t.promotion_id = p.id) as text
  from promotions p
  where p.enabled and p.rule ->> 'kind' = $1 and p.starts_at <= $2 and (p.ends_at is null or p.ends_at > $3)
  order by p.id`;

/** Lets a new member claim what promotions give for the registration (REGISTER-33), in its transaction. */
export async function rewardRegistration(
  services: Pick<Services, 'random'>,
  tx: Queries,
  memberId: number,
  at: Date,
): Promise<void> {
  for (const promotion of await tx.query<RuledPromotion>('promotions_ruled', RULED, ['registration', at, at])) {
    const { id, endsAt, reward } = promotion;
    if (!(await takeBudget(tx, id, reward.amount ?? '0'))) continue;
    const key = `promotion:${id}:${memberId}`;
    await grantReward(services, tx, {
      ...promotion,
      key,
      memberId,
      source: 'promotion',
      sourceId: id,
      at,
      expiresAt: endsAt,
    });
  }
}

// Stakes of bonus money do not count.
const TURNOVER = `
  select s.member_id as "memberId", trunc(sum(${ownTurnover('$5')}), 8) as turnover
  from ${OWN_TURNOVER_FROM} join members m on m.id = s.member_id and m.type <> 4
  where s.settled_at >= $1 and s.settled_at < $2 and s.category = any($3)
    and not exists (select from member_rewards r where r.key = $4 || s.member_id)
  group by s.member_id having sum(s.valid_turnover) > 0`;

/** Lets members claim their share of what they staked in the last week, once for each week. */
export async function rewardTurnover(services: Pick<Services, 'db' | 'brand' | 'clock' | 'random'>): Promise<void> {
  const { db, brand, clock } = services;
  const at = new Date(clock());
  const week = lastWeek(clock(), brand.timeZone);
  const ruled = await db.query<RuledPromotion>('promotions_ruled', RULED, ['weekly_turnover', week.to, week.from]);
  for (const promotion of ruled) {
    if (promotion.rule.kind !== 'weekly_turnover') continue;
    const { id, rule, reward } = promotion;
    const expiresAt = new Date(week.to.getTime() + rule.days * DAY);
    if (expiresAt <= at) continue;
    const prefix = `promotion:${id}:${week.name}:`;
    const categories: readonly GameCategory[] = rule.categories;
    const values = [week.from, week.to, categories, prefix, contributionsOf(brand)];
    const due = await db.query<{ memberId: number; turnover: string }>('promotion_turnover', TURNOVER, values);
    for (const { memberId, turnover } of due) {
      const share = multiplyAmount(turnover, ((reward.rate ?? 0) / 10_000).toFixed(4), brand.currency.decimals);
      if (compareAmounts(share, '0') === 0) continue;
      const given = { ...reward, amount: share, rate: null, maximum: null };
      await db.transaction(async (tx) => {
        // Another process may have granted it since; its budget is not taken twice, also where both are here at once.
        await tx.query('promotion_budget_lock', 'select id from promotions where id = $1 for no key update', [id]);
        const [known] = await tx.query('reward_of_key', 'select id from member_rewards where key = $1', [
          `${prefix}${memberId}`,
        ]);
        if (known !== undefined || !(await takeBudget(tx, id, share))) return;
        await grantReward(services, tx, {
          ...promotion,
          key: `${prefix}${memberId}`,
          memberId,
          source: 'promotion',
          sourceId: id,
          reward: given,
          at,
          expiresAt,
        });
      });
    }
  }
}

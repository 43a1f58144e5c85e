import type { GameCategory, MissionKind, PrizeMode } from '#generated/model/index.ts';
import { StartError } from '#server/config/start-error.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward } from '#server/db/schema/bonuses.ts';
import type { Drawing, GamePricing } from '#server/db/schema/lottery.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { addAmounts, compareAmounts, multiplyAmount, shareOf } from '#shared/money/amount.ts';
import { categoryOf } from '../../lottery/bets/lottery-money.ts';
import { gamePlays } from '../../lottery/draws/game-plays.ts';
import { MENU } from '../../play/catalogue/snapshot.ts';
import { REBATED } from '../../rewards/ranks/rank-rewards.ts';

interface Needs extends Pick<Services, 'brand' | 'clock'> {
  readonly db: Pick<Queries, 'query'>;
}

/** What a category gives back for `TURNOVER`, whose odds count in full, and which setting says so. */
interface Return {
  readonly setting: string;
  /** Null for all. */
  readonly categories: readonly GameCategory[] | null;
  /** Decimal string. */
  readonly amount: string;
  /** Paid for the whole of valid turnover, whatever the category contributes. */
  readonly isWhole?: true;
}

/** So much is staked for the comparison that basis points of it, and shares of them, are exact. */
const TURNOVER = '100000000.00';
const EXACT = 8;

/**
 * Refuses to start where members, inviters and agents together get back more for turnover than games keep of it at
 * least. Odds do not enter: at the best ones all valid turnover counts, and a game keeps the same at each of its odds.
 */
export async function requireEdge(needs: Needs): Promise<void> {
  const [edges, returns] = [await edgesOf(needs), await returnsOf(needs)];
  const { contributions } = needs.brand.turnover;
  for (const category of MENU.filter((each) => edges.has(each))) {
    const contribution = contributions.find(({ gameType }) => gameType === category)?.rate ?? 0;
    const paid = returns
      .filter(({ categories }) => categories === null || categories.includes(category))
      .map(({ setting, amount, isWhole }) => ({
        setting,
        amount: isWhole ? amount : ofBasisPoints(amount, contribution),
      }))
      .filter(({ amount }) => compareAmounts(amount, '0') > 0);
    const back = paid.map(({ amount }) => amount).reduce(addAmounts, '0');
    const edge = edges.get(category) ?? null;
    if (edge === null) {
      if (compareAmounts(back, '0') === 0) continue;
      throw new StartError(`Nothing says what ${category} games keep of stakes; add ${category} to turnover.edges.`);
    }
    if (compareAmounts(back, ofBasisPoints(TURNOVER, edge)) <= 0) continue;
    const parts = paid.map(({ setting, amount }) => `${setting} ${percentOf(amount)}`).join(', ');
    throw new StartError(
      `For turnover in ${category} the brand gives back up to ${percentOf(back)} (${parts}), but its games keep as little as ${percentOf(ofBasisPoints(TURNOVER, edge))}; lower these rates or what turnover.contributions says of ${category}.`,
    );
  }
}

// What games say of their returns; those of a lottery follow from its prices.
const GAMES = `
  select case when category = 'SPORTS' and vendor_code = any($1) then 'ESPORTS' else category end as category,
    min(10000 - rtp) as edge
  from games group by 1`;
const LOTTERIES = `
  select r.drawing, g.prize_mode as "prizeMode", coalesce(r.limits -> 'pricing', '{}') as pricing
  from lottery_games g join lottery_rules r on r.game_code = g.code where g.enabled`;

/** The least edge of each category that has games, in basis points; null where nothing says one. */
async function edgesOf({ db, brand }: Needs): Promise<ReadonlyMap<GameCategory, number | null>> {
  const known = await db.query<{ category: GameCategory; edge: number | null }>('edges_of_games', GAMES, [
    brand.esportsProviders,
  ]);
  const lotteries = await db.query<{ drawing: Drawing; prizeMode: PrizeMode; pricing: GamePricing }>(
    'edges_of_lotteries',
    LOTTERIES,
  );
  const priced = lotteries.flatMap((game) => {
    const prices = gamePlays(game, brand.currency.decimals)?.plays.flatMap((play) => play.prices) ?? [];
    return prices.map(({ returnToPlayer }) => ({ category: categoryOf(game), edge: 10_000 - returnToPlayer }));
  });
  const declared = brand.turnover.edges.map(({ gameType, rate }) => ({ category: gameType, edge: rate }));
  const edges = new Map<GameCategory, number | null>(known.map(({ category, edge }) => [category, edge]));
  for (const { category, edge } of [...priced, ...declared]) {
    const least = edges.get(category);
    if (least !== undefined) edges.set(category, least === null ? edge : Math.min(least, edge));
  }
  return edges;
}

/** How much money so many points bring. */
interface PointPrice {
  readonly amount: string;
  readonly points: number;
}

const MALL = 'select amount, points from point_rewards where enabled and amount is not null order by id';
const MISSIONS = `
  select target, categories, reward from missions
  where enabled and kind = $1 and (ends_at is null or ends_at > $2) order by id`;
const PROMOTIONS = `
  select reward, rule from promotions
  where enabled and rule ->> 'kind' = $1 and (ends_at is null or ends_at > $2) order by id`;
const REBATES = `
  select c.category, max(p.rate) as rate from rank_privileges p join ${REBATED} c (category, kind) on c.kind = p.kind
  where p.rate is not null group by 1 order by 1`;

/** Everything that is given back by turnover, at its highest rate. */
async function returnsOf({ db, brand, clock }: Needs): Promise<readonly Return[]> {
  const { points, referral, promos, settings, turnover } = brand;
  const at = new Date(clock());
  // Goods have no price here; what the mall sells for points otherwise is money.
  const mall = await db.query<PointPrice>('returns_of_mall', MALL);
  const prices: readonly PointPrice[] = [{ amount: points.pointValue, points: 1 }, ...mall];
  const worthOf = (count: number, turnoverOfThem: string) =>
    prices
      .map((price) => {
        const [worth, per] = [
          multiplyAmount(price.amount, `${count}`, EXACT),
          multiplyAmount(turnoverOfThem, `${price.points}`, EXACT),
        ];
        return shareOf(TURNOVER, worth, per, EXACT);
      })
      .reduce((best, amount) => (compareAmounts(amount, best) > 0 ? amount : best));
  const returns: Return[] = [{ setting: 'points', categories: null, amount: worthOf(1, points.turnoverPerPoint) }];
  if (promos.REFERRAL) {
    const amount = ofBasisPoints(TURNOVER, referral.turnover.rate);
    returns.push({ setting: 'referral.turnover', categories: null, amount });
  }
  const kind: MissionKind = 'turnover';
  for (const mission of await db.query<{
    target: string;
    categories: GameCategory[] | null;
    reward: StoredReward;
  }>('returns_of_missions', MISSIONS, [kind, at])) {
    const { reward, target, categories } = mission;
    const amount =
      reward.points === null ? shareOf(TURNOVER, reward.amount ?? '0', target, EXACT) : worthOf(reward.points, target);
    returns.push({ setting: 'missions', categories, amount });
  }
  const ruled: PromotionRule['kind'] = 'weekly_turnover';
  for (const { reward, rule } of await db.query<{ reward: StoredReward; rule: PromotionRule }>(
    'returns_of_promotions',
    PROMOTIONS,
    [ruled, at],
  )) {
    if (rule.kind !== ruled) continue;
    const amount = ofBasisPoints(TURNOVER, reward.rate ?? 0);
    returns.push({ setting: 'promotions', categories: rule.categories, amount });
  }
  for (const { category, rate } of await db.query<{ category: GameCategory; rate: number }>(
    'returns_of_ranks',
    REBATES,
  )) {
    returns.push({ setting: 'rank_privileges', categories: [category], amount: ofBasisPoints(TURNOVER, rate) });
  }
  const { daily, hourly, realtime } = settings.contracts;
  if (daily || hourly || realtime) {
    const amount = ofBasisPoints(TURNOVER, turnover.mostSalary);
    returns.push({ setting: 'turnover.mostSalary', categories: null, amount, isWhole: true });
  }
  return returns;
}

function ofBasisPoints(amount: string, rate: number): string {
  return shareOf(amount, `${rate}`, '10000', EXACT);
}

/** An amount as a percentage of `TURNOVER`, cut to four decimals. */
function percentOf(amount: string): string {
  return `${shareOf('100', amount, TURNOVER, 4)}%`;
}

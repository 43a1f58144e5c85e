import type {
  Language,
  ListPointRewardsParams,
  PointReward,
  PointRewardCard,
  PointRewardPage,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';

type Dependencies = Pick<Services, 'db' | 'brand' | 'clock'>;

interface Row extends Omit<PointReward, 'isHot' | 'isNew'> {
  readonly position: number;
  readonly hot: boolean;
  readonly createdAt: Date;
}

/** The text in the requested language, else in the site's, else in any. */
const REWARDS = `
  select distinct on (r.id) r.id as "rewardId", r.kind, r.position, r.picture, r.points, r.stock, r.amount, r.wagering,
    r.needs_address as "needsAddress", r.max_quantity as "maxQuantity", r.hot, r.created_at as "createdAt",
    t.title, t.summary, t.html
  from point_rewards r join point_reward_texts t on t.reward_id = r.id
  where r.enabled
  order by r.id, t.language = $1 desc, t.language = $2 desc, t.language`;

/** How long a reward counts as new. */
const NEW_MS = 30 * 24 * 3_600_000;

/** The query of the list. */
type RewardQuery = Pick<ListPointRewardsParams, 'kind' | 'maxPoints' | 'sort'> & PageQuery;

const orders: Readonly<Record<NonNullable<RewardQuery['sort']>, (a: Row, b: Row) => number>> = {
  brand: (a, b) => a.position - b.position,
  cheapest: (a, b) => a.points - b.points || a.position - b.position,
  dearest: (a, b) => b.points - a.points || a.position - b.position,
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.position - b.position,
};

/** The current rewards, sold-out ones included; a page beyond the last is empty. */
export async function listRewards(
  dependencies: Dependencies,
  query: RewardQuery,
  language: Language,
): Promise<PointRewardPage> {
  const { kind, maxPoints, sort = 'brand' } = query;
  const found = (await rewards(dependencies, language))
    .filter((row) => (kind === undefined || row.kind === kind) && (maxPoints === undefined || row.points <= maxPoints))
    .sort(orders[sort]);
  const page = pageOfList(found, query);
  return { ...page, content: page.content.map((row) => cardOf(dependencies, row)) };
}

/** One reward in full. Throws `not_found` for one that is not on offer. */
export async function findReward(
  dependencies: Dependencies,
  rewardId: string,
  language: Language,
): Promise<PointReward> {
  const row = (await rewards(dependencies, language)).find((reward) => reward.rewardId === rewardId);
  if (!row) throw new Failure('not_found');
  const { html, wagering, needsAddress, maxQuantity } = row;
  return { ...cardOf(dependencies, row), html, wagering, needsAddress, maxQuantity };
}

function rewards({ db, brand }: Dependencies, language: Language): Promise<Row[]> {
  return db.query<Row>('point_rewards', REWARDS, [language, brand.defaultLanguage]);
}

function cardOf({ brand, clock }: Dependencies, row: Row): PointRewardCard {
  const { rewardId, kind, title, summary, picture, points, stock, amount, hot, createdAt } = row;
  return {
    rewardId,
    kind,
    title,
    summary,
    picture,
    points,
    stock,
    amount: amount === null ? null : money(amount, brand.currency.decimals),
    isHot: hot,
    isNew: clock() - createdAt.getTime() < NEW_MS,
  };
}

import type {
  Language,
  ListedPromotion,
  Promotion,
  PromotionCategory,
  PromotionCount,
  PromotionPage,
  PromotionState,
  WageringRules,
} from '#generated/model/index.ts';
import type { StoredReward } from '#server/db/schema/bonuses.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { stateOf } from '#shared/promotions/promotions.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';
import { BUDGET_LEFT } from './budget.ts';

/** The query of the list. */
export interface PromotionQuery extends PageQuery {
  readonly category?: PromotionCategory | undefined;
}

/** A promotion as it is stored, with its texts in one language. */
export interface PromotionRow
  extends Pick<ListedPromotion, 'id' | 'category' | 'title' | 'summary' | 'picture' | 'applyMode'> {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly reward: StoredReward;
  readonly rewardText: string;
  readonly wagering: WageringRules | null;
  readonly minDeposit: string | null;
  readonly rule: PromotionRule | null;
  readonly left: string | null;
  readonly html: string;
}

/** The text in the requested language, else in the site's, else in any. */
const PROMOTIONS = `
  select distinct on (p.id) p.id, p.category, p.starts_at as "startsAt", p.ends_at as "endsAt", p.picture, p.reward,
    p.apply_mode as "applyMode", p.wagering, p.min_deposit as "minDeposit", p.rule, ${BUDGET_LEFT} as left, t.title, t.summary, t.html,
    t.reward as "rewardText"
  from promotions p join promotion_texts t on t.promotion_id = p.id
  where p.enabled and (p.ends_at is null or p.ends_at > $1)
  order by p.id, t.language = $2 desc, t.language = $3 desc, t.language`;

/** How long an ended promotion is shown. */
const SHOWN_AFTER_END = 7 * 24 * 3_600_000;
/** Promotions open for participation come first. */
const ORDER: Readonly<Partial<Record<PromotionState, number>>> = { join: 0, coming_soon: 1, closed: 2 };

/** Every public promotion. */
export function shownPromotions(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  language: Language,
): Promise<readonly PromotionRow[]> {
  const since = new Date(clock() - SHOWN_AFTER_END);
  return db.query<PromotionRow>('promotions', PROMOTIONS, [since, language, brand.defaultLanguage]);
}

/** The public promotions, as a guest sees them; a page beyond the last is empty. */
export async function listPromotions(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  query: PromotionQuery,
  language: Language,
): Promise<PromotionPage> {
  const now = clock();
  const rows = await shownPromotions({ db, brand, clock }, language);
  const found = rows
    .filter((row) => query.category === undefined || row.category === query.category)
    .map((row) => ({ row, state: stateFor(row, now) }))
    .sort((a, b) => (ORDER[a.state] ?? 0) - (ORDER[b.state] ?? 0) || endOf(a.row) - endOf(b.row));
  const page = pageOfList(found, query);
  return {
    ...page,
    content: page.content.map(({ row, state }) => summaryOf(row, state, brand.currency.decimals)),
    counts: countsOf(rows),
  };
}

/** How many promotions stand on each shelf. */
export function countsOf(rows: readonly PromotionRow[]): PromotionCount[] {
  return [...Map.groupBy(rows, (row) => row.category)].map(([category, { length }]) => ({ category, count: length }));
}

/** The state of a promotion for a visitor who does not take part. */
function stateFor({ startsAt, endsAt }: PromotionRow, now: number): PromotionState {
  return stateOf(startsAt, endsAt, null, now);
}

function endOf({ endsAt }: PromotionRow): number {
  return endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/** The list's data of a promotion. */
export function summaryOf(row: PromotionRow, state: PromotionState, decimals: number): ListedPromotion {
  const { id, category, title, summary, picture, applyMode, wagering, minDeposit } = row;
  return {
    id,
    category,
    title,
    summary,
    picture,
    state,
    applyMode,
    wagering,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    reward: { ...row.reward, text: row.rewardText },
    minDeposit: minDeposit === null ? null : money(minDeposit, decimals),
  };
}

/**
 * A public promotion in full, as a guest sees it. Throws `not_found` for any other id, also for one that ended too long
 * ago.
 */
export async function findPromotion(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  id: string,
  language: Language,
): Promise<Promotion> {
  const row = (await shownPromotions(services, language)).find((promotion) => promotion.id === id);
  if (!row) throw new Failure('not_found');
  const state = stateFor(row, services.clock());
  return { ...summaryOf(row, state, services.brand.currency.decimals), html: row.html };
}

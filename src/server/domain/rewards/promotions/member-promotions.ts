import type {
  Language,
  MemberPromotion,
  MemberPromotionCard,
  MemberPromotionPage,
  PromotionCategory,
  PromotionState,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';
import { countsOf, type PromotionRow, shownPromotions, summaryOf } from './list-promotions.ts';
import { memberFacts, participationOf } from './participation.ts';

type Needs = Pick<Services, 'db' | 'brand' | 'clock'>;

export interface MemberPromotionQuery extends PageQuery {
  readonly category?: PromotionCategory | undefined;
  readonly state?: PromotionState | undefined;
  readonly participation?: 'all' | 'mine' | undefined;
}

/** What waits to be claimed, then what can be joined, then the others. */
const ORDER: Readonly<Partial<Record<PromotionState, number>>> = { claim: 0, join: 1, coming_soon: 3, closed: 4 };
const mine: readonly PromotionState[] = ['signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed'];

/** A page of the promotions as they stand for a member (PROMO-01, PROMO-08); a page beyond the last is empty. */
export async function listMemberPromotions(
  services: Needs,
  memberId: number,
  { category, state, participation = 'all', ...query }: MemberPromotionQuery,
  language: Language,
): Promise<MemberPromotionPage> {
  const facts = await memberFacts(services, services.db, memberId, new Date(services.clock()));
  const rows = await shownPromotions(services, language);
  const all = rows.map((row) => ({ row, part: participationOf(services, row, facts, language) }));
  const found = all
    .filter(({ row, part }) => {
      if (participation === 'mine' && !mine.includes(part.state)) return false;
      return (category === undefined || row.category === category) && (state === undefined || part.state === state);
    })
    .sort((a, b) => (ORDER[a.part.state] ?? 2) - (ORDER[b.part.state] ?? 2) || endOf(a.row) - endOf(b.row));
  const page = pageOfList(found, query);
  return {
    ...page,
    content: page.content.map(
      ({ row, part }): MemberPromotionCard => ({
        promotion: summaryOf(row, part.state, services.brand.currency.decimals),
        participation: part,
      }),
    ),
    counts: countsOf(rows),
    mine: all.filter(({ part }) => mine.includes(part.state)).length,
  };
}

function endOf({ endsAt }: PromotionRow): number {
  return endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/** One promotion as it stands for a member (PROMO-01). Failure: `not_found`. */
export async function findMemberPromotion(
  services: Needs,
  memberId: number,
  id: string,
  language: Language,
): Promise<MemberPromotion> {
  const row = (await shownPromotions(services, language)).find((promotion) => promotion.id === id);
  if (row === undefined) throw new Failure('not_found');
  const facts = await memberFacts(services, services.db, memberId, new Date(services.clock()));
  const participation = participationOf(services, row, facts, language);
  const summary = summaryOf(row, participation.state, services.brand.currency.decimals);
  return { promotion: { ...summary, html: row.html }, participation };
}

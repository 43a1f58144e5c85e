import type { QueryClient } from '@tanstack/react-query';
import { getListPromotionsQueryOptions, useListPromotions } from '#generated/client/promotions/promotions.ts';
import { type ListPromotionsParams, PromotionCategory } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import type { PageAddress } from '../../access/use-address.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, usePageAddress } from '../../entities/list/use-list-state.ts';
import { MemberPromotions } from './member-promotions.tsx';
import { PromotionCard, PromotionList } from './promotion-list.tsx';

const spec: ListSpec<ListPromotionsParams> = {
  /** Four rows of three. */
  pageSize: 12,
  filters: { category: Object.values(PromotionCategory) },
};
/** The images of these are on the screen from the start. */
const FIRST_CARDS = 3;

/** Requests the first promotions ahead of the first render; an address with a category has others. */
export async function prefetchPromotions(queries: QueryClient, { search }: PageAddress): Promise<void> {
  if (search === '') await queries.prefetchQuery(getListPromotionsQueryOptions({ pageNo: 1, pageSize: spec.pageSize }));
}

/** `/promotions`: all promotions by category (ROUTE-11, ROUTE-30), with their own state for a member. */
export function PromotionsPage() {
  const loggedIn = useLoggedIn();
  return loggedIn && !isTrial() ? <MemberPromotions /> : <GuestPromotions />;
}

function GuestPromotions() {
  const list = useListState(spec, usePageAddress());
  const query = useListPromotions(list.query, { query: list.options });
  return (
    <PromotionList
      list={list}
      query={query}
      category={list.filters.category}
      onCategory={(category) => list.show({ filters: { category } })}
      itemId={({ id }) => id}
      render={(promotion, index) => <PromotionCard promotion={promotion} first={index < FIRST_CARDS} />}
    />
  );
}

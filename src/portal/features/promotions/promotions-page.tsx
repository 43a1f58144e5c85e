import type { QueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  getListPromotionsQueryOptions,
  useListMemberPromotions,
  useListPromotions,
} from '#generated/client/promotions/promotions.ts';
import {
  type ListedPromotion,
  type ListMemberPromotionsParams,
  type ListPromotionsParams,
  PromotionCategory,
  type PromotionCount,
  type PromotionParticipation,
} from '#generated/model/index.ts';
import { promotionPath } from '../../access/paths.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import type { PageAddress } from '../../access/use-address.ts';
import { ListItems } from '../../entities/list/list-items.tsx';
import type { ListPage, ListQuery } from '../../entities/list/list-query.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { type ListControl, useListState, usePageAddress } from '../../entities/list/use-list-state.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PromotionBadge, usePromotionTime } from './promotion-badge.tsx';

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

const memberSpec: ListSpec<ListMemberPromotionsParams> = {
  pageSize: 12,
  filters: { category: Object.values(PromotionCategory), participation: ['mine'] },
};

/** The promotions with the member's own state on each card (PROMO-01, PROMO-02). */
function MemberPromotions() {
  const { t } = useTranslation();
  const list = useListState(memberSpec, usePageAddress());
  const query = useListMemberPromotions(list.query, { query: list.options });
  const { category, participation } = list.filters;
  const isMine = participation === 'mine';
  return (
    <PromotionList
      list={list}
      query={query}
      category={category}
      onCategory={(next) => list.show({ filters: { category: next } })}
      itemId={({ promotion }) => promotion.id}
      render={({ promotion, participation }, index) => (
        <PromotionCard promotion={promotion} first={index < 3} own={participation} />
      )}
      before={
        <Chip
          selected={isMine}
          count={query.data?.mine}
          onClick={() => list.show({ filters: { participation: isMine ? undefined : 'mine' } })}
        >
          {t('promotions.onlyMine')}
        </Chip>
      }
    />
  );
}

type PromotionListProps<Item> = {
  readonly list: ListControl & { readonly reset: () => void };
  readonly query: ListQuery<ListPage<Item> & { readonly counts: readonly PromotionCount[] }>;
  readonly category: PromotionCategory | undefined;
  readonly onCategory: (category: PromotionCategory | undefined) => void;
  readonly itemId: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
  /** A chip before the shelves. */
  readonly before?: ReactNode;
};

/** The shelves, and the cards of the chosen one. */
function PromotionList<Item>(props: PromotionListProps<Item>) {
  const { list, query, category, onCategory, itemId, render, before } = props;
  const { t } = useTranslation();
  const counts = query.data?.counts;
  return (
    <>
      <h1 className="sr-only">{t('promotions.title')}</h1>
      <fieldset
        aria-label={t('promotions.shelves')}
        className="-mx-gutter mt-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 scrollbar-hidden"
      >
        {before}
        <Chip
          selected={category === undefined}
          count={counts?.reduce((sum, { count }) => sum + count, 0)}
          onClick={() => onCategory(undefined)}
        >
          {t('promotions.all')}
        </Chip>
        {counts?.map(({ category: name, count }) => (
          <Chip key={name} selected={category === name} count={count} onClick={() => onCategory(name)}>
            {t(`promotions.category.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <ListItems
        list={list}
        query={query}
        itemId={itemId}
        className="sm:grid-cols-2 xl:grid-cols-3"
        skeletonClassName="h-60"
        failed={t('promotions.failed')}
        empty={{
          icon: <Gift size={18} />,
          title: t('promotions.empty'),
          text: t('promotions.emptyText'),
          action: <Button onClick={list.reset}>{t('promotions.showAll')}</Button>,
        }}
        render={render}
      />
    </>
  );
}

type PromotionCardProps = {
  readonly promotion: ListedPromotion;
  /** Whether its image loads at once instead of when it comes into view. */
  readonly first: boolean;
  /** How the member of the session stands with it; its state is then the member's own. */
  readonly own?: Pick<PromotionParticipation, 'eligible' | 'state'>;
};

/** A promotion of the list: the whole card is the link to it. */
function PromotionCard({ promotion, first, own }: PromotionCardProps) {
  const { t } = useTranslation();
  const { id, category, title, summary, picture, state, wagering } = promotion;
  const time = usePromotionTime(promotion);
  const closed = state === 'closed';
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="relative h-30.5 bg-surface-3">
        <img
          src={pictureUrl(picture)}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          // A tall image shows its upper part, where its motif is above the text.
          className={`size-full object-cover object-[50%_30%] ${closed ? 'opacity-60 grayscale' : ''}`}
          onError={(event) => event.currentTarget.remove()}
        />
        <span className="absolute top-3 left-3 rounded-xs bg-surface-0 px-2 py-1 text-2xs font-semibold">
          {t(`promotions.category.${category}`)}
        </span>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h2 className="title">
          <Link to={promotionPath(id)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-text-2">{summary}</p>
        <p className="mt-auto flex min-h-8 items-end justify-between gap-3 pt-4 text-sm text-text-3">
          <span>
            {time} · {wagering ? t('promotions.turnover', { multiple: wagering.multiple }) : t('promotions.noTurnover')}
          </span>
          {(own || closed || state === 'coming_soon') && <PromotionBadge promotion={promotion} own={own} />}
        </p>
      </div>
    </Card>
  );
}

import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  PromotionCategory,
  PromotionCount,
  PromotionParticipation,
  PromotionSummary,
} from '#generated/model/index.ts';
import { promotionPath } from '../../access/paths.ts';
import { ListItems } from '../../entities/list/list-items.tsx';
import type { ListPage, ListQuery } from '../../entities/list/list-query.ts';
import type { ListControl } from '../../entities/list/use-list-state.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PromotionBadge } from './promotion-badge.tsx';
import { usePromotionTime } from './promotion-time.ts';

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
export function PromotionList<Item>(props: PromotionListProps<Item>) {
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
  readonly promotion: PromotionSummary;
  /** Whether its image loads at once instead of when it comes into view. */
  readonly first: boolean;
  /** How the member of the session stands with it; its state is then the member's own. */
  readonly own?: Pick<PromotionParticipation, 'eligible' | 'state'>;
};

/** A promotion of the list: the whole card is the link to it. */
export function PromotionCard({ promotion, first, own }: PromotionCardProps) {
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

import { useTranslation } from 'react-i18next';
import { useListMemberPromotions } from '#generated/client/promotions/promotions.ts';
import { type ListMemberPromotionsParams, PromotionCategory } from '#generated/model/index.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, usePageAddress } from '../../entities/list/use-list-state.ts';
import { Chip } from '../../ui/chip.tsx';
import { PromotionCard, PromotionList } from './promotion-list.tsx';

const spec: ListSpec<ListMemberPromotionsParams> = {
  pageSize: 12,
  filters: { category: Object.values(PromotionCategory), participation: ['mine'] },
};

/** The promotions with the member's own state on each card (PROMO-01, PROMO-02). */
export function MemberPromotions() {
  const { t } = useTranslation();
  const list = useListState(spec, usePageAddress());
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

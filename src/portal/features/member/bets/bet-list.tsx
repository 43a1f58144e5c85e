import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listBets, useListBets } from '#generated/client/bets/bets.ts';
import { BetState, GameCategory, type ListBetsParams } from '#generated/model/index.ts';
import { listBetsQuerySearchMax } from '#generated/zod/bets/bets.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useBetColumns, useBetFileColumns } from './use-bet-columns.tsx';

const betCategories = Object.values(GameCategory);

const betStates = Object.values(BetState);

/** What the address of the betting record may hold. */
const betSpec: ListSpec<ListBetsParams> = {
  pageSize: 20,
  range: 'month',
  search: listBetsQuerySearchMax,
  filters: { gameType: betCategories, state: betStates },
};

type BetListProps = {
  /** The bet that is shown beside the list. */
  readonly openId: string | null;
  readonly onOpen: (betId: string) => void;
};

/** The bets by category and state, with the sums over all pages. */
export function BetList({ openId, onOpen }: BetListProps) {
  const { t } = useTranslation();
  const list = useListState(betSpec, usePanel());
  const query = useListBets(list.query, { query: list.options });
  const columns = useBetColumns(query.data, openId, onOpen);
  const fileColumns = useBetFileColumns(columns);
  return (
    <DataList
      title={t('records.bets.title')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ betId }) => betId}
      searchLabel={t('records.bets.search')}
      filters={
        <>
          <FilterSelect
            label={t('records.bets.category')}
            all={t('records.bets.allCategories')}
            value={list.filters.gameType}
            options={betCategories.map((value) => ({ value, label: t(`common.category.${value}`) }))}
            onChange={(gameType) => list.show({ filters: { gameType } })}
          />
          <FilterSelect
            label={t('records.bets.stateLabel')}
            all={t('records.bets.allStates')}
            value={list.filters.state}
            options={betStates.map((value) => ({ value, label: t(`records.bets.state.${value}`) }))}
            onChange={(state) => list.show({ filters: { state } })}
          />
        </>
      }
      empty={{ icon: <Dices size={18} />, title: t('records.bets.emptyTitle'), text: t('records.bets.emptyText') }}
      source={{ name: 'bets', fetchPage: listBets }}
    />
  );
}

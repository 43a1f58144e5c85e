import { ChartLine } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getProfitLoss, useGetProfitLoss } from '#generated/client/bets/bets.ts';
import type { GetProfitLossParams, ProfitLoss, ProfitLossDay } from '#generated/model/index.ts';
import { GameCategory } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import type { ListPage } from '#portal/entities/list/list-query.ts';
import type { ListSpec, PagedParams } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { moneySign } from '#portal/lib/format.ts';
import { Skeleton } from '#portal/ui/loading.tsx';
import { ProfitCategories } from './profit-categories.tsx';
import { ProfitCharts } from './profit-charts.tsx';
import { ProfitFigures } from './profit-figures.tsx';
import { useDayColumns } from './use-day-columns.tsx';

const categories = Object.values(GameCategory);
const spec: ListSpec<ProfitParams> = { pageSize: 10, range: 'month', filters: { gameType: categories } };

/** `personalProfit`: what play has won or cost, by day and by category (MEMBER-09). */
export function ProfitPage() {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useGetProfitLoss(askedOf(list.query), { query: list.options });
  const profit = list.problem ? undefined : query.data;
  const { show } = list;
  const showDay = useCallback((day: string) => show({ range: { name: 'custom', first: day, last: day } }), [show]);
  const columns = useDayColumns(profit, showDay);
  return (
    <DataList
      title={t('profit.title')}
      list={list}
      query={{ ...query, data: query.data && pageOfDays(query.data, list.query) }}
      columns={columns}
      rowId={({ date }) => date}
      filters={
        <FilterSelect
          label={t('profit.category')}
          all={t('profit.all')}
          value={list.filters.gameType}
          options={categories.map((category) => ({ value: category, label: t(`common.category.${category}`) }))}
          onChange={(gameType) => show({ filters: { gameType } })}
        />
      }
      summary={
        profit ? (
          <div className="grid gap-6 border-b border-line px-4 py-5 sm:px-5">
            <ProfitFigures totals={profit.totals} />
            <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
              <div className="grid min-w-0 content-start gap-6">
                <ProfitCharts profit={profit} />
              </div>
              <ProfitCategories
                categories={profit.categories}
                onChoose={(gameType) => show({ filters: { gameType } })}
              />
            </div>
          </div>
        ) : (
          query.isPending && <Skeleton className="mx-5 my-5 h-300 sm:h-140" />
        )
      }
      empty={{
        icon: <ChartLine size={18} />,
        title: t('profit.emptyTitle'),
        text: t('profit.emptyText'),
      }}
      source={{
        name: 'profit-and-loss',
        fetchPage: async (asked, signal) => pageOfDays(await getProfitLoss(askedOf(asked), signal), asked),
      }}
    />
  );
}

/** The state of the page in its address. The server answers all days at once, so pages are cut here. */
type ProfitParams = GetProfitLossParams & PagedParams;

/** The parameters of the operation. */
function askedOf({ pageNo: _, pageSize: __, ...asked }: Partial<ProfitParams>): GetProfitLossParams {
  return asked;
}

/** A page of the days on which something happened, the last first. */
function pageOfDays({ days }: ProfitLoss, { pageNo = 1, pageSize = 100 }: PagedParams): ListPage<ProfitLossDay> {
  const busy = days.filter(isBusy).reverse();
  const first = (pageNo - 1) * pageSize;
  return {
    content: busy.slice(first, first + pageSize),
    totalElements: busy.length,
    totalPages: Math.ceil(busy.length / pageSize),
  };
}

/** A correction of an earlier day moves money without a bet of its own. */
function isBusy({ bets, minutesPlayed, payout, rewards }: ProfitLossDay): boolean {
  return bets > 0 || minutesPlayed > 0 || moneySign(payout) !== 0 || moneySign(rewards) !== 0;
}

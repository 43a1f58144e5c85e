import { ChartLine } from 'lucide-react';
import { type ReactNode, useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getProfitLoss, useGetProfitLoss } from '#generated/client/bets/bets.ts';
import {
  GameCategory,
  type GetProfitLossParams,
  type ProfitLoss,
  type ProfitLossCategory,
  type ProfitLossDay,
  type ProfitLossTotals,
} from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { categoryIcons } from '#portal/entities/category/category.ts';
import { Chart } from '#portal/entities/chart/chart.tsx';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListPage } from '#portal/entities/list/list-query.ts';
import type { ListSpec, PagedParams } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatDate, formatDay, formatNumber, moneySign } from '#portal/lib/format.ts';
import { ColumnHeads } from '#portal/ui/column-heads.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';

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

/** The sums of the period: first the net position, then what it consists of. */
function ProfitFigures({ totals }: { readonly totals: ProfitLossTotals }) {
  const { t } = useTranslation();
  const write = useMoney();
  const writeTime = usePlayedTime();
  const { bets, stake, payout, net, rewards, openStake, deposits, withdrawals } = totals;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="grid content-start">
        <dt className="text-sm text-text-2">{t('profit.position')}</dt>
        <dd className="num title text-[26px]/9">
          <SignedAmount amount={totals.netPosition} />
        </dd>
        <dd className="max-w-60 text-xs text-text-3">{t('profit.positionText')}</dd>
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure label={t('profit.net')} note={t('profit.betCount', { count: bets })}>
          <SignedAmount amount={net} />
        </Figure>
        <Figure label={t('profit.stake')} note={t('profit.open', { amount: write(openStake) })}>
          {write(stake)}
        </Figure>
        <Figure label={t('profit.payout')}>{write(payout)}</Figure>
        <Figure label={t('profit.rewards')}>{write(rewards)}</Figure>
        <Figure label={t('profit.time')}>{writeTime(totals.minutesPlayed)}</Figure>
        <Figure label={t('profit.deposits')}>{write(deposits)}</Figure>
        <Figure label={t('profit.withdrawals')}>{write(withdrawals)}</Figure>
        <Figure label={t('profit.netDeposits')}>{write(totals.netDeposits)}</Figure>
      </dl>
    </div>
  );
}

type FigureProps = { readonly label: string; readonly note?: string; readonly children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="num text-[15px] font-semibold wrap-anywhere">{children}</dd>
      {note !== undefined && <dd className="num text-xs text-text-3">{note}</dd>}
    </div>
  );
}

/** The result from day to day, which a single day does not have, and the stakes by category. */
function ProfitCharts({ profit: { days, categories } }: { readonly profit: ProfitLoss }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const point = (label: string, amount: string) => ({ label, value: Number(amount), text: write(amount) });
  return (
    <>
      {days.length > 1 && (
        <Chart
          kind="line"
          title={t('profit.course')}
          of={{ label: t('profit.day'), value: t('profit.net') }}
          write={(value) => write(String(value))}
          points={days.map(({ date, cumulativeNet }) =>
            point(formatDate(Date.parse(date), locale, 'day'), cumulativeNet),
          )}
        />
      )}
      {categories.length > 0 && (
        <Chart
          kind="share"
          title={t('profit.stakesBy')}
          of={{ label: t('profit.category'), value: t('profit.stake') }}
          write={(value) => write(String(value))}
          points={largest(categories).map(({ gameType, stake }) =>
            point(gameType ? t(`common.category.${gameType}`) : t('profit.others'), stake),
          )}
        />
      )}
    </>
  );
}

/** A chart of shares has this many colours. */
const MOST_SHARES = 6;

type Share = { readonly gameType?: ProfitLossCategory['gameType']; readonly stake: string };

/** The categories with the largest stakes first; the smallest as one where there are too many. */
function largest(categories: readonly ProfitLossCategory[]): readonly Share[] {
  const sorted = [...categories].sort((a, b) => compareAmounts(b.stake, a.stake));
  if (sorted.length <= MOST_SHARES) return sorted;
  const rest = sorted.slice(MOST_SHARES - 1).reduce((sum, { stake }) => addAmounts(sum, stake), '0');
  return [...sorted.slice(0, MOST_SHARES - 1), { stake: rest }];
}

type ProfitCategoriesProps = {
  readonly categories: readonly ProfitLossCategory[];
  readonly onChoose: (category: GameCategory) => void;
};

/** The period by category. The name of a category shows it alone. */
function ProfitCategories({ categories, onChoose }: ProfitCategoriesProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const id = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="mb-2 text-sm font-medium text-text-2">
        {t('profit.byCategory')}
      </h4>
      <table className="w-full border-collapse text-sm">
        <ColumnHeads heads={[t('profit.category'), t('profit.stake'), t('profit.net')]} />
        <tbody>
          {categories.map(({ gameType, bets, stake, net }) => {
            const Icon = categoryIcons[gameType];
            return (
              <tr key={gameType} className="h-11 border-b border-line last:border-b-0">
                <th scope="row" className="text-left font-normal">
                  <span className="flex items-center gap-2.5">
                    <Icon size={16} aria-hidden="true" className="flex-none text-text-3" />
                    <span className="grid min-w-0">
                      <button type="button" onClick={() => onChoose(gameType)} className={LINK}>
                        {t(`common.category.${gameType}`)}
                      </button>
                      <span className="num text-xs text-text-3">{t('profit.betCount', { count: bets })}</span>
                    </span>
                  </span>
                </th>
                <td className="num text-right whitespace-nowrap">{write(stake)}</td>
                <td className="num text-right whitespace-nowrap">
                  <SignedAmount amount={net} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A name in a table that narrows the page down to it. */
const LINK = 'target text-left font-semibold text-brand-text underline-offset-2 hover:underline';

/** The columns of the days. The date shows its day alone. */
function useDayColumns(profit: ProfitLoss | undefined, onChoose: (date: string) => void) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const writeTime = usePlayedTime();
  const totals = profit?.totals;
  return useMemo(() => {
    const column = columnsOf<ProfitLossDay>();
    const numeric = { numeric: true } as const;
    return column.columns([
      column.accessor('date', {
        header: t('profit.day'),
        cell: ({ getValue }) => (
          <button type="button" onClick={() => onChoose(getValue())} className={LINK}>
            {formatDay(getValue(), locale)}
          </button>
        ),
        meta: { kind: 'day', card: 'title' },
      }),
      column.accessor('bets', {
        header: t('profit.bets'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.bets, locale) }),
        meta: { kind: 'number', ...numeric },
      }),
      column.accessor('stake', {
        header: t('profit.stake'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.stake) }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('payout', {
        header: t('profit.payout'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.payout) }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('net', {
        header: t('profit.net'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('rewards', {
        header: t('profit.rewards'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.rewards) }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('minutesPlayed', {
        header: t('profit.time'),
        cell: ({ getValue }) => writeTime(getValue()),
        ...(totals && { footer: writeTime(totals.minutesPlayed) }),
        meta: { kind: 'number', ...numeric },
      }),
    ]);
  }, [t, locale, write, writeTime, totals, onChoose]);
}

/** Writes minutes as hours and minutes. */
function usePlayedTime(): (minutes: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (total) => {
      const [hours, minutes] = [Math.floor(total / 60), total % 60];
      return hours === 0 ? t('profit.minutes', { minutes }) : t('profit.hours', { hours, minutes });
    },
    [t],
  );
}

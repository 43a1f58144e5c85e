import { keepPreviousData } from '@tanstack/react-query';
import { CalendarDays, FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetTeamOverview } from '#generated/client/agent/agent.ts';
import { ContractKind, OverviewPeriod, type TeamOverview } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useBrandZone } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { Sparkline } from '#portal/entities/chart/chart.tsx';
import { useWaitingContracts } from '#portal/entities/count/waiting-counts.tsx';
import { DayZone } from '#portal/entities/date-range/range-fields.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatDays, formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card, TitleRow } from '#portal/ui/card.tsx';
import { Popover } from '#portal/ui/popover.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { subtractAmounts } from '#shared/money/amount.ts';
import { agentsSide } from '../contracts/contract-parts.tsx';
import { SalaryCard } from './salary-card.tsx';
import { TeamChart } from './team-chart.tsx';
import { TopDownlines } from './top-downlines.tsx';

/** `agentTeamOverview`: the figures of the team for a period, a chart, and the strongest lines (AGENT-03). */
export function OverviewPage() {
  const hasRoom = useMediaQuery('(width >= 640px)');
  const { period } = usePeriod();
  const query = useGetTeamOverview({ period }, { query: { placeholderData: keepPreviousData } });
  const days = useDays(query.data);
  const offered = useSite()?.settings.contracts;
  const paysAgents = Object.values(ContractKind).some((kind) => offered?.[kind] === true);
  // By the time of the answer, which may come from the cache. One that is only kept has none.
  const ahead = query.data && query.dataUpdatedAt > 0 ? Date.parse(query.data.asOf) - query.dataUpdatedAt : 0;
  return (
    <div className="grid gap-3 sm:gap-3.5">
      <TitleRow>
        <div className="flex flex-1 flex-wrap justify-between gap-2 xl:justify-end">
          <PeriodSwitch />
          {hasRoom && <RangeButton days={days} />}
        </div>
      </TitleRow>
      {query.data ? (
        <>
          {paysAgents && <WaitingNote />}
          <FigureTiles overview={query.data} />
          <div className={cn('grid gap-3 sm:gap-3.5', paysAgents && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
            <TeamChart overview={query.data} range={<RangeButton days={days} isQuiet />} />
            {paysAgents && <SalaryCard overview={query.data} ahead={ahead} />}
          </div>
          <TopDownlines downlines={query.data.topDownlines} />
          <PeopleFigures overview={query.data} />
        </>
      ) : (
        <LoadState query={query} />
      )}
    </div>
  );
}

/** The first and the last day of a period, which are those of the brand. */
function useDays(overview: TeamOverview | undefined): string | undefined {
  const { locale } = useLanguage();
  const zone = useBrandZone();
  if (overview === undefined) return undefined;
  // The end is not part of the period.
  return formatDays(Date.parse(overview.from), Date.parse(overview.to) - 1, locale, zone);
}

/** How many contracts wait for the agent, and the way to them; nothing where none does. */
function WaitingNote() {
  const { t } = useTranslation();
  const { show } = usePanel();
  const count = useWaitingContracts();
  if (count === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="flex items-center gap-2.5 font-semibold">
        <FileClock size={18} aria-hidden="true" className="flex-none text-brand-text" />
        {t('team.waiting', { count })}
      </p>
      <Button size="sm" onClick={() => show('agentContractRequests?direction=incoming')}>
        {t('team.waitingShow')}
      </Button>
    </Card>
  );
}

type OverviewProps = { readonly overview: TeamOverview };

// Phones show the result beside the turnover.
const tiles = [
  { name: 'turnover', place: undefined },
  { name: 'deposits', place: 'max-sm:order-2' },
  { name: 'withdrawals', place: 'max-sm:order-3' },
  { name: 'result', place: 'max-sm:order-1' },
] as const;

/** The money of the period: each amount with its change and its course. */
function FigureTiles({ overview }: OverviewProps) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <dl className="grid grid-cols-2 gap-2.5 sm:gap-3.5 xl:grid-cols-4">
      {tiles.map(({ name, place }) => {
        const side = name === 'result' ? agentsSide : (amount: string) => amount;
        const [value, previous] = [side(overview[name].value), side(overview[name].previous)];
        const isNeutral = name === 'withdrawals';
        const change = isNeutral ? 0 : (changeOf(value, previous) ?? 0);
        return (
          <Card key={name} className={cn('min-w-0 px-3.5 py-3 sm:px-4.5 sm:pt-3.5', place)}>
            <dt className="text-xs text-text-2 sm:text-sm">{t(`team.tile.${name}`)}</dt>
            <dd className="num mt-0.5 text-xl font-bold wrap-anywhere sm:text-2xl">{write(value)}</dd>
            <dd className="mt-1 flex items-center justify-between gap-3 sm:min-h-8.5">
              <ChangeText value={value} previous={previous} before={write(previous)} isNeutral={isNeutral} />
              <Sparkline
                values={overview.chart.map((point) => Number(side(point[name])))}
                className={cn(
                  'max-sm:hidden',
                  change > 0 ? 'text-success' : change < 0 ? 'text-danger' : 'text-text-3',
                )}
              />
            </dd>
          </Card>
        );
      })}
    </dl>
  );
}

/** Who is in the team and what the agent earned. */
function PeopleFigures({ overview }: OverviewProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const { income, teamCount, activeIn30Days } = overview;
  const figures = [
    ...(['registrations', 'active'] as const).map((name) => {
      const { value, previous } = overview[name];
      return { name, value, previous, write: (count: number | string) => formatNumber(Number(count), locale) };
    }),
    { name: 'income' as const, ...income, write: (amount: number | string) => write(String(amount)) },
  ];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ name, value, previous, write: written }) => (
          <div key={name}>
            <dt className="text-xs text-text-2">{t(`team.tile.${name}`)}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="num text-lg">{written(value)}</span>
              <ChangeText value={String(value)} previous={String(previous)} before={written(previous)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="grid gap-0.5 text-xs text-text-2">
        {t('team.people', { count: teamCount, active: activeIn30Days })}
        <DayZone />
      </p>
    </Card>
  );
}

type ChangeTextProps = {
  readonly value: string;
  readonly previous: string;
  /** The figure of the period before in words. */
  readonly before: string;
  /** More is neither good nor bad. */
  readonly isNeutral?: boolean | undefined;
};

/** The change against the period before in percent; where that had nothing, its figure. */
function ChangeText({ value, previous, before, isNeutral = false }: ChangeTextProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const change = changeOf(value, previous);
  const words = t('team.before', { value: before });
  if (change === undefined) return <span className="text-xs text-text-3">{words}</span>;
  return (
    <span
      title={words}
      className={cn(
        'num text-xs sm:text-sm',
        isNeutral || change === 0 ? 'text-text-2' : change > 0 ? 'text-success' : 'text-danger',
      )}
    >
      {percentOf(change, locale)}
      <span className="sr-only">, {words}</span>
    </span>
  );
}

/** With its sign and one decimal: `+12.4%`, in Vietnamese `+12,4%`. */
function percentOf(share: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(share).replace('-', '\u2212');
}

/** By what share a figure has changed: 0.124 is 12.4% more. Undefined where there was nothing before. */
function changeOf(value: string, previous: string): number | undefined {
  const before = Number(previous);
  if (before === 0) return undefined;
  return Number(subtractAmounts(value, previous)) / Math.abs(before);
}

const periods = Object.values(OverviewPeriod);
const frequent = ['today', 'last7', 'last14', 'month'] as const;
const others = ['yesterday', 'last30'] as const;

/** The period that the address names; 14 days without one. */
function usePeriod() {
  const { params, change } = usePanel();
  const period = periods.find((known) => known === params.get('period')) ?? 'last14';
  return { period, choose: (next: OverviewPeriod) => change({ period: next }) };
}

/** Selects one of the frequent periods. */
function PeriodSwitch() {
  const { t } = useTranslation();
  const { period, choose } = usePeriod();
  return (
    <Segmented<OverviewPeriod>
      label={t('team.period')}
      options={frequent.map((value) => ({ value, label: t(`team.periods.${value}`) }))}
      value={period}
      onChange={choose}
      className="max-sm:grid max-sm:w-full max-sm:grid-cols-4 max-sm:[&>*]:px-1"
    />
  );
}

type RangeButtonProps = {
  /** The days of the period, once they are known. */
  readonly days: string | undefined;
  /** A button by its look, or a quiet one inside a card. */
  readonly isQuiet?: boolean;
};

/** Tells the days of the period, and opens the periods that are asked for less often. */
function RangeButton({ days, isQuiet = false }: RangeButtonProps) {
  const { t } = useTranslation();
  const { period, choose } = usePeriod();
  const text = days ?? t(`team.periods.${period}`);
  return (
    <Popover
      label={t('team.otherPeriods')}
      className="w-48 p-1.5"
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant={isQuiet ? 'ghost' : undefined}
          size={isQuiet ? 'sm' : 'md'}
          className={cn('num', isQuiet && '-mr-3 text-xs')}
        >
          <CalendarDays size={16} aria-hidden="true" />
          {text}
          <span className="sr-only">, {t('team.otherPeriods')}</span>
        </Button>
      )}
    >
      {(close) => (
        <ul className="grid">
          {others.map((value) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={value === period}
                className={cn(
                  'target h-10 w-full rounded-md px-2.5 text-left text-sm hover:bg-surface-3',
                  value === period && 'bg-surface-3 font-semibold',
                )}
                onClick={() => {
                  close();
                  choose(value);
                }}
              >
                {t(`team.periods.${value}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

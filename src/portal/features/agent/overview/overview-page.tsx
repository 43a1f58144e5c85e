import { useTranslation } from 'react-i18next';
import { useGetTeamOverview } from '../../../../../generated/client/agent/agent.ts';
import { OverviewPeriod, type TeamOverview } from '../../../../../generated/client/model/index.ts';
import { useBrandZone, useDates } from '../../../access/use-dates.ts';
import { useMoney } from '../../../access/use-money.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { Chart } from '../../../entities/chart/chart.tsx';
import { DayZone } from '../../../entities/date-range/day-zone.tsx';
import { LoadState } from '../../../entities/loading/load-state.tsx';
import { SignedAmount } from '../../../entities/money/signed-amount.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TopDownlines } from './top-downlines.tsx';

const periods = Object.values(OverviewPeriod);

/** `agentTeamOverview`: the figures of the team for a period, a chart, and the strongest lines (AGENT-03). */
export function OverviewPage() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const period = periods.find((known) => known === params.get('period')) ?? 'last7';
  const query = useGetTeamOverview({ period });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('team.period')}
          options={periods.map((value) => ({ value, label: t(`team.periods.${value}`) }))}
          value={period}
          onChange={(next) => change({ period: next })}
        />
        <DayZone />
      </div>
      {query.data ? <Figures overview={query.data} /> : <LoadState query={query} />}
    </div>
  );
}

function Figures({ overview }: { readonly overview: TeamOverview }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const brandZone = useBrandZone();
  const dates = useDates();
  const write = useMoney();
  // An hour is a moment on the visitor's clock; a day is one of the brand.
  const labelOf = (at: number) =>
    overview.bucket === 'hour' ? dates.write(at, 'time') : formatDate(at, locale, 'day', brandZone);
  const amounts = ['turnover', 'deposits', 'withdrawals', 'result'] as const;
  const counts = ['registrations', 'active'] as const;
  const tiles = [
    ...amounts.map((name) => {
      const { value, previous } = overview[name];
      return {
        name,
        value: name === 'result' ? <SignedAmount amount={value} /> : write(value),
        previous: write(previous),
      };
    }),
    ...counts.map((name) => {
      const { value, previous } = overview[name];
      return { name, value: formatNumber(value, locale), previous: formatNumber(previous, locale) };
    }),
  ];
  return (
    <>
      <p className="text-sm text-text-2">
        {t('team.people', { count: overview.teamCount, active: overview.activeIn30Days })}
      </p>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {tiles.map(({ name, value, previous }) => (
          <Card key={name} className="grid gap-1 p-4">
            <dt className="text-sm text-text-2">{t(`team.tile.${name}`)}</dt>
            <dd className="num text-xl wrap-anywhere">{value}</dd>
            <dd className="text-xs text-text-3">{t('team.before', { value: previous })}</dd>
          </Card>
        ))}
      </dl>
      <Card className="p-4 sm:p-5">
        <Chart
          kind="line"
          title={t('team.chart')}
          of={{ label: t('team.chartOf'), value: t('team.chart') }}
          points={overview.chart.map(({ at, turnover }) => ({
            label: labelOf(Date.parse(at)),
            value: Number(turnover),
            text: write(turnover),
          }))}
        />
      </Card>
      <TopDownlines downlines={overview.topDownlines} />
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#generated/model/index.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDate } from '#portal/lib/format.ts';
import { useMediaQuery } from '#portal/lib/use-media-query.ts';
import { Card } from '#portal/ui/card.tsx';
import { dayAt } from '#shared/time/zone.ts';
import { ChartPlot, type PlotPoint } from './chart-plot.tsx';

type TeamChartProps = {
  readonly overview: TeamOverview;
  /** Tells the days on phones. */
  readonly range: ReactNode;
};

/** What the team staked and was paid, hour by hour or day by day. The same figures are a table for screen readers. */
export function TeamChart({ overview, range }: TeamChartProps) {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery('(width >= 640px)');
  const points = usePoints(overview);
  const id = useId();
  const { bucket, period } = overview;
  const now = period === 'yesterday' ? undefined : t(`team.chart.now.${bucket}`);
  const title = t(hasRoom ? 'team.chart.title' : `team.chart.${bucket}`);
  return (
    <Card className="flex min-w-0 flex-col px-4 py-3.5 sm:px-5 sm:pt-4">
      {/* As high as the card beside it. */}
      <figure aria-labelledby={id} className="flex flex-1 flex-col">
        <figcaption className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={id} className="text-[15px] font-semibold">
            {title}
          </h3>
          {hasRoom ? <Legend now={now} /> : range}
        </figcaption>
        <ChartPlot points={points} label={title} marksLast={now !== undefined} />
        {/* A table is never narrower than its cells, so a box hides it. */}
        <div className="sr-only">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('team.chart.at')}</th>
                <th scope="col">{t('team.chart.turnover')}</th>
                <th scope="col">{t('team.chart.payouts')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, label, turnover, payouts }) => (
                <tr key={at}>
                  <th scope="row">{label}</th>
                  <td>{turnover.text}</td>
                  <td>{payouts.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </Card>
  );
}

function usePoints({ bucket, chart }: TeamOverview): readonly PlotPoint[] {
  const { locale } = useLanguage();
  const zone = useBrandZone();
  const dates = useDates();
  const write = useMoney();
  return chart.map((point) => {
    const at = Date.parse(point.at);
    // An hour is a moment on the visitor's clock; a day is one of the brand.
    const hour = bucket === 'hour' ? dates.write(at, 'time') : undefined;
    return {
      at,
      label: hour ?? formatDate(at, locale, 'day', zone),
      mark: hour ?? String(dayAt(at, zone).day),
      turnover: { value: Number(point.turnover), text: write(point.turnover) },
      payouts: { value: Number(point.prizes), text: write(point.prizes) },
    };
  });
}

function Legend({ now }: { readonly now: string | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-text-2">
      <li className="flex items-center gap-2">
        <span className="size-2.5 rounded-[3px] bg-chart-2/60" />
        {t('team.chart.turnover')}
      </li>
      <li className="flex items-center gap-2">
        <span className="h-[3px] w-2.5 rounded-full bg-chart-3" />
        {t('team.chart.payouts')}
      </li>
      {now !== undefined && (
        <li className="flex items-center gap-2">
          <span className="size-2.5 rounded-[3px] bg-brand-graphic" />
          {now}
        </li>
      )}
    </ul>
  );
}

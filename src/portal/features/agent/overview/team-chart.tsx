import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatDate } from '#portal/lib/format.ts';
import { Card } from '#portal/ui/card.tsx';
import { dayAt } from '#shared/time/zone.ts';

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

type Amount = { readonly value: number; readonly text: string };

type PlotPoint = {
  readonly at: number;
  /** In full, and as short as the axis has it. */
  readonly label: string;
  readonly mark: string;
  readonly turnover: Amount;
  readonly payouts: Amount;
};

type ChartPlotProps = {
  readonly points: readonly PlotPoint[];
  readonly label: string;
  /** The last point is the present. */
  readonly marksLast: boolean;
};

const COLUMNS = 'grid auto-cols-[minmax(0,1fr)] grid-flow-col';

/** Bars of the turnover under a line of the payouts. A pointer or the arrow keys read each point. */
function ChartPlot({ points, label, marksLast }: ChartPlotProps) {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery('(width >= 640px)');
  const [read, setRead] = useState<number>();
  const last = points.length - 1;
  const most = Math.max(...points.flatMap(({ turnover, payouts }) => [turnover.value, payouts.value]));
  const axis = axisOf(most, 4);
  const top = axis.at(-1) ?? 1;
  // A correction can make an hour negative, which is told but not drawn.
  const heightOf = ({ value }: Amount) => (Math.max(0, value) / top) * 100;
  const chosen = points[read ?? last];
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setRead(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * points.length))));
  };
  return (
    <div className="mt-3.5 grid flex-1 grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3 gap-y-2">
      <Axis marks={axis.filter((_, index) => hasRoom || index % 2 === 0)} />
      <div className="relative h-27 rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-focus sm:h-54 xl:h-auto xl:min-h-54">
        <div aria-hidden="true" className="absolute inset-0 flex flex-col justify-between">
          {axis.map((mark, index) => (
            <span
              key={mark}
              className={cn('h-0 border-t border-chart-grid', !hasRoom && index % 2 === 1 && 'invisible')}
            />
          ))}
        </div>
        <div aria-hidden="true" className={cn('absolute inset-0 items-end', COLUMNS)}>
          {points.map(({ at, turnover }, index) => (
            <span
              key={at}
              className={cn(
                'mx-auto w-3/5 max-w-4.5 rounded-[3px] forced-colors:border sm:w-2/5 sm:rounded-[4px]',
                marksLast && index === last ? 'bg-brand-graphic' : index === read ? 'bg-chart-2/80' : 'bg-chart-2/50',
              )}
              style={{ height: `${heightOf(turnover)}%` }}
            />
          ))}
        </div>
        {hasRoom && <PayoutsLine heights={points.map(({ payouts }) => heightOf(payouts))} />}
        {/* The platform's slider brings the keys and the swipe. */}
        <input
          type="range"
          min={0}
          max={last}
          value={read ?? last}
          aria-label={label}
          aria-valuetext={
            chosen &&
            t('team.chart.point', { at: chosen.label, turnover: chosen.turnover.text, payouts: chosen.payouts.text })
          }
          onChange={(event) => setRead(Number(event.target.value))}
          onFocus={(event) => event.target.matches(':focus-visible') && setRead(last)}
          onBlur={() => setRead(undefined)}
          onPointerMove={follow}
          onPointerLeave={() => setRead(undefined)}
          className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
        />
        {read !== undefined && chosen && <Reading point={chosen} at={read} of={points.length} />}
      </div>
      <Marks points={points} most={hasRoom ? 16 : 5} marksLast={marksLast} />
    </div>
  );
}

const ROUND = [1, 2, 2.5, 5, 10];
/** The step of an axis without values. */
const IDLE = 25;

/** The marks of an axis: from 0 in so many round steps that reach the highest value. */
export function axisOf(most: number, steps: number): readonly number[] {
  const least = most > 0 ? most / steps : IDLE;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((round) => round * power >= least) ?? 10) * power;
  return Array.from({ length: steps + 1 }, (_, mark) => mark * step);
}

/** The amounts beside the plot, the highest at the top. */
function Axis({ marks }: { readonly marks: readonly number[] }) {
  const { locale } = useLanguage();
  const symbol = useSite()?.brand.currency.symbol ?? '';
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  return (
    <div aria-hidden="true" className="num -my-2 flex flex-col-reverse justify-between text-right text-2xs text-text-3">
      {marks.map((mark) => (
        <span key={mark}>{`${symbol}${format.format(mark)}`}</span>
      ))}
    </div>
  );
}

function PayoutsLine({ heights }: { readonly heights: readonly number[] }) {
  const spots = heights.map((height, index) => `${index + 0.5},${100 - height}`);
  return (
    <>
      <svg
        viewBox={`0 0 ${heights.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <polyline
          points={spots.join(' ')}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-chart-3"
        />
      </svg>
      <span
        aria-hidden="true"
        className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface-1 bg-chart-3"
        style={{ left: `${(1 - 0.5 / heights.length) * 100}%`, bottom: `${heights.at(-1) ?? 0}%` }}
      />
    </>
  );
}

type ReadingProps = { readonly point: PlotPoint; readonly at: number; readonly of: number };

/** The amounts of a point, on the side that has room. The slider says the same. */
function Reading({ point, at, of }: ReadingProps) {
  const { t } = useTranslation();
  const isLeft = at < of / 2;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-1 z-10 mx-1 grid grid-cols-[auto_auto] gap-x-5 gap-y-0.5 rounded-md border border-line-strong bg-surface-pop px-3.5 py-2 text-2xs whitespace-nowrap shadow-2"
      style={isLeft ? { left: `${((at + 1) / of) * 100}%` } : { right: `${((of - at) / of) * 100}%` }}
    >
      <span className="col-span-2 text-text-2">{point.label}</span>
      <span className="font-medium">{t('team.chart.turnover')}</span>
      <span className="num text-right">{point.turnover.text}</span>
      <span className="font-medium">{t('team.chart.payouts')}</span>
      <span className="num text-right">{point.payouts.text}</span>
    </div>
  );
}

type MarksProps = Pick<ChartPlotProps, 'points' | 'marksLast'> & { readonly most: number };

/** The hours or days under the plot, as many as there is room for, always with the last. */
function Marks({ points, most, marksLast }: MarksProps) {
  const last = points.length - 1;
  const step = Math.ceil(points.length / most);
  return (
    <div aria-hidden="true" className={cn('num col-start-2 text-2xs text-text-3', COLUMNS)}>
      {points.map(({ at, mark }, index) => (
        <span
          key={at}
          className={cn('flex justify-center whitespace-nowrap', marksLast && index === last && 'text-text-1')}
        >
          {(last - index) % step === 0 && mark}
        </span>
      ))}
    </div>
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

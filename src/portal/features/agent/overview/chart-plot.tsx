import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#portal/access/site.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useMediaQuery } from '#portal/lib/use-media-query.ts';
import { axisOf } from './axis-of.ts';

type Amount = { readonly value: number; readonly text: string };

export type PlotPoint = {
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
export function ChartPlot({ points, label, marksLast }: ChartPlotProps) {
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

import { useId } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';

type ChartProps = {
  readonly kind: ChartKind;
  readonly title: string;
  /** The headers of the two columns of the table. */
  readonly of: { readonly label: string; readonly value: string };
  readonly points: readonly ChartPoint[];
  /** Formats a value without text; by default as a plain number of the language. */
  readonly write?: (value: number) => string;
  /** The label of a marked point. */
  readonly mark?: string;
};

/**
 * A line, bar or share chart. The same data is a table for screen readers.
 */
export function Chart({ kind, title, of, points, write, mark }: ChartProps) {
  const { locale } = useLanguage();
  const id = useId();
  if (points.length === 0) return null;
  const written: WritePoint = ({ value, text }) => text ?? (write ? write(value) : formatNumber(value, locale));
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-2 text-sm font-medium text-text-2">
        {title}
      </figcaption>
      <div aria-hidden="true" className="h-44">
        <ChartDrawing kind={kind} points={points} write={written} />
      </div>
      {/* A table is never narrower than its cells, so a box hides it. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{of.label}</th>
              <th scope="col">{of.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.isMarked && mark ? `${point.label}, ${mark}` : point.label}</th>
                <td>{written(point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type DrawingProps = {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  readonly write: WritePoint;
};

/** The drawing of a chart, with design tokens only. It fills its container; text keeps its size. */
function ChartDrawing({ kind, points, write }: DrawingProps) {
  if (kind === 'line') return <Line points={points} write={write} />;
  return kind === 'bar' ? <Bars points={points} write={write} /> : <Shares points={points} write={write} />;
}

type PartProps = Omit<DrawingProps, 'kind'>;

const COLUMNS = 'grid h-full auto-cols-[minmax(0,1fr)] grid-flow-col gap-1.5';

/** The number of letters that a phone has room for side by side. */
const PHONE_LETTERS = 42;

function Bars({ points, write }: PartProps) {
  const hasRoom = useMediaQuery('(width >= 640px)');
  const most = Math.max(0, ...points.map(({ value }) => value));
  const longest = Math.max(...points.map((point) => Math.max(point.label.length, write(point).length)));
  const isTight = !hasRoom && points.length * longest > PHONE_LETTERS;
  if (isTight) return <LyingBars points={points} write={write} most={most} />;
  return (
    <div className={COLUMNS}>
      {points.map((point) => (
        <div key={point.label} className="flex min-w-0 flex-col justify-end gap-1 text-center">
          <span className="num truncate text-2xs text-text-2">{write(point)}</span>
          <span
            className={cn(
              'mx-auto w-full max-w-10 rounded-t-sm transition-[height] motion-reduce:transition-none forced-colors:border',
              point.isMarked ? 'bg-brand-graphic' : 'bg-text-3',
            )}
            style={{ height: `${most > 0 ? Math.max(1, (Math.max(0, point.value) / most) * 70) : 1}%` }}
          />
          <span className={cn('truncate text-2xs', point.isMarked ? 'font-semibold text-text-1' : 'text-text-3')}>
            {point.label}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Bars with a line each, for texts that are too long to stand side by side. */
function LyingBars({ points, write, most }: PartProps & { readonly most: number }) {
  return (
    <ul className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] content-between items-center gap-x-3 text-2xs">
      {points.map((point) => (
        <li key={point.label} className="contents">
          <span className={point.isMarked ? 'font-semibold text-text-1' : 'text-text-3'}>{point.label}</span>
          <span
            className={cn('h-2 rounded-r-sm forced-colors:border', point.isMarked ? 'bg-brand-graphic' : 'bg-text-3')}
            style={{ width: `${most > 0 ? Math.max(1, (Math.max(0, point.value) / most) * 100) : 1}%` }}
          />
          <span className="num text-right text-text-2">{write(point)}</span>
        </li>
      ))}
    </ul>
  );
}

function Line({ points, write }: PartProps) {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least || 1;
  const spots = values.map((value, index) => {
    const x = points.length === 1 ? 50 : (index / (points.length - 1)) * 100;
    return `${x},${100 - ((value - least) / span) * 100}`;
  });
  const zero = 100 - ((0 - least) / span) * 100;
  const writeEdge = (edge: number) => write(points.find(({ value }) => value === edge) ?? { value: edge });
  return (
    <div
      className={cn(
        'grid h-full gap-1',
        least < 0 ? 'grid-rows-[auto_minmax(0,1fr)_auto_auto]' : 'grid-rows-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <span className="num text-2xs text-text-3">{writeEdge(most)}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation" className="size-full overflow-visible">
        <line x1="0" x2="100" y1={zero} y2={zero} vectorEffect="non-scaling-stroke" className="stroke-line-control" />
        <polyline
          points={spots.join(' ')}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand-graphic"
        />
      </svg>
      {least < 0 && <span className="num text-2xs text-text-3">{writeEdge(least)}</span>}
      <span className="flex justify-between gap-2 text-2xs text-text-3">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </span>
    </div>
  );
}

/** The segments of the shares differ in colour and follow the order of the list beside them. */
const TONES = ['bg-brand-graphic', 'bg-info', 'bg-warn', 'bg-success', 'bg-danger', 'bg-text-3'] as const;

function Shares({ points, write }: PartProps) {
  const total = points.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1;
  return (
    <div className="grid h-full content-start gap-3">
      <div className="flex h-8 gap-0.5 overflow-hidden rounded-md">
        {points.map(({ label, value }, index) => (
          <span
            key={label}
            className={cn('h-full', TONES[index % TONES.length])}
            style={{ width: `${(Math.max(0, value) / total) * 100}%` }}
          />
        ))}
      </div>
      <ul className="grid gap-x-6 gap-y-1 overflow-y-auto text-xs text-text-2 sm:grid-cols-2">
        {points.map((point, index) => (
          <li key={point.label} className="flex items-center gap-2">
            <span className={cn('size-2.5 flex-none rounded-full', TONES[index % TONES.length])} />
            <span className="min-w-0 flex-1">{point.label}</span>
            <span className="num">{write(point)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChartPoint = {
  readonly label: string;
  readonly value: number;
  /** The value as text, for amounts, whose digits a number may lose. */
  readonly text?: string;
  /** Highlights the point ("now" or "yours") in the brand's colour, and names it in the table. */
  readonly isMarked?: boolean;
};

/** Writes the value of a point. */
type WritePoint = (point: Pick<ChartPoint, 'value' | 'text'>) => string;

export type ChartKind = 'bar' | 'line' | 'share';

type SparklineProps = {
  /** In order; fewer than two have no course. */
  readonly values: readonly number[];
  readonly className?: string | undefined;
};

const [WIDTH, HEIGHT, MARGIN] = [92, 34, 4];

/** The course of a figure as a small line in the colour of its text. Decorative: the figure stands beside it. */
export function Sparkline({ values, className }: SparklineProps) {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const spots = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - MARGIN - ((value - least) / span) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" className={className}>
      <polyline
        points={spots.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

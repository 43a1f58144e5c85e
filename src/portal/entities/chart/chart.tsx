import { useId } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatNumber } from '../../lib/format.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartKind, ChartPoint, WritePoint } from './chart-point.ts';

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

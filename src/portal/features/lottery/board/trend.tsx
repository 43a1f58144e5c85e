import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { gapRows } from '#shared/lottery/figures.ts';

type TrendProps = {
  readonly title: string;
  /** The numbers that the place can have, a column each. */
  readonly numbers: readonly string[];
  /** The newest first. */
  readonly draws: readonly { readonly drawId: string; readonly label: string; readonly drawn: string }[];
};

/** The draws that are told in words. */
const TOLD = 10;

/**
 * What a place drew, a row for each draw, with a line from number to number. Elsewhere stand the draws since a number
 * came last. The table is scrolled in its box; the newest draws are told in words too.
 */
export function Trend({ title, numbers, draws }: TrendProps) {
  const { t } = useTranslation();
  const id = useId();
  const gaps = gapRows(
    numbers,
    draws.map(({ drawn }) => [drawn]),
  );
  const spots = draws.map(({ drawn }, row) => `${numbers.indexOf(drawn) + 0.5},${row + 0.5}`);
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-2">
      <figcaption id={id} className="text-sm font-medium text-text-2">
        {title}
      </figcaption>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-98 overflow-auto rounded-md border border-line outline-offset-[-2px]"
      >
        <div className="relative w-full min-w-84">
          {/* before the table, so that the drawn numbers stand on the line */}
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${numbers.length} ${draws.length}`}
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-x-0 top-8 left-22 h-[calc(100%-32px)] w-[calc(100%-88px)]"
          >
            <polyline
              points={spots.join(' ')}
              fill="none"
              strokeWidth="1.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-brand-graphic opacity-60"
            />
          </svg>
          <table className="num w-full table-fixed border-separate border-spacing-0 text-center text-xs">
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky top-0 left-0 z-sticky h-8 w-22 border-b border-line bg-surface-1 px-2.5 text-left font-medium text-text-3"
                >
                  {t('lottery.draw')}
                </th>
                {numbers.map((number) => (
                  <th
                    key={number}
                    scope="col"
                    className="sticky top-0 z-raised border-b border-line bg-surface-1 font-semibold"
                  >
                    {number}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {draws.map(({ drawId, label, drawn }, row) => (
                <tr key={drawId} className="even:bg-surface-2/50">
                  <th
                    scope="row"
                    className="sticky left-0 z-raised h-7 bg-surface-1 px-2.5 text-left font-normal whitespace-nowrap text-text-2"
                  >
                    {label}
                  </th>
                  {numbers.map((number, column) => (
                    <td key={number} className="p-0">
                      {number === drawn ? (
                        <span className="relative mx-auto grid size-6 place-items-center rounded-full bg-brand-soft font-bold text-brand-text">
                          {number}
                        </span>
                      ) : (
                        // What the figures beside it tell.
                        <span aria-hidden="true" className="text-2xs text-text-3">
                          {gaps[row]?.[column]}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <p className="text-xs text-text-2">
        {t('figures.lastDrawn', {
          numbers: draws
            .slice(0, TOLD)
            .map(({ drawn }) => drawn)
            .join(', '),
        })}
      </p>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import type { Figure } from '#shared/lottery/figures.ts';

/** What the grid shows of each ending. */
export type EndingValue = 'hits' | 'gap' | 'longestGap';

type EndingGridProps = {
  readonly title: string;
  /** Of 00 to 99, in their order. */
  readonly figures: readonly Figure[];
  readonly shown: EndingValue;
  readonly hot: readonly string[];
  readonly cold: readonly string[];
};

/** The hundred endings, ten in a row, with a figure each; hot and cold ones stand on their ground. */
export function EndingGrid({ title, figures, shown, hot, cold }: EndingGridProps) {
  const { t } = useTranslation();
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-sm font-medium text-text-2">{title}</figcaption>
      <ol aria-label={title} className="num grid grid-cols-10 gap-0.5 text-center sm:gap-1">
        {figures.map((figure) => (
          <li
            key={figure.number}
            className={cn(
              'rounded-xs bg-surface-2 py-1 leading-none light:bg-surface-3',
              hot.includes(figure.number) && 'bg-danger-soft light:bg-danger-soft',
              cold.includes(figure.number) && 'bg-info-soft light:bg-info-soft',
            )}
          >
            <b className="block text-sm font-bold">{figure.number}</b>
            <span className="sr-only">: </span>
            <span className="text-2xs text-text-2">{figure[shown]}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-2">
        <Legend className="bg-danger-soft" text={t('figures.hotShort')} />
        <Legend className="bg-info-soft" text={t('figures.coldShort')} />
      </p>
    </figure>
  );
}

function Legend({ className, text }: { readonly className: string; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cn('size-3 rounded-xs border border-line-strong', className)} />
      {text}
    </span>
  );
}

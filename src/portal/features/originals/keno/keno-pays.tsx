import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import { multiplierText } from '../odds-text.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';

interface KenoPaysProps {
  /** What each number of hits pays, from none. */
  readonly multipliers: readonly string[];
  /** The hits so far. */
  readonly hits: number | undefined;
}

/** What the hits pay for as many numbers as are picked. */
export function KenoPays({ multipliers, hits }: KenoPaysProps) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('originals.keno.pays')} className="flex w-full flex-wrap justify-center gap-1.5">
      {multipliers.map((multiplier, count) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of hits
          key={count}
          aria-current={count === hits || undefined}
          className={cn(
            'grid min-w-13 flex-1 justify-items-center rounded-md px-1 py-1.5 transition-colors',
            count === hits ? 'bg-on-art text-on-day-art' : 'bg-(--stage-veil)',
          )}
        >
          <span className="num text-sm font-bold">{multiplierText(shortMultiplier(multiplier))}</span>
          <span className={cn('text-2xs', count !== hits && 'text-on-art-2')}>
            {t('originals.keno.hits', { count })}
          </span>
        </li>
      ))}
    </ol>
  );
}

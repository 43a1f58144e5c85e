import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import { multiplierText } from '../odds-text.ts';
import { heat, rank } from '../parts/heat.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';

interface WheelLegendProps {
  readonly multipliers: readonly string[];
  /** The multiplier that was drawn. */
  readonly hit: string | undefined;
}

/** How many segments pay each multiplier. */
export function WheelLegend({ multipliers, hit }: WheelLegendProps) {
  const { t } = useTranslation();
  const kinds = [...new Set(multipliers)].sort((a, b) => Number(a) - Number(b));
  return (
    <ul aria-label={t('originals.luckyWheel.pays')} className="flex flex-wrap justify-center gap-2">
      {kinds.map((kind) => (
        <li
          key={kind}
          aria-current={kind === hit || undefined}
          className={cn(
            'grid min-w-18 justify-items-center rounded-md px-3 pt-1.5 pb-1 transition-colors',
            kind === hit ? 'bg-on-art text-on-day-art' : 'bg-overlay-ink text-on-art',
          )}
        >
          <span className="num text-md font-bold">{multiplierText(shortMultiplier(kind))}</span>
          <span className={cn('text-2xs', kind === hit ? 'text-on-day-art' : 'text-on-art-2')}>
            {t('originals.luckyWheel.share', {
              part: multipliers.filter((multiplier) => multiplier === kind).length,
              whole: multipliers.length,
            })}
          </span>
          <span
            aria-hidden="true"
            style={{ backgroundColor: Number(kind) === 0 ? undefined : heat(rank(kind, multipliers)) }}
            className="mt-1 h-1 w-full rounded-full bg-on-art/20"
          />
        </li>
      ))}
    </ul>
  );
}

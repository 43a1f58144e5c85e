import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import type { LineWin } from '#shared/games/lantern-reels.ts';
import { lineColour } from './line-colour.ts';
import { linePart } from './line-part.ts';

interface WinListProps {
  readonly wins: readonly LineWin[];
  /** The only line that is shown. */
  readonly only: number | undefined;
  readonly onOnly: (line: number | undefined) => void;
}

/** The lines that pay; each can be shown alone. Its room is kept, so that nothing moves with a win. */
export function WinList({ wins, only, onOnly }: WinListProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      role="group"
      aria-label={t('originals.lanternReels.wins')}
      className={cn('flex min-h-9 max-w-full flex-wrap justify-center gap-2', wins.length === 0 && 'invisible')}
    >
      {wins.map(({ line, symbol, count, pays }) => (
        <button
          key={line}
          type="button"
          aria-pressed={line === only}
          onClick={() => onOnly(line === only ? undefined : line)}
          className={cn(
            'target inline-flex h-8 items-center gap-2 rounded-full px-3 text-xs transition-colors',
            line === only ? 'bg-on-art text-on-day-art' : 'bg-(--stage-veil) text-on-art',
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: lineColour(line) }} />
          {t('originals.lanternReels.winOf', {
            line: line + 1,
            number: count,
            symbol: t(`originals.lanternReels.${symbol}`),
            multiplier: linePart(pays),
          })}
        </button>
      ))}
    </div>
  );
}

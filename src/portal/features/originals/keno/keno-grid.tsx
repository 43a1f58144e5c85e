import { useTranslation } from 'react-i18next';
import { useGridWalk } from '#portal/lib/use-grid-walk.ts';
import { CARD } from './picks.ts';
import './keno.css';

interface KenoGridProps {
  readonly picks: readonly number[];
  /** The drawn numbers that are lit. */
  readonly drawn: readonly number[];
  readonly disabled: boolean;
  /** No further number can be picked. */
  readonly full: boolean;
  readonly onToggle: (number: number) => void;
}

/** The card of forty numbers. */
export function KenoGrid({ picks, drawn, disabled, full, onToggle }: KenoGridProps) {
  const { t } = useTranslation();
  const { grid, cell } = useGridWalk<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div {...grid} role="group" aria-label={t('originals.keno.card')} className="keno-card">
      {CARD.map((number, index) => {
        const isPicked = picks.includes(number);
        const isDrawn = drawn.includes(number);
        const look = isPicked ? (isDrawn ? 'hit' : 'picked') : isDrawn ? 'drawn' : 'plain';
        return (
          <button
            {...cell(index)}
            key={number}
            type="button"
            aria-pressed={isPicked}
            aria-disabled={disabled || (full && !isPicked)}
            aria-label={
              isDrawn
                ? t(isPicked ? 'originals.keno.hitNumber' : 'originals.keno.drawnNumber', { number })
                : String(number)
            }
            onClick={() => !disabled && onToggle(number)}
            data-look={look}
            className="keno-number num"
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}

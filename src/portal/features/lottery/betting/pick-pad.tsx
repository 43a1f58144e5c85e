import { useTranslation } from 'react-i18next';
import type { PickRow, PlayType } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useGridWalk } from '#portal/lib/use-grid-walk.ts';
import { oddsText } from './chance-text.ts';
import { offeredBy, priceOf } from './play.ts';

type PickPadProps = {
  readonly play: PlayType;
  readonly row: PickRow;
  readonly picks: readonly string[];
  readonly onChange: (picks: readonly string[]) => void;
};

/** More choices than these are drawn lower, where a pointer picks them. */
const MANY = 50;

/** The choices of a row as toggles, one tab stop in which the arrow keys move. */
export function PickPad({ play, row, picks, onChange }: PickPadProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { grid, cell } = useGridWalk<HTMLDivElement>();
  const offered = offeredBy(row);
  const isFull = picks.length >= row.maxPicks;
  // Several rows have one price for all of their picks.
  const hasPrices = play.prices.length > 1 && play.rows.length === 1;
  const toggle = (pick: string) => {
    if (picks.includes(pick)) onChange(picks.filter((one) => one !== pick));
    // A single choice moves; of several ones the player takes one back first.
    else if (row.maxPicks === 1) onChange([pick]);
    else if (!isFull) onChange(offered.filter((one) => one === pick || picks.includes(one)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      {...grid}
      role="group"
      aria-label={row.label}
      className={cn('grid gap-1.5 @min-[440px]:gap-1', columnsOf(row, hasPrices))}
    >
      {offered.map((pick, index) => {
        const isPicked = picks.includes(pick);
        const price = hasPrices ? priceOf(play, pick) : undefined;
        return (
          <button
            {...cell(index)}
            key={pick}
            type="button"
            aria-pressed={isPicked}
            aria-disabled={isFull && !isPicked && row.maxPicks > 1}
            onClick={() => toggle(pick)}
            className={cn(
              'num grid place-content-center justify-items-center rounded-md px-1 text-[15px] font-semibold transition-colors',
              // A hundred choices and what follows them fit one view; fingers need more.
              offered.length > MANY ? 'min-h-11 xl:min-h-9 xl:touch:min-h-11' : 'min-h-11',
              isPicked
                ? 'bg-brand text-brand-contrast'
                : 'bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text-1 aria-disabled:opacity-40 light:bg-surface-3',
            )}
          >
            {row.options.find(({ value }) => value === pick)?.label ?? pick}
            {price && (
              <span className={cn('text-xs font-medium', !isPicked && 'text-text-3')}>
                <span className="sr-only">{t('betting.pays')} </span>
                {oddsText(price.odds, locale)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function columnsOf(row: PickRow, hasPrices: boolean): string {
  const { from, options } = row;
  if (from !== null && offeredBy(row).length === 11) return 'grid-cols-6 @min-[440px]:grid-cols-11';
  if (from !== null)
    return hasPrices ? 'grid-cols-4 @min-[440px]:grid-cols-7' : 'grid-cols-5 @min-[440px]:grid-cols-10';
  if (options.length <= 4) return 'grid-cols-2';
  return options.length > 12 ? 'grid-cols-4 @min-[440px]:grid-cols-7' : 'grid-cols-2 @min-[440px]:grid-cols-3';
}

import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import { heat, warmth } from '../parts/heat.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';

interface PlinkoBinsProps {
  readonly multipliers: readonly string[];
  /** The bin that the ball lies in. */
  readonly hit: number | undefined;
}

/** The bins with what they pay, from left to right. */
export function PlinkoBins({ multipliers, hit }: PlinkoBinsProps) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('originals.plinko.bins')} className="flex">
      {multipliers.map((multiplier, bin) => (
        <li
          // The same multiplier stands on both sides.
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
          key={bin}
          aria-current={hit === bin || undefined}
          className="@container relative min-w-0 flex-1 px-[1.5px]"
        >
          <span
            style={{ backgroundColor: heat(warmth(multiplier)) }}
            className={cn(
              'num grid h-11 place-items-center overflow-hidden rounded-[5px] text-2xs font-bold text-on-day-art [font-stretch:75%] @min-[30px]:h-9 @min-[30px]:text-xs @min-[44px]:text-sm @min-[44px]:[font-stretch:100%]',
              'shadow-[inset_0_2px_0_rgb(255_255_255/.35),inset_0_-3px_0_rgb(0_0_0/.18)] transition-[translate,filter] duration-base',
              hit !== undefined && hit !== bin && 'brightness-75',
              hit === bin && 'translate-y-1 outline-2 outline-on-art',
            )}
          >
            <span className="[writing-mode:vertical-rl] @min-[26px]:[writing-mode:horizontal-tb]">
              {shortMultiplier(multiplier)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

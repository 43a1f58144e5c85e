import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListDraws } from '#generated/client/lottery/lottery.ts';
import type { LotteryGame } from '#generated/model/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EndingNumber } from './numbers.tsx';
import { DrawName, drawsOf, RESULTS_ID } from './results.tsx';

/** The last special prize above the board of a narrow page, where all results stand far below; it leads to them. */
export function SpecialLine({ game }: { readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { data, isPending } = useListDraws(drawsOf(game.gameCode));
  if (isPending) return <Skeleton className="h-18 rounded-lg max-[389px]:h-22 lg:hidden" />;
  const [draw] = data?.content ?? [];
  const special = draw?.result?.prizes.find(({ prize }) => prize === 'SPECIAL')?.numbers[0];
  if (draw === undefined || special === undefined) return null;
  const showResults = () => {
    const heading = document.getElementById(RESULTS_ID);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={showResults}
      className="flex min-h-18 max-[389px]:min-h-22 items-center gap-3 rounded-lg border border-line bg-brand-soft px-3.5 py-2 text-left lg:hidden"
    >
      <span className="min-w-0 flex-1 max-sm:min-h-13">
        <span className="block text-sm font-semibold">{t('lottery.specialPrize')}</span>
        <span className="block text-xs text-text-2">
          <DrawName draw={draw} />. {t('lottery.allResults')}
        </span>
      </span>
      <EndingNumber number={special} className="text-3xl text-brand-text" />
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-text-2" />
    </button>
  );
}

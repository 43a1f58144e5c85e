import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#generated/model/index.ts';
import { Card } from '#portal/ui/card.tsx';
import { DigitFigures, type DigitFiguresProps } from './digit-figures.tsx';
import { EndingFigures } from './ending-figures.tsx';

export type BoardProps = { readonly game: Pick<LotteryGame, 'gameCode'> };

/** What a Vietnamese game has drawn of late, in figures, under the plain words that they foretell nothing (LOTTERY-11). */
export function Board({ game }: BoardProps) {
  const { t } = useTranslation();
  return (
    <Card className="min-w-0 overflow-clip">
      <section aria-labelledby="lottery-figures" className="grid min-w-0 gap-4 p-4 sm:p-5">
        <div className="grid gap-2">
          <h2 id="lottery-figures" className="title">
            {t('figures.title')}
          </h2>
          <NoMemory />
        </div>
        <EndingFigures gameCode={game.gameCode} />
      </section>
    </Card>
  );
}

/** The same of a game whose places each draw one number, in its history. */
export function Figures(props: DigitFiguresProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('figures.title')} className="grid min-w-0 gap-4 px-4 pb-4">
      <NoMemory />
      <DigitFigures {...props} />
    </section>
  );
}

function NoMemory() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2.5 text-xs">
      <Info size={16} aria-hidden="true" className="flex-none text-info" />
      {t('figures.noMemory')}
    </p>
  );
}

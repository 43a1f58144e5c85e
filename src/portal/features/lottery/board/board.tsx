import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '../../../../../generated/client/model/index.ts';
import { Card } from '../../../ui/card.tsx';
import { DigitFigures } from './digit-figures.tsx';
import { EndingFigures } from './ending-figures.tsx';

export type BoardProps = { readonly game: Pick<LotteryGame, 'gameCode' | 'gameGroupCode' | 'area'> };

/** What a game has drawn of late, in figures, under the plain words that they foretell nothing (LOTTERY-11). */
export function Board({ game }: BoardProps) {
  const { t } = useTranslation();
  return (
    <Card className="min-w-0 overflow-clip">
      <section aria-labelledby="lottery-figures" className="grid min-w-0 gap-4 p-4 sm:p-5">
        <div className="grid gap-2">
          <h2 id="lottery-figures" className="title">
            {t('figures.title')}
          </h2>
          <p className="flex items-start gap-2.5 rounded-md bg-info-soft px-3.5 py-2.5 text-sm">
            <Info size={18} aria-hidden="true" className="mt-px flex-none text-info" />
            {t('figures.noMemory')}
          </p>
        </div>
        {game.area === 'VN' ? <EndingFigures gameCode={game.gameCode} /> : <DigitFigures game={game} />}
      </section>
    </Card>
  );
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotteryGame } from '#generated/model/index.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LazyFigures } from './board/lazy-board.tsx';
import { DrawList } from './draw-list.tsx';
import { DrawSeal } from './draw-seal.tsx';
import { historyViews, useLottery } from './use-lottery.ts';

type DrawHistoryProps = {
  readonly game: LotteryGame;
  /** The draw that takes bets now or next. */
  readonly next: Draw | undefined;
};

/** What a game drew: its draws of a day, or the gaps or the trend of the last hundred. Below them the seal of the next. */
export const DrawHistory = memo(function DrawHistory({ game, next }: DrawHistoryProps) {
  const { t } = useTranslation();
  const { view, showView } = useLottery();
  return (
    <Card className="flex min-h-0 min-w-0 flex-col overflow-clip xl:h-full print:block">
      <section aria-labelledby="lottery-history" className="flex min-h-0 flex-1 flex-col print:block">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 py-3.5 pr-4 pl-5">
          <h3 id="lottery-history" className="title">
            {t('lottery.history')}
          </h3>
          <Segmented
            label={t('lottery.view')}
            value={view}
            options={historyViews.map((value) => ({ value, label: t(`lottery.views.${value}`) }))}
            onChange={showView}
            size="sm"
          />
        </div>
        <div className="min-h-0 flex-1 xl:overflow-y-auto xl:overscroll-contain">
          {view === 'list' ? <DrawList game={game} /> : <LazyFigures game={game} view={view} />}
        </div>
      </section>
      {next && <DrawSeal draw={next} />}
    </Card>
  );
});

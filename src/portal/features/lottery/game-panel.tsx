import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComingDraws, Draw, LotteryGame } from '#generated/model/index.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LazyBetting } from './betting/lazy-betting.tsx';
import { LazyFigures } from './board/lazy-board.tsx';
import { BoardColumns } from './board-columns.tsx';
import { DrawList } from './draw-list.tsx';
import { LazyEvidence } from './evidence/lazy-evidence.tsx';
import { historyViews, useLottery } from './use-lottery.ts';

/** What a game drew: its draws of a day, or the gaps or the trend of the last hundred. Below them the seal of the next. */
const DrawHistory = memo(function DrawHistory({ game, next }: DrawHistoryProps) {
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
        <div className="min-h-0 flex-1 scrollbar-thin xl:overflow-y-auto xl:overscroll-contain">
          {view === 'list' ? <DrawList game={game} /> : <LazyFigures game={game} view={view} />}
        </div>
      </section>
      {next && <DrawSeal draw={next} />}
    </Card>
  );
});

type GamePanelProps = {
  readonly game: LotteryGame;
  readonly coming: ComingDraws | undefined;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** A game below its head: what it drew, its board, the slip and the own bets. */
export function GamePanel({ game, coming, ahead }: GamePanelProps) {
  return (
    <>
      <BoardColumns history={<DrawHistory game={game} next={coming?.content[0]} />}>
        <LazyBetting gameCode={game.gameCode} draws={coming?.content} ahead={ahead} />
      </BoardColumns>
      <LazyEvidence />
    </>
  );
}

type DrawHistoryProps = {
  readonly game: LotteryGame;
  /** The draw that takes bets now or next. */
  readonly next: Draw | undefined;
};

/** The seal of a draw that is still to come, with the way to its evidence; nothing while it has none. */
function DrawSeal({ draw: { drawId, issueNo, commitment } }: { readonly draw: Draw }) {
  const { t } = useTranslation();
  const { verifyLink } = useLottery();
  if (commitment === null) return null;
  return (
    <p className="border-t border-line px-5 pt-3 pb-3.5 text-xs/4 text-text-3">
      {t('lottery.sealed', { issue: issueNo })}
      <Link
        {...verifyLink(drawId)}
        preventScrollReset
        title={commitment}
        className="target num mt-0.5 block w-fit font-semibold text-text-1 hover:underline"
      >
        {`${commitment.slice(0, 16)}…${commitment.slice(-8)}`}
      </Link>
    </p>
  );
}

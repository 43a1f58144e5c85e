import type { ComingDraws, LotteryGame } from '#generated/model/index.ts';
import { LazyBetting } from './betting/lazy-betting.tsx';
import { BoardColumns } from './board-columns.tsx';
import { DrawHistory } from './draw-history.tsx';
import { LazyEvidence } from './evidence/lazy-evidence.tsx';

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

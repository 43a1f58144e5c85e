import { useTranslation } from 'react-i18next';
import type { ComingDraws, DrawState, LotteryGame } from '../../../../generated/client/model/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LazyBetting } from './betting/lazy-betting.tsx';
import { Countdown } from './countdown.tsx';
import { DrawHistory } from './draw-history.tsx';
import { LazyEvidence } from './evidence/lazy-evidence.tsx';

type GamePanelProps = {
  readonly game: LotteryGame;
  readonly coming: ComingDraws | undefined;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** A game with its next draw and its results. */
export function GamePanel({ game, coming, ahead }: GamePanelProps) {
  const { t } = useTranslation();
  const [next] = coming?.content ?? [];
  return (
    <div className="grid min-w-0 gap-4">
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-50 flex-1">
          <h2 className="display text-[22px]/7">{game.gameName}</h2>
          <p className="mt-0.5 min-h-10 text-sm sm:min-h-5 text-text-2">
            {next && t('lottery.nextDraw', { issue: next.issueNo })}{' '}
            {t('lottery.closesBefore', { count: game.closeSeconds })}
          </p>
        </div>
        {game.maintenance ? <Badge tone="warn">{t('lottery.maintenance')}</Badge> : <NextState state={next?.state} />}
        {(coming === undefined || next) && <Countdown closesAt={next?.closesAt} ahead={ahead} />}
      </Card>
      <LazyBetting gameCode={game.gameCode} draws={coming?.content} ahead={ahead} />
      <DrawHistory game={game} />
      <LazyEvidence />
    </div>
  );
}

/** Whether bets on the next draw are open, in a word. */
export function NextState({ state }: { readonly state: DrawState | undefined }) {
  const { t } = useTranslation();
  if (state === undefined) return null;
  return <Badge tone={state === 'open' ? 'success' : 'neutral'}>{t(`lottery.state.${state}`)}</Badge>;
}

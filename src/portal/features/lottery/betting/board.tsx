import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial, useLoggedIn } from '#portal/access/session.ts';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { useLottery } from '../use-lottery.ts';
import { PickRows } from './pick-rows.tsx';
import { PlayChoice } from './play-choice.tsx';
import { randomPlay } from './quick-picks.ts';
import { SlipChase } from './slip-chase.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { StakeBar } from './stake-bar.tsx';
import type { BoardSlip, SlipOf } from './use-board-slip.ts';
import type { BoardPicks } from './use-picks.ts';

const Rules = lazyPart(() => import('./rules/rules-modal.tsx').then((part) => part.RulesModal));

/** Guests have no bets, and load no code for them. */
const OwnBets = lazyPart(() => import('./own/own-bets.tsx').then((part) => part.OwnBets));

type BoardProps = SlipOf & {
  readonly picks: BoardPicks;
  /** Undefined while it is unknown whose it is. */
  readonly slip: BoardSlip | undefined;
};

/** The board of a game, the slip beside it, and the own bets below. The chase stands on the board where it has room. */
export function Board({ picks: of, slip, plays, detail, draws, ahead }: BoardProps) {
  const { t } = useTranslation();
  const { rulesOf } = useLottery();
  const isMember = useLoggedIn() && !isTrial();
  const isWide = useMediaQuery('(width >= 1024px)');
  const { play, picks, entries, edit } = of;
  const { game } = detail;
  const board = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  const turnToBoard = () => setTurns(turns + 1);
  // After the sheet of the slip has closed, which gives the focus back.
  useEffect(() => {
    if (turns > 0) board.current?.focus();
  }, [turns]);
  const add = () => {
    if (!slip?.add(entries)) return toast.error(t('betting.sendFirst'));
    of.clear();
    // The button has nothing to add any more, and would lose the focus.
    board.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Card
        ref={board}
        tabIndex={-1}
        role="group"
        aria-label={t('betting.title')}
        className="flex min-w-0 scroll-mt-24 flex-col overflow-clip lg:[grid-area:board]"
      >
        <h2 className="sr-only">{t('betting.title')}</h2>
        <PlayChoice
          plays={plays.playTypes}
          chosen={play}
          onChoose={of.showPlay}
          onRandom={() => of.setPicks(randomPlay(play))}
        >
          <PickRows game={game} play={play} picks={picks} onChange={of.setPicks} />
        </PlayChoice>
        <StakeBar
          {...{ play, detail, entries }}
          unit={of.unit}
          multiple={of.times}
          onUnit={of.setUnit}
          onMultiple={of.setMultiple}
          onAdd={game.maintenance || slip === undefined ? undefined : add}
        />
        {isWide && slip && (
          <SlipChase slip={slip} className="flex-1 border-t border-line bg-surface-2/45 px-5 py-3.5" />
        )}
      </Card>
      {slip && (
        <SlipPanel
          slip={slip}
          isWide={isWide}
          onEdit={(place) => {
            const line = slip.takeOut(place);
            if (!line) return;
            edit(line);
            turnToBoard();
          }}
          onAgain={turnToBoard}
        />
      )}
      {isMember && (
        <Suspense fallback={<Skeleton className="h-40 rounded-lg lg:[grid-area:own]" />}>
          <OwnBets gameCode={game.gameCode} plays={plays.playTypes} draws={draws} ahead={ahead} />
        </Suspense>
      )}
      {rulesOf !== undefined && (
        <Suspense fallback={null}>
          <Rules plays={plays.playTypes} detail={detail} code={rulesOf} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetLotteryGame, useListPlayTypes } from '../../../../../generated/client/lottery/lottery.ts';
import { useGetMemberInfo } from '../../../../../generated/client/member/member.ts';
import type {
  Draw,
  LotteryGameDetail,
  LotteryLinePayload,
  PlayTypeList,
} from '../../../../../generated/client/model/index.ts';
import { isTrial, useLoggedIn } from '../../../access/session.ts';
import { LoadFailed } from '../../../entities/loading/load-failed.tsx';
import { sessionStore } from '../../../lib/storage.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLottery } from '../use-lottery.ts';
import { BettingSkeleton } from './betting-skeleton.tsx';
import { PickRows } from './pick-rows.tsx';
import { combinationsOf, entriesOf, noPicks, type Picks } from './play.ts';
import { PlayChoice } from './play-choice.tsx';
import { randomPlay } from './quick-picks.ts';
import { type SlipHandle, SlipPanel } from './slip-panel.tsx';
import { mostMultiple, StakeBar } from './stake-bar.tsx';
import { GUEST } from './use-slip.ts';

const Rules = lazy(() => import('./rules/rules-modal.tsx').then((part) => ({ default: part.RulesModal })));

/** Guests have no bets, and load no code for them. */
const OwnBets = lazy(() => import('./own/own-bets.tsx').then((part) => ({ default: part.OwnBets })));

export type BettingProps = {
  readonly gameCode: string;
  /** The coming draws, the nearest first. */
  readonly draws: readonly Draw[];
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** Betting on a game: the board with its play types, and the slip. */
export function Betting({ gameCode, draws, ahead }: BettingProps) {
  const { t } = useTranslation();
  const plays = useListPlayTypes(gameCode);
  const detail = useGetLotteryGame(gameCode);
  const failed = plays.error ?? detail.error;
  if (plays.data && detail.data) return <Board plays={plays.data} detail={detail.data} draws={draws} ahead={ahead} />;
  if (!failed) return <BettingSkeleton />;
  return (
    <Card>
      <LoadFailed
        title={t('betting.failed')}
        error={failed}
        busy={plays.isFetching || detail.isFetching}
        onRetry={() => {
          void plays.refetch();
          void detail.refetch();
        }}
      />
    </Card>
  );
}

type BoardProps = {
  readonly plays: PlayTypeList;
  readonly detail: LotteryGameDetail;
  readonly draws: readonly Draw[];
  readonly ahead: number;
};

function Board({ plays, detail, draws, ahead }: BoardProps) {
  const { t } = useTranslation();
  const { playType, showPlay, rulesOf } = useLottery();
  const owner = useOwner();
  const isMember = useLoggedIn() && !isTrial();
  const slip = useRef<SlipHandle>(null);
  // Each play type keeps its picks while the player looks at others.
  const [picked, setPicked] = useState<Readonly<Record<string, Picks>>>({});
  const [unit, setUnit] = useState(detail.units[0] ?? '1.00');
  const [multiple, setMultiple] = useState(1);
  const play = plays.playTypes.find((one) => one.playType === playType) ?? plays.playTypes[0];
  if (play === undefined) return null;

  const picks = picked[play.playType] ?? noPicks(play);
  const setPicks = (next: Picks) => setPicked((all) => ({ ...all, [play.playType]: next }));
  const times = Math.min(multiple, mostMultiple(play, detail, unit));
  const entries = entriesOf(play, picks, unit, times).filter((line) => combinationsOf(play, line.picks) > 0);
  const add = () => {
    if (slip.current?.add(entries)) setPicks(noPicks(play));
    else toast.error(t('betting.sendFirst'));
  };
  const edit = (line: LotteryLinePayload) => {
    setPicked((all) => ({ ...all, [line.playType]: line.picks }));
    setUnit(line.unit);
    setMultiple(line.multiple);
    showPlay(line.playType);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <Card className="min-w-0 overflow-clip">
          <h2 className="sr-only">{t('betting.title')}</h2>
          <PlayChoice
            plays={plays.playTypes}
            chosen={play}
            onChoose={showPlay}
            onRandom={() => setPicks(randomPlay(play))}
          >
            <PickRows game={detail.game} play={play} picks={picks} onChange={setPicks} />
          </PlayChoice>
          <StakeBar
            {...{ play, detail, entries, unit }}
            multiple={times}
            onUnit={setUnit}
            onMultiple={setMultiple}
            onAdd={detail.game.maintenance || owner === undefined ? undefined : add}
          />
        </Card>
        {isMember && (
          <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
            <OwnBets gameCode={detail.game.gameCode} plays={plays.playTypes} draws={draws} ahead={ahead} />
          </Suspense>
        )}
      </div>
      {owner !== undefined && (
        <SlipPanel key={owner} ref={slip} {...{ owner, detail, plays, draws, ahead }} onEdit={edit} />
      )}
      {rulesOf !== undefined && (
        <Suspense fallback={null}>
          <Rules plays={plays.playTypes} detail={detail} code={rulesOf} />
        </Suspense>
      )}
    </div>
  );
}

/** Whose slip it is; undefined while the account of a session is still unknown. */
function useOwner(): string | undefined {
  const loggedIn = useLoggedIn();
  const { data: member } = useGetMemberInfo({ query: { enabled: loggedIn } });
  return loggedIn ? (member?.account ?? sessionStore.get('account') ?? undefined) : GUEST;
}

import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListDraws } from '#generated/client/lottery/lottery.ts';
import type { ComingDraws, LotteryGame, LotteryGameCode, LotteryMenuGroup } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useLive } from '../../entities/live/live-state.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Countdown } from './countdown.tsx';
import { drawnNumbers, numberOfDay } from './drawn-numbers.ts';
import type { GameMenuProps } from './game-menu.tsx';
import { GameMenu } from './game-menu.tsx';
import { NextState } from './next-state.tsx';
import { Numbers } from './numbers.tsx';

const REFRESH_MS = 10_000;

type GameHeadProps = Pick<GameMenuProps, 'groups' | 'ahead'> & {
  readonly game: LotteryMenuGroup['games'][number];
  readonly coming: ComingDraws | undefined;
};

const DAY_SECONDS = 86_400;

/** The head of a game: its name, which leads to the others, what it drew last, and when its next draw closes. */
export function GameHead({ game, groups, coming, ahead }: GameHeadProps) {
  const { t } = useTranslation();
  const [next] = coming?.content ?? [];
  const family = groups.find(({ games }) => games.some(({ gameCode }) => gameCode === game.gameCode))?.labelName ?? '';
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5 pr-5 pl-4">
      <div className="flex min-w-60 flex-1 items-center gap-3.5 max-sm:basis-full">
        <img
          src={pictureUrl(game.picture)}
          alt=""
          width={54}
          height={54}
          className="size-12 flex-none rounded-md object-cover sm:size-13.5"
        />
        <div className="min-w-0">
          <GameChooser {...{ game, groups, ahead }} />
          <p className="min-h-10 text-sm text-text-2 xl:min-h-5">
            {next && t('lottery.nextDraw', { issue: next.issueNo })}{' '}
            {game.intervalSeconds === null
              ? t('lottery.closesBefore', { count: game.closeSeconds })
              : t('lottery.drawsADay', { family, count: Math.floor(DAY_SECONDS / game.intervalSeconds) })}
          </p>
        </div>
      </div>
      <LatestDraw key={game.gameCode} gameCode={game.gameCode} />
      <span aria-hidden="true" className="h-11 w-px bg-line max-xl:hidden" />
      <div className="flex items-center gap-3.5 max-sm:w-full max-sm:justify-between">
        {game.maintenance ? <Badge tone="warn">{t('lottery.maintenance')}</Badge> : <NextState state={next?.state} />}
        {(coming === undefined || next) && <Countdown closesAt={next?.closesAt} ahead={ahead} />}
      </div>
    </Card>
  );
}

type GameChooserProps = Omit<GameMenuProps, 'chosen' | 'onLeave'> & { readonly game: LotteryGame };

/** The name of the game, which opens the list of the games. */
function GameChooser({ game, groups, ahead }: GameChooserProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('lottery.games')}
      placement="bottom-start"
      className="max-h-[min(600px,calc(100dvh-120px))] w-90 max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain"
      trigger={(props) => (
        <h2 className="display text-[22px]/7">
          <button
            {...props}
            type="button"
            className="target inline-flex max-w-full items-center gap-2 rounded-sm text-left"
          >
            {game.gameName}
            <ChevronDown size={18} aria-hidden="true" className="flex-none text-text-3" />
          </button>
        </h2>
      )}
    >
      {(close) => <GameMenu groups={groups} chosen={game.gameCode} ahead={ahead} onLeave={close} />}
    </Popover>
  );
}

/** The last draw of a game with its numbers; nothing before the first one. */
function LatestDraw({ gameCode }: { readonly gameCode: LotteryGameCode }) {
  const { t } = useTranslation();
  const dates = useDates();
  // The live stream reports draws.
  const { data, isPending } = useListDraws(
    { gameCode, state: 'settled', pageSize: 1 },
    { query: { refetchInterval: useLive() ? false : REFRESH_MS } },
  );
  if (isPending) return <Skeleton className="h-10 w-75 rounded-md max-xl:order-last max-xl:w-full" />;
  const [draw] = data?.content ?? [];
  if (draw === undefined) return null;
  return (
    <section
      aria-label={t('lottery.latest')}
      className="flex min-h-10 items-center gap-3.5 max-xl:order-last max-xl:w-full max-sm:justify-between"
    >
      <p className="num text-xs/4 text-text-3 xl:text-right">
        <span className="block whitespace-nowrap">{t('lottery.issue', { issue: numberOfDay(draw) })}</span>
        <time dateTime={draw.drawAt} className="block">
          {dates.write(Date.parse(draw.drawAt), 'time')}
        </time>
      </p>
      <Numbers numbers={drawnNumbers(draw)} size="lg" />
    </section>
  );
}

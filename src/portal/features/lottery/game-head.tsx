import { useTranslation } from 'react-i18next';
import type { ComingDraws, LotteryMenuGroup } from '#generated/model/index.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from './countdown.tsx';
import { GameChooser } from './game-chooser.tsx';
import type { GameMenuProps } from './game-menu.tsx';
import { LatestDraw } from './latest-draw.tsx';
import { NextState } from './next-state.tsx';

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

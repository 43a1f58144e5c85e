import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryGame, LotteryMenuGroup } from '../../../../generated/client/model/index.ts';
import { timeLeft } from '../../entities/time/time-left.ts';
import { useTime } from '../../entities/time/use-time.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { Card } from '../../ui/card.tsx';
import { useChosenInView } from './use-chosen-in-view.ts';
import { useLottery } from './use-lottery.ts';

type GameMenuProps = {
  readonly groups: readonly LotteryMenuGroup[];
  readonly chosen: string;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** The families of games, each game with the time until it closes. On a narrow page the games stand in one line. */
export const GameMenu = memo(function GameMenu({ groups, chosen, ahead }: GameMenuProps) {
  const { t } = useTranslation();
  const line = useChosenInView<HTMLDivElement>(chosen);
  return (
    <nav aria-label={t('lottery.games')} className="-mx-gutter min-w-0 lg:mx-0">
      <Card
        ref={line}
        className="flex gap-4 overflow-x-auto rounded-none border-x-0 px-gutter py-3 lg:grid lg:gap-3 lg:overflow-visible lg:rounded-lg lg:border-x lg:px-2.5"
      >
        {groups.map(({ gameGroupCode, labelName, games }) => (
          <section key={gameGroupCode} aria-labelledby={`lottery-${gameGroupCode}`} className="flex-none">
            <h2 id={`lottery-${gameGroupCode}`} className="mb-1 px-2.5 text-xs font-semibold text-text-2">
              {labelName}
            </h2>
            <ul className="flex gap-1 lg:grid lg:gap-0.5">
              {games.map((game) => (
                <li key={game.gameCode}>
                  <GameLink game={game} chosen={game.gameCode === chosen} ahead={ahead} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
    </nav>
  );
});

type GameLinkProps = { readonly game: LotteryGame; readonly chosen: boolean; readonly ahead: number };

function GameLink({ game, chosen, ahead }: GameLinkProps) {
  const { gameLink } = useLottery();
  return (
    <Link
      to={gameLink(game.gameCode)}
      preventScrollReset
      aria-current={chosen ? 'page' : undefined}
      className={cn(
        'flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-sm whitespace-nowrap hover:bg-surface-2',
        chosen ? 'bg-surface-3 font-semibold text-text-1' : 'text-text-2',
      )}
    >
      <img
        src={pictureUrl(game.picture)}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 rounded-sm object-cover"
      />
      <span className="flex-1">{game.gameName}</span>
      <Left game={game} ahead={ahead} />
    </Link>
  );
}

/** The time until bets on the game close. */
function Left({ game: { nextClosesAt, maintenance }, ahead }: Pick<GameLinkProps, 'game' | 'ahead'>) {
  const { t } = useTranslation();
  const time = useTime(ahead);
  const left = nextClosesAt === null || maintenance ? 0 : Date.parse(nextClosesAt) - time;
  return <span className="num text-xs text-text-2">{left > 0 ? timeLeft(left) : t('lottery.closed')}</span>;
}

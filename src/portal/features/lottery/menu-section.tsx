import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryGame, LotteryGameCode } from '#generated/model/index.ts';
import { timeLeft } from '../../entities/time/time-left.ts';
import { useTime } from '../../entities/time/use-time.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { FavouriteStar } from './favourites/favourite-star.tsx';
import { gamePath } from './game-path.ts';

export type MenuSectionProps = {
  /** Tells the section from others of the menu. */
  readonly code: string;
  readonly name: string;
  readonly games: readonly LotteryGame[];
  readonly chosen: string;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
  readonly favourites: readonly LotteryGameCode[];
  readonly onToggle: (code: LotteryGameCode) => void;
  /** Called before a game opens. */
  readonly onLeave: () => void;
};

/** Some games of the menu under a heading; nothing where there are none. */
export function MenuSection({ code, name, games, chosen, ahead, favourites, onToggle, onLeave }: MenuSectionProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={`lottery-${code}`} className="min-w-0">
      <h2 id={`lottery-${code}`} className="mb-1 px-2.5 text-xs font-semibold text-text-2">
        {name}
      </h2>
      <ul className="grid gap-0.5">
        {games.map((game) => (
          <li
            key={game.gameCode}
            className={cn(
              'flex items-center rounded-md pr-1 hover:bg-surface-2',
              game.gameCode === chosen && 'bg-surface-3',
            )}
          >
            <GameLink game={game} chosen={game.gameCode === chosen} ahead={ahead} onLeave={onLeave} />
            <FavouriteStar game={game} isFavourite={favourites.includes(game.gameCode)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type GameLinkProps = Pick<MenuSectionProps, 'ahead' | 'onLeave'> & {
  readonly game: LotteryGame;
  readonly chosen: boolean;
};

function GameLink({ game, chosen, ahead, onLeave }: GameLinkProps) {
  return (
    <Link
      to={gamePath(game)}
      preventScrollReset
      onClick={onLeave}
      aria-current={chosen ? 'page' : undefined}
      className={cn(
        'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 text-sm',
        chosen ? 'font-semibold text-text-1' : 'text-text-2',
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
      <span className="min-w-0 flex-1">{game.gameName}</span>
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

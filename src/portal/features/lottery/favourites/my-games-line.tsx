import { History, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryGame } from '#generated/model/index.ts';
import { gamePath } from '../game-path.ts';

type MyGamesLineProps = { readonly favourites: readonly LotteryGame[]; readonly recent: readonly LotteryGame[] };

/** The member's favourites and the games bet on last, in one line; nothing where there are none. */
export function MyGamesLine({ favourites, recent }: MyGamesLineProps) {
  const { t } = useTranslation();
  const others = recent.filter(({ gameCode }) => !favourites.some((game) => game.gameCode === gameCode));
  if (favourites.length + others.length === 0) return null;
  return (
    <nav aria-label={t('lottery.mine')}>
      <ul className="flex gap-2">
        {favourites.map((game) => (
          <GameChip key={game.gameCode} game={game} isFavourite />
        ))}
        {others.map((game) => (
          <GameChip key={game.gameCode} game={game} isFavourite={false} />
        ))}
      </ul>
    </nav>
  );
}

function GameChip({ game, isFavourite }: { readonly game: LotteryGame; readonly isFavourite: boolean }) {
  const { t } = useTranslation();
  const Icon = isFavourite ? Star : History;
  return (
    <li>
      <Link
        to={gamePath(game)}
        preventScrollReset
        className="target inline-flex h-8.5 items-center gap-1.5 rounded-full border border-line bg-surface-1 px-3 text-sm font-medium whitespace-nowrap text-text-2 hover:border-line-strong hover:text-text-1 touch:h-touch"
      >
        <Icon size={14} aria-hidden="true" />
        <span className="sr-only">{t(isFavourite ? 'lottery.favourite' : 'lottery.recentGame')} </span>
        {game.gameName}
      </Link>
    </li>
  );
}

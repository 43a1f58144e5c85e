import { History } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#generated/model/index.ts';
import { useKeepsFavourites } from '../../entities/favourite/use-keeps-favourites.ts';
import { GameThumb } from '../../entities/game/game-thumb.tsx';
import { useLaunch } from '../../entities/launch/use-launch.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { noFilters } from './lobby-filters.ts';
import { useRecentGames } from './use-recent-games.ts';

/** As many as stand side by side on a wide screen. */
const MOST = 5;

/** The member's last played games, ready to start (LOBBY-09). The height is fixed, so nothing moves. */
export const ContinueStrip = memo(function ContinueStrip({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const recent = useRecentGames(category, noFilters);
  const launch = useLaunch();
  const hasPast = useKeepsFavourites();
  if (!hasPast || recent.isError) return null;
  const games = recent.played.slice(0, MOST);
  return (
    <section aria-label={t('lobbies.continue')} className="mt-3 flex items-center gap-4.5">
      <h2 className="flex flex-none items-center gap-2 text-sm font-semibold text-text-2 max-sm:sr-only">
        <History size={16} aria-hidden="true" />
        {t('lobbies.continue')}
      </h2>
      {recent.isPending && <Skeleton className="h-13.5 flex-1 rounded-lg" />}
      {!recent.isPending && games.length === 0 && (
        <p className="flex h-13.5 items-center text-sm text-text-3">{t('lobbies.noRecentBody')}</p>
      )}
      {games.length > 0 && (
        <ul className="-mx-gutter -my-1 flex min-w-0 flex-1 gap-2.5 overflow-x-auto px-gutter py-1 [scrollbar-width:none] lg:mx-0 lg:px-1">
          {games.map((game) => (
            <li key={game.nodeId} className="w-47 flex-none sm:w-auto sm:max-w-64 sm:min-w-44 sm:flex-1">
              <button
                type="button"
                aria-label={t('common.game.play', { game: game.gameName })}
                onClick={() => launch(game)}
                className="flex h-13.5 w-full items-center gap-2.5 rounded-lg border border-line bg-surface-1 px-2 text-left transition-colors hover:border-line-strong hover:bg-surface-2"
              >
                <GameThumb src={game.picture} gameType={game.gameType} className="size-10" />
                <span className="min-w-0">
                  <span className="block truncate text-sm/4.5 font-semibold">{game.gameName}</span>
                  <span className="block truncate text-xs text-text-2">{game.vendorName}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
